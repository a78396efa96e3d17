import { isDay } from '../../engine/inputs/day.ts'
import { daysLater } from '../../engine/inputs/day-sums.ts'
import type { ReportProblem } from './report.ts'
import type { DatedValue, RateTable, TableEntry, TaxYears } from './tables.ts'

const FIRST_DAY = '04-06'

/**
 * Checks that each value starts on a real date, after the one before it, within the known tax years, and on the first day of a year unless
 * a law says otherwise. Returns true if all of them do.
 */
export function checkDates(report: ReportProblem, entry: TableEntry, table: RateTable, { years }: TaxYears): boolean {
  const yearStarts = table.yearStarts ?? FIRST_DAY
  const known = Object.values(years)
  const starts = known.map((year) => Number(year.starts.slice(0, 4)))
  const first = Math.min(...starts) - Number(table.yearsBefore ?? 0)
  const firstDays = Array.from({ length: Math.max(...starts) - first + 1 }, (_, index) => `${first + index}-${yearStarts}`)
  const [earliest = '', latest = ''] = [firstDays[0], firstDays.at(-1)]
  const isKnown = (from: string) => from >= earliest && known.some(({ ends }) => from <= ends)
  const nearest = (date: string) => [...firstDays].sort((one, other) => daysBetween(one, date) - daysBetween(other, date))[0] ?? earliest

  const faultOf = ({ from, startLaw }: DatedValue, previous: string | undefined): string | undefined => {
    if (!isDay(from)) return `${from} is not a real date; write one that is, for example ${nearest(from)}`
    if (!isKnown(from)) {
      return `${from} is not in the tax years that calculators know; write ${earliest} to ${latest}, or add the year to rates/tax-years.yaml`
    }
    if (previous !== undefined && from <= previous)
      return `${from} does not come after ${previous}; put the values in order of date, each date once`
    if (startLaw !== undefined || from.endsWith(`-${yearStarts}`)) return undefined
    return `${from} is not the first day of a year; write ${nearest(from)}, or add the law that says so, for example startLaw: FA 2025 s.7(3)`
  }
  let last: string | undefined
  let isRight = checkEnds(report, entry)
  entry.values.forEach((dated, index) => {
    const fault = faultOf(dated, last)
    if (fault !== undefined) {
      report(['values', index, 'from'], fault)
      isRight = false
      return
    }
    last = dated.from
    if (dated.startLaw !== undefined && dated.from.endsWith(`-${yearStarts}`)) {
      report(['values', index, 'startLaw'], 'a value that starts on the first day of a year needs no law for it; remove startLaw', {
        key: true,
      })
    }
  })
  return isRight
}

/** Checks that an abolished figure ends on a real date, on or after its first day and before the next value starts. */
function checkEnds(report: ReportProblem, { kind, values }: TableEntry): boolean {
  let isRight = true
  values.forEach(({ from, ends }, index) => {
    if (!ends) return
    const next = values[index + 1]
    const fault =
      kind === 'date'
        ? 'a date belongs to one tax year and needs no end; remove ends'
        : !isDay(ends.on)
          ? `${ends.on} is not a real date; write one that is, for example 2025-04-05`
          : ends.on < from
            ? `${ends.on} is before ${from}, when the value starts; write the last day on which it applies`
            : next !== undefined && next.from <= ends.on
              ? `${ends.on} is not before ${next.from}, when the next value starts; correct one of the two`
              : next !== undefined && 'statute' in next.readings && daysLater(ends.on, 1) === next.from
                ? `the next value starts the day after, on ${next.from}, so nothing ends; remove ends`
                : undefined
    if (fault === undefined) return
    report(['values', index, 'ends', ...(kind === 'date' ? [] : ['on'])], fault, { key: kind === 'date' })
    isRight = false
  })
  return isRight
}

/** Roughly how many days lie between two dates. Works for dates that do not exist, such as 31 April. */
const daysBetween = (one: string, other: string) => Math.abs(daysIn(one) - daysIn(other))

const daysIn = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return year * 372 + month * 31 + day
}

/** The values that start within a tax year, and the day from which calculators read each: the next 6 April, unless byDay is set. */
export const overlookedUntil = (
  { byDay, values }: TableEntry,
  { years }: TaxYears,
): { readonly index: number; readonly readFrom: string }[] =>
  values.flatMap(({ from }, index) => {
    const year = Object.values(years).find(({ starts, ends }) => starts < from && from <= ends)
    // A financial year starts five days before the tax year, which is not worth a warning.
    if (byDay !== undefined || year === undefined || from >= `${year.ends.slice(0, 4)}-04-01`) return []
    return [{ index, readFrom: `${year.ends.slice(0, 4)}-${FIRST_DAY}` }]
  })
