import { type Amount, figure } from '../../formula/amount.ts'
import { type Condition, isAbove } from '../../formula/condition.ts'
import type { IncomeTaxRates } from './rates.ts'

/**
 * The Personal Allowance for a year. It falls by £1 for every £2 of adjusted net income above the income limit, and what is left is
 * rounded up to a whole pound. ITA 2007 s.35. Annual pounds.
 */
export function personalAllowance(adjustedNetIncome: Amount, rates: IncomeTaxRates): Amount {
  const { amount, incomeLimit, taperRate } = rates.incomeTax.personalAllowance
  const taper = adjustedNetIncome.over(figure(incomeLimit)).times(figure(taperRate))
  const left = isTapered(rates) ? figure(amount).less(taper).atLeastNil() : figure(amount)
  const isRounded = rates.methods.incomeTax.personalAllowanceRounding.value === 'up-to-the-pound'
  return (isRounded ? left.rounded('up-to-the-pound') : left).named('personalAllowance', 'Personal Allowance', 'ITA 2007 s.35')
}

/** Whether adjusted net income for the year is above the limit, so that the allowance falls. ITA 2007 s.35(2). */
export const isAboveIncomeLimit = (adjustedNetIncome: Amount, { incomeTax }: IncomeTaxRates): Condition =>
  isAbove(adjustedNetIncome, figure(incomeTax.personalAllowance.incomeLimit))

/** Whether the rule set’s method tapers the allowance at all. */
export const isTapered = ({ methods }: IncomeTaxRates): boolean => methods.incomeTax.personalAllowanceTaper.value === 'tapered'
