/** As wide as two columns of text need. */
const WIDE = '(min-width: 960px)'

/** Opens what is folded on a phone where there is room for it. */
export function openFolds(): void {
  if (matchMedia(WIDE).matches) for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold')) fold.open = true
}
