import { atLeastZero, type Decimal, ONE, smallerOf, WEEKS_IN_A_YEAR } from '../../money/decimal.ts'
import type { LeftOut } from '../../result/left-out.ts'
import type { AllowanceRates } from '../income-tax/marriage-allowance.ts'

/** Whether adjusted net income for the year, in pounds, is above the limit for the High Income Child Benefit Charge. ITEPA 2003 s.681B. */
export const isAboveChildBenefitLimit = (adjustedNetIncome: Decimal, { allowances }: AllowanceRates): boolean =>
  adjustedNetIncome.greaterThan(allowances.childBenefit.incomeLimit.value)

/**
 * The High Income Child Benefit Charge for a year on the benefit paid in it: a percentage of the benefit for each whole step of adjusted
 * net income above the limit. It is never more than the benefit, and is rounded down to a pound. ITEPA 2003 s.681C. Annual pounds.
 */
export function highIncomeCharge(adjustedNetIncome: Decimal, benefit: Decimal, { allowances }: AllowanceRates): Decimal {
  const { incomeLimit, chargeStep, chargePerStep } = allowances.childBenefit
  const wholeSteps = atLeastZero(adjustedNetIncome.minus(incomeLimit.value)).dividedBy(chargeStep.value).floor()
  return benefit.times(smallerOf(wholeSteps.times(chargePerStep.value), ONE)).floor()
}

/** What the charge would be for one child and for two. It lowers what somebody keeps. ITEPA 2003 s.681C. Annual pounds. */
export function possibleCharges(adjustedNetIncome: Decimal, rates: AllowanceRates): Omit<LeftOut, 'assumption'>[] {
  const { eldestChild, otherChild } = rates.allowances.childBenefit
  const chargeFor = (name: string, aWeek: Decimal): Omit<LeftOut, 'assumption'> => ({
    name,
    amount: highIncomeCharge(adjustedNetIncome, aWeek.times(WEEKS_IN_A_YEAR), rates),
    effect: 'less',
    law: 'ITEPA 2003 s.681C',
  })
  return [chargeFor('childBenefitForOne', eldestChild.value), chargeFor('childBenefitForTwo', eldestChild.value.plus(otherChild.value))]
}
