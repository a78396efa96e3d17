import { isDay } from '../../engine/inputs/day.ts'
import type { Report } from './report.ts'
import type { Entry, RateTable, TaxYears } from './tables.ts'

const FIRST_DAY = '04-06'

/** Each value starts on a real day, after the one before it, within the tax years that are known, and on the first of a year unless a law says so. */
export function checkDates(report: Report, entry: Entry, table: RateTable, { years }: TaxYears): void {
  const yearStarts = table.yearStarts ?? FIRST_DAY
  const known = Object.values(years)
  const first = known.map(({ starts }) => starts).sort()[0] ?? ''
  const last =
    known
      .map(({ ends }) => ends)
      .sort()
      .at(-1) ?? ''
  const earliest = `${Number(first.slice(0, 4)) - Number(table.yearsBefore ?? 0)}-${yearStarts}`

  entry.values.forEach(({ from, startLaw }, index) => {
    const path = ['values', index, 'from']
    const previous = entry.values[index - 1]?.from
    if (!isDay(from)) return report(path, `there is no day ${from}; write a real one, for example ${firstDayNear(from, yearStarts)}`)
    if (previous !== undefined && from <= previous) {
      return report(path, `${from} does not come after ${previous}; put the values in order of date, each date once`)
    }
    if (from < earliest) {
      return report(path, `${from} is before the first day that a calculator asks about; write ${earliest} or later`)
    }
    if (from > last) {
      return report(path, `${from} is after the last known tax year; write ${last} or earlier, or add the year to rates/tax-years.yaml`)
    }
    const isFirstDay = from.endsWith(`-${yearStarts}`)
    if (!isFirstDay && startLaw === undefined) {
      return report(
        path,
        `${from} is not the first day of a year; write ${firstDayNear(from, yearStarts)}, or add the law that says so, for example startLaw: FA 2025 s.7(3)`,
      )
    }
    if (isFirstDay && startLaw !== undefined) {
      report(['values', index, 'startLaw'], `${from} is the first day of a year, which needs no law of its own; remove startLaw`, {
        key: true,
      })
    }
  })
}

/** The first day of a year that lies nearest to a date, even to one that there is not. */
function firstDayNear(date: string, yearStarts: string): string {
  const year = Number(date.slice(0, 4))
  const distance = (candidate: string) => Math.abs(daysIn(candidate) - daysIn(date))
  return [year - 1, year, year + 1].map((each) => `${each}-${yearStarts}`).sort((one, other) => distance(one) - distance(other))[0] ?? date
}

const daysIn = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return year * 372 + month * 31 + day
}

/** Values that every calculator but those which ask by day will overlook for the rest of the tax year: each with the day it is read from. */
export const overlookedUntil = ({ byDay, values }: Entry, { years }: TaxYears): { readonly index: number; readonly readFrom: string }[] =>
  values.flatMap(({ from }, index) => {
    const year = Object.values(years).find(({ starts, ends }) => starts < from && from <= ends)
    // A financial year starts five days before the tax year: nothing worth a word.
    if (byDay !== undefined || year === undefined || from >= `${year.ends.slice(0, 4)}-04-01`) return []
    return [{ index, readFrom: `${year.ends.slice(0, 4)}-${FIRST_DAY}` }]
  })
