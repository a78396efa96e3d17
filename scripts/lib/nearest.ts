import { slipsBetween } from '../rates/nearest-name.ts'

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
