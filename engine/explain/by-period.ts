import { PAY_PERIODS, type PayPeriod } from '../inputs/paid-per.ts'
import { timesAYear } from '../inputs/yearly-pay.ts'
import type { Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import { rowsAsShown } from '../result/rows.ts'

/** The rows of a year’s sum for one period, each with its pennies. */
export interface PeriodColumn {
  readonly period: PayPeriod
  readonly rows: readonly Row[]
}

/**
 * The rows of a year that add up, for each period of `inputs`: the year as it is, and for any other its share of the year to the nearest
 * penny. Each column adds up as shown: where it would be a penny out, a row other than the answer is rounded the other way. A fortnight is
 * there only for somebody who is paid by it. Pounds for each period.
 */
export function byPeriod({ rows, headline }: Result, inputs: Readonly<Record<string, unknown>>): PeriodColumn[] {
  const inSum = rows.filter(({ isInSum, layout }) => isInSum && !layout?.isHidden)
  return PAY_PERIODS.filter((period) => period !== 'fortnight' || inputs['payPer'] === period).map((period) => {
    if (period === 'year') return { period, rows: inSum }
    const times = timesAYear(period, inputs)
    const shares = inSum.map((row) => ({ ...row, value: row.value.dividedBy(times) }))
    return { period, rows: rowsAsShown(shares, {}, ({ key }) => key === headline) }
  })
}
