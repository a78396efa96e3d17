import { isDay } from '../../engine/inputs/day.ts'
import { isKept } from './as-enacted.ts'
import type { ReportProblem } from './report.ts'
import { type DatedValue, daysOf, inForceOn, type RateTable, type Reading, type TableEntry, type TaxYears } from './tables.ts'

/**
 * Checks that a figure, or bands, set every year have a value for every known year after their first, different from the year before unless
 * the law froze it. A date belongs to one tax year, so it is set every year too.
 */
export function checkYearly(report: ReportProblem, entry: TableEntry, table: RateTable, { years }: TaxYears): void {
  entry.values.forEach(({ frozen }, index) => {
    if (frozen && !isDay(frozen.until))
      report(['values', index, 'frozen', 'until'], `${frozen.until} is not a real date; write one that is, for example 2028-04-05`)
  })
  const yearsAsEnacted = Object.values(years).filter(({ isAsEnacted }) => isAsEnacted !== undefined)
  entry.values.forEach(({ from, announced, unknown }, index) => {
    if (announced && !isDay(announced.until))
      report(['values', index, 'announced', 'until'], `${announced.until} is not a real date; write one that is, for example 2028-04-05`)
    if (announced && entry.indexed === undefined)
      report(['values', index, 'announced'], 'only an entry that the law sets every year can rest on an announcement; remove it', {
        key: true,
      })
    if (unknown !== undefined && !yearsAsEnacted.some(({ starts, ends }) => starts <= from && from <= ends))
      report(['values', index, 'unknown'], 'pages show this year, so its figures have to be known; write the reading', { key: true })
  })
  const isDate = entry.kind === 'date'
  if (entry.indexed === undefined && !isDate) {
    entry.values.forEach(({ frozen }, index) => {
      if (frozen)
        report(['values', index, 'frozen'], 'only an indexed entry can be frozen; add indexed: true to the entry, or remove frozen', {
          key: true,
        })
    })
    return
  }
  const sorted = Object.entries(years)
    .map(([name, days]) => ({ name, isAsEnacted: days.isAsEnacted !== undefined, ...daysOf(table, days) }))
    .sort((one, other) => (one.starts < other.starts ? -1 : 1))
  const missing = new Set<number>()
  sorted.forEach(({ name, starts, ends, isAsEnacted }, index) => {
    const before = sorted[index - 1]
    const previous = before && inForceOn(entry, before.starts)
    const current = inForceOn(entry, starts)
    if (!previous || !current) return
    const [then, now] = [statuteOf(previous.dated), statuteOf(current.dated)]
    if (then === undefined || now === undefined) return
    const isSame = sameFigures(then, now)
    const words = isDate ? 'date' : typeof now === 'string' ? 'figure' : 'bands'
    const isFrozen = [previous, current].some(({ dated }) => dated.frozen !== undefined && dated.frozen.until >= ends)
    const path = ['values', current.index, 'readings', 'statute', 'value']
    const why = isDate ? 'a date belongs to one tax year' : 'it is indexed'
    const freeze = isDate ? '' : '. If you have read an Act that keeps last year’s, cite that Act under frozen'
    if (previous.index === current.index && !isFrozen) {
      // What is not known of a year that no page shows yet has no value.
      if (isAsEnacted || missing.has(current.index)) return
      missing.add(current.index)
      report(
        ['values', current.index, 'from'],
        `there is no value for ${name} although ${why}; add "- from: ${starts}" with the ${words} for that year below this value${freeze}`,
      )
    } else if (isSame && !isFrozen && !(isAsEnacted && isKept(previous.dated, ends))) {
      const equal = typeof then === 'string' ? `the value equals last year’s ${then}` : 'the bands equal last year’s'
      report(path, `${equal} although ${why}; write the ${words} for ${name}${freeze}`)
    } else if (!isSame && previous.dated.frozen && previous.dated.frozen.until >= ends) {
      const { until, law } = previous.dated.frozen
      const [differ, last] =
        typeof then === 'string' && typeof now === 'string'
          ? [`${now} differs from last year’s ${then}, which is`, then]
          : ['the bands differ from last year’s, which are', 'those']
      report(path, `${differ} frozen until ${until} (${law}); write ${last}, or the day on which the freeze ended`)
    }
  })
}

const statuteOf = ({ readings }: DatedValue) => readings['statute']?.value

/** Whether two values have the same figures, whatever their bands are called. */
const sameFigures = (one: Reading['value'], other: Reading['value']) => figuresOf(one) === figuresOf(other)

const figuresOf = (value: Reading['value']) =>
  typeof value === 'string' ? value : value.map(({ rate, upTo }) => `${rate} to ${upTo ?? ''}`).join()
