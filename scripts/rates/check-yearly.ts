import { isDay } from '../../engine/inputs/day.ts'
import type { Report } from './report.ts'
import type { DatedValue, Entry, TaxYears } from './tables.ts'

/**
 * A figure that is set anew each year has a value of its own for every known tax year after its first, other than that of the year before,
 * unless the law froze it. A day of the calendar belongs to one tax year, so it is set anew each year too.
 */
export function checkYearly(report: Report, entry: Entry, { years }: TaxYears): void {
  entry.values.forEach(({ frozen }, index) => {
    if (frozen && !isDay(frozen.until))
      report(['values', index, 'frozen', 'until'], `there is no day ${frozen.until}; write a real one, for example 2028-04-05`)
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
  const sorted = Object.entries(years).sort(([, one], [, other]) => (one.starts < other.starts ? -1 : 1))
  const missing = new Set<number>()
  sorted.forEach(([name, { starts, ends }], index) => {
    const before = sorted[index - 1]?.[1]
    const previous = before && inForceOn(entry, before.starts)
    const current = inForceOn(entry, starts)
    if (!previous || !current) return
    const [then, now] = [textOf(previous.dated), textOf(current.dated)]
    if (then === undefined || now === undefined) return
    const isFrozen = [previous, current].some(({ dated }) => dated.frozen !== undefined && dated.frozen.until >= ends)
    const path = ['values', current.index, 'readings', 'statute', 'value']
    const why = isDate ? 'a day belongs to one tax year' : 'it is indexed'
    const freeze = isDate ? '' : `, or say that the law froze it, for example frozen: { until: ${ends}, law: FA 2021 s.5 }`
    if (previous.index === current.index && !isFrozen) {
      if (missing.has(current.index)) return
      missing.add(current.index)
      report(
        ['values', current.index, 'from'],
        `there is no value for ${name} although ${why}; add "- from: ${starts}" with the figure of that year below this value${freeze}`,
      )
    } else if (then === now && !isFrozen) {
      report(path, `the value equals last year’s ${then} although ${why}; write the figure of ${name}${freeze}`)
    } else if (then !== now && previous.dated.frozen && previous.dated.frozen.until >= ends) {
      report(
        path,
        `${now} differs from last year’s ${then}, which is frozen until ${previous.dated.frozen.until} (${previous.dated.frozen.law}); write ${then}, or the day on which the freeze did end`,
      )
    }
  })
}

function inForceOn({ values }: Entry, date: string): { readonly index: number; readonly dated: DatedValue } | undefined {
  const index = values.findLastIndex(({ from }) => from <= date)
  const dated = values[index]
  return dated && { index, dated }
}

const textOf = ({ readings }: DatedValue) => {
  const value = readings['statute']?.value
  return typeof value === 'string' ? value : undefined
}
