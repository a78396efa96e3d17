/**
 * The names that somebody most likely meant by a word, best first and at most three: those that have it as a part, else those that
 * few slips of the pen make of it. Capitals do not count.
 */
export function nearest(word: string, names: readonly string[]): string[] {
  const meant = word.toLowerCase()
  return names
    .map((name) => ({ name, slips: name.toLowerCase().includes(meant) ? 0 : slipsBetween(meant, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= Math.max(2, Math.min(word.length, name.length) / 3))
    .sort((a, b) => a.slips - b.slips || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** `; did you mean a or b?`, or nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const meant = nearest(word, names)
  return meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`
}

/** How many letters must be put in, left out or changed (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 0; row < a.length; row++) {
    const here = [row + 1]
    for (let column = 0; column < b.length; column++) {
      const [left = 0, up = 0, corner = 0] = [here[column], above[column + 1], above[column]]
      here.push(Math.min(left + 1, up + 1, corner + (a[row] === b[column] ? 0 : 1)))
    }
    above = here
  }
  return above.at(-1) ?? 0
}
