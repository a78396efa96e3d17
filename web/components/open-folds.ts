/** As wide as two columns of text need. */
const WIDE = '(min-width: 960px)'

/** Opens what is folded on a phone where there is room for it, in the whole page or in a part of it. */
export function openFolds(part: ParentNode = document): void {
  if (matchMedia(WIDE).matches) for (const fold of part.querySelectorAll<HTMLDetailsElement>('details.fold')) fold.open = true
}
