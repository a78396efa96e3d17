/** Puts whoever opens a part of a form into its first box, where there is nothing else to do with it than to fill that in. */
export function openAtFirstBox(): void {
  document.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element && target.closest('summary')?.closest<HTMLDetailsElement>('details[data-first-box]')
    // The part opens after the click.
    if (fold && !fold.open) fold.addEventListener('toggle', () => fold.querySelector('input')?.focus(), { once: true })
  })
}
