/**
 * The names that somebody most likely meant by a word, best first, at most three: names that contain the word, else names that are
 * only a few typing slips away. Capitals are ignored.
 */
export function nearest(word: string, names: readonly string[]): string[] {
  const meant = word.toLowerCase()
  const most = word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 4))
  return names
    .map((name) => ({ name, slips: isPart(meant, name.toLowerCase()) ? 0 : slipsBetween(meant, name.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** The name that somebody most likely meant, or undefined if none is close. */
export const nearestName = (word: string, names: readonly string[]): string | undefined => nearest(word, names)[0]

/** `; did you mean a or b?`, or an empty text if no name is close. */
export function didYouMean(word: string, names: readonly string[]): string {
  const meant = nearest(word, names)
  return meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`
}

/** One or two letters are part of nearly every name, so a shorter word says nothing. */
const isPart = (word: string, name: string) => word.length > 2 && name.includes(word)

/** How many letters to insert, leave out, change or swap with the next to turn one word into the other (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = now
  }
  return last[other.length] ?? 0
}
