/** Whether somebody can see something: it is not hidden, nor in a part that is folded. */
export function isSeen(element: Element): boolean {
  if (element.closest('[hidden], noscript')) return false
  const fold = element.closest('details:not([open])')
  const isItsSummary = fold !== null && element.closest('summary')?.parentElement === fold
  return fold === null || ((element === fold || isItsSummary) && (fold.parentElement === null || isSeen(fold.parentElement)))
}
