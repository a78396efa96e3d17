import type { NotCoveredAmount } from '../../answer/answer.ts'
import { type Amount, figure } from '../../expression/amount.ts'
import type { AllowanceRates } from '../rates.ts'
import { highIncomeCharge } from './high-income-charge.ts'

/**
 * What the charge would be for one child and for two, with the benefit of every week that starts on a Monday of the year. The charge lowers
 * what somebody keeps. ITEPA 2003 ss.681C and 681H. Annual pounds.
 */
export function possibleCharges(adjustedNetIncome: Amount, rates: AllowanceRates): Omit<NotCoveredAmount, 'assumption'>[] {
  const eldest = figure(rates.allowances.childBenefit.eldestChild)
  const other = figure(rates.allowances.childBenefit.otherChild)
  const chargeFor = (name: string, words: string, aWeek: Amount): Omit<NotCoveredAmount, 'assumption'> => ({
    name,
    words,
    amount: highIncomeCharge(adjustedNetIncome, aWeek.times(figure(rates.allowances.childBenefit.weeks)), rates),
    effect: 'less',
    law: 'ITEPA 2003 ss.681C and 681H',
  })
  return [
    chargeFor('childBenefitForOne', 'Child Benefit charge for one child', eldest),
    chargeFor('childBenefitForTwo', 'Child Benefit charge for two children', eldest.plus(other)),
  ]
}
