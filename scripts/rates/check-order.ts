import { nearestName } from '../lib/nearest.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import { reportOn } from './report.ts'
import { inForceOn, type RateTable, READINGS, type TableEntry } from './tables.ts'

/**
 * Checks that an entry stays below the entry that it names, on every date and in each reading. What the law says of one is not compared with
 * what the specification says of the other. Adds to `problems`, which has those of the table so far.
 */
export function checkOrder(yaml: YamlFile, problems: Problem[], { entries }: RateTable): void {
  // If a figure is wrong in itself, its order says nothing more. Out of order, it may be so with two others.
  const wrong = new Set(problems.map(({ entry }) => entry))
  for (const [name, lower] of Object.entries(entries)) {
    if (lower.below === undefined) continue
    const report = reportOn(problems, yaml, name)
    const upper = Object.hasOwn(entries, lower.below) ? entries[lower.below] : undefined
    if (upper === undefined) {
      const near = nearestName(lower.below, Object.keys(entries))
      const example = near === undefined ? 'for example class1.upperEarningsLimit' : `the nearest is ${near}`
      report(['below'], `there is no entry ${lower.below} in this table; correct one of the two names (${example})`)
      continue
    }
    if (wrong.has(name) || wrong.has(lower.below)) continue
    if (measureOf(lower) !== measureOf(upper)) {
      report(
        ['below'],
        `this entry is in ${measureOf(lower)} and ${lower.below} in ${measureOf(upper)}: they cannot be compared; correct the unit of one, or remove below`,
      )
      continue
    }
    const fault = firstFault(lower, upper)
    if (!fault) continue
    const { low, high } = fault
    // Of two values, the later one has most likely just been written.
    const isLower = high.from <= low.from
    const [own, other, otherName] = isLower ? [low, high, lower.below] : [high, low, name]
    reportOn(
      problems,
      yaml,
      isLower ? name : lower.below,
    )(
      ['values', own.index, 'readings', own.reading, 'value'],
      `${own.value} is not ${isLower ? 'below' : 'above'} ${otherName}, which is ${other.value} (${other.reading}, from ${other.from}); ` +
        `correct the wrong one, or write ${other.value} here and ${own.value} there if the two were swapped`,
    )
  }
}

/** The first two values, of the same date and reading, that are not in order. */
function firstFault(lower: TableEntry, upper: TableEntry) {
  const dates = [...lower.values, ...upper.values].map(({ from }) => from).sort()
  for (const date of dates) {
    for (const reading of READINGS) {
      const [low, high] = [valueOn(lower, date, reading), valueOn(upper, date, reading)]
      if (low && high && !isBelow(low.value, high.value)) return { low, high }
    }
  }
  return undefined
}

/** What a reading says of an entry on a date; undefined if it says nothing, or has bands, which have no order. */
function valueOn(entry: TableEntry, date: string, reading: string) {
  const found = inForceOn(entry, date)
  const value = found?.dated.readings[reading]?.value
  return found && typeof value === 'string' ? { index: found.index, from: found.dated.from, reading, value } : undefined
}

const isBelow = (low: string, high: string) =>
  low.split('-').length === 3 ? low < high : Number(low.replace('%', '')) < Number(high.replace('%', ''))

const measureOf = ({ kind, unit }: TableEntry) => (kind === 'amount' ? (unit ?? kind) : kind)
