// A form imports it, so it imports no arithmetic.

/** Financial years start on 1 April. Interpretation Act 1978 Sch.1. */
const FINANCIAL_YEAR_STARTS = '-04-01'

/** The first day of the financial year that a day lies in: `2023-04-01` for `2024-03-31`. */
export function financialYearOf(day: string): string {
  const started = `${yearOf(day)}${FINANCIAL_YEAR_STARTS}`
  return started <= day ? started : `${yearOf(day) - 1}${FINANCIAL_YEAR_STARTS}`
}

/** The last day of the financial year that starts in a tax year’s first year, `2025-03-31` for 2024/25. */
export const endOfFinancialYear = (firstDayOfTaxYear: string): string =>
  dayAfter(`${yearOf(firstDayOfTaxYear) + 1}${FINANCIAL_YEAR_STARTS}`, -1)

/** A day in milliseconds. */
export const A_DAY = Date.parse('1970-01-02')

/** The day of a time in milliseconds, such as `2024-04-01`. */
export const isoOf = (time: number): string => new Date(time).toISOString().slice(0, '2024-04-01'.length)

/** The day some days after another. */
export const dayAfter = (day: string, days: number): string => isoOf(Date.parse(day) + days * A_DAY)

const yearOf = (day: string) => Number(day.split('-', 1)[0])
