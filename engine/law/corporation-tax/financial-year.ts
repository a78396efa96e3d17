// A form imports this file, so the file imports no arithmetic.
import { daysLater } from '../../inputs/day-sums.ts'

/** Financial years start on 1 April. Interpretation Act 1978 Sch.1. */
const FINANCIAL_YEAR_STARTS = '-04-01'

/** The first day of the financial year that a day lies in: `2023-04-01` for `2024-03-31`. */
export function financialYearOf(day: string): string {
  const started = `${yearOf(day)}${FINANCIAL_YEAR_STARTS}`
  return started <= day ? started : `${yearOf(day) - 1}${FINANCIAL_YEAR_STARTS}`
}

/** The last day of the financial year that starts in a tax year’s first year, `2025-03-31` for 2024/25. */
export const endOfFinancialYear = (firstDayOfTaxYear: string): string =>
  daysLater(`${yearOf(firstDayOfTaxYear) + 1}${FINANCIAL_YEAR_STARTS}`, -1)

const yearOf = (day: string) => Number(day.split('-', 1)[0])
