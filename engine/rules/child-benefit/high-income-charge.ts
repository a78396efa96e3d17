import { type Amount, figure, number } from '../../formula/amount.ts'
import { type LeftOutAmount } from '../../formula/answer.ts'
import { type Condition, isAbove } from '../../formula/condition.ts'
import type { AllowanceRates } from '../income-tax/marriage-allowance.ts'

/** Whether adjusted net income for the year, in pounds, is above the limit for the High Income Child Benefit Charge. ITEPA 2003 s.681B. */
export const isAboveChildBenefitLimit = (adjustedNetIncome: Amount, { allowances }: AllowanceRates): Condition =>
  isAbove(adjustedNetIncome, figure(allowances.childBenefit.incomeLimit))

/**
 * The High Income Child Benefit Charge for a year on the benefit of the weeks in it: a percentage of the benefit for each whole step of
 * adjusted net income above the limit. It is never more than the benefit. Both the benefit and the charge are rounded down to a pound.
 * ITEPA 2003 s.681C(1) to (3). Annual pounds.
 */
export function highIncomeCharge(adjustedNetIncome: Amount, benefit: Amount, { allowances }: AllowanceRates): Amount {
  const { incomeLimit, chargeStep, chargePerStep } = allowances.childBenefit
  const wholeSteps = adjustedNetIncome.over(figure(incomeLimit)).dividedBy(figure(chargeStep)).rounded('down-to-a-whole-number')
  const share = wholeSteps.times(figure(chargePerStep)).atMost(number(1))
  return benefit.rounded('down-to-the-pound').times(share).rounded('down-to-the-pound')
}

/**
 * What the charge would be for one child and for two, with the benefit of every week that starts on a Monday of the year. The charge lowers
 * what somebody keeps. ITEPA 2003 ss.681C and 681H. Annual pounds.
 */
export function possibleCharges(adjustedNetIncome: Amount, rates: AllowanceRates): Omit<LeftOutAmount, 'assumption'>[] {
  const eldest = figure(rates.allowances.childBenefit.eldestChild)
  const other = figure(rates.allowances.childBenefit.otherChild)
  const chargeFor = (name: string, aWeek: Amount): Omit<LeftOutAmount, 'assumption'> => ({
    name,
    amount: highIncomeCharge(adjustedNetIncome, aWeek.times(figure(rates.allowances.childBenefit.weeks)), rates),
    effect: 'less',
    law: 'ITEPA 2003 ss.681C and 681H',
  })
  return [chargeFor('childBenefitForOne', eldest), chargeFor('childBenefitForTwo', eldest.plus(other))]
}
