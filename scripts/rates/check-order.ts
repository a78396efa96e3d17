import { nearestName } from './nearest-name.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import { reportOn } from './report.ts'
import type { Entry, RateTable } from './tables.ts'

const READINGS = ['statute', 'constants', 'text']

/**
 * An entry that is to stay below another does so on every date, reading by reading: what the law says of one and the specification of the
 * other is in no order.
 */
export function checkOrder(yaml: YamlFile, problems: Problem[], { entries }: RateTable): void {
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
    if (measureOf(lower) !== measureOf(upper)) {
      report(
        ['below'],
        `this entry is in ${measureOf(lower)} and ${lower.below} in ${measureOf(upper)}: they cannot be compared; correct the unit of one, or remove below`,
      )
      continue
    }
    const told = new Set<string>()
    const dates = [...lower.values, ...upper.values].map(({ from }) => from)
    for (const date of [...new Set(dates)].sort()) {
      for (const reading of READINGS) {
        const [low, high] = [valueOn(lower, date, reading), valueOn(upper, date, reading)]
        if (!low || !high || told.has(`${low.place} ${high.place}`) || isBelow(low.value, high.value)) continue
        told.add(`${low.place} ${high.place}`)
        // The later of two values is the one that somebody has just written.
        const at = high.from > low.from ? high : low
        const [own, other] = at === low ? [low, high] : [high, low]
        reportOn(
          problems,
          yaml,
          at === low ? name : lower.below,
        )(
          ['values', at.index, 'readings', at.reading, 'value'],
          `${own.value} is not ${at === low ? 'below' : 'above'} ${at === low ? lower.below : name}, which is ${other.value} (${other.reading}, from ${other.from}); ` +
            `correct the wrong one, or write ${other.value} here and ${own.value} there if the two were swapped`,
        )
      }
    }
  }
}

/** What a reading says of an entry on a date, where it says anything. Bands and methods have no order. */
function valueOn({ values }: Entry, date: string, reading: string) {
  const index = values.findLastIndex(({ from }) => from <= date)
  const dated = values[index]
  const value = dated?.readings[reading]?.value
  return dated && typeof value === 'string' ? { index, from: dated.from, reading, value, place: `${index} ${reading}` } : undefined
}

const isBelow = (low: string, high: string) =>
  low.split('-').length === 3 ? low < high : Number(low.replace('%', '')) < Number(high.replace('%', ''))

const measureOf = ({ kind, unit }: Entry) => (kind === 'amount' ? (unit ?? kind) : kind)
