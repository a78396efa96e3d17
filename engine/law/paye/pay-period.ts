import { type Amount, number } from '../../expression/amount.ts'
import { type Condition, isAbove, NEVER } from '../../expression/condition.ts'
import type { PeriodOf } from '../../inputs/pay-periods.ts'

/** The tax weeks or months of the year up to the end of a pay period. */
export const elapsed = (payPeriod: Amount, { each }: PeriodOf): Amount => (each === 1 ? payPeriod : payPeriod.times(number(each)))

/** Whether a payday is one more than the weeks of the year have room for: week 53, or its like. SI 2003/2682 reg.31(4). */
export const isExtraPayday = (payPeriod: Amount, { unit, each, inYear }: PeriodOf): Condition =>
  unit === 'month' ? NEVER : isAbove(payPeriod, number(inYear / each))
