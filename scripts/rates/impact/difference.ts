/** A stretch in which two lists are the same or differ: the items of each list there. */
interface Hunk<Item> {
  readonly before: readonly Item[]
  readonly after: readonly Item[]
  readonly isSame: boolean
}

/** Splits two lists into stretches that are the same and stretches that differ, by their longest common subsequence. */
export function differenceOf(before: readonly string[], after: readonly string[]): Hunk<string>[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const width = now.length + 1
  // The length of the longest common subsequence from each place onwards.
  const lengths = new Uint16Array((old.length + 1) * width)
  const lengthAt = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--) {
    for (let other = now.length - 1; other >= 0; other--) {
      lengths[one * width + other] =
        old[one] === now[other] ? lengthAt(one + 1, other + 1) + 1 : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
    }
  }
  const hunks: { before: string[]; after: string[]; isSame: boolean }[] = []
  const stretch = (isSame: boolean) => {
    const last = hunks.at(-1)
    if (last?.isSame === isSame) return last
    const next = { before: [], after: [], isSame }
    hunks.push(next)
    return next
  }
  const same = (items: readonly string[]) => {
    if (items.length === 0) return
    const { before: ours, after: theirs } = stretch(true)
    ours.push(...items)
    theirs.push(...items)
  }
  same(before.slice(0, start))
  let [one, other] = [0, 0]
  while (one < old.length || other < now.length) {
    const [ours, theirs] = [old[one], now[other]]
    if (ours !== undefined && ours === theirs) {
      same([ours])
      one++
      other++
    } else if (ours !== undefined && (theirs === undefined || lengthAt(one + 1, other) >= lengthAt(one, other + 1))) {
      stretch(false).before.push(ours)
      one++
    } else if (theirs !== undefined) {
      stretch(false).after.push(theirs)
      other++
    }
  }
  same(before.slice(before.length - end))
  return hunks
}
