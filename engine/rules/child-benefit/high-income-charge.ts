import { atLeastZero, type Decimal, ONE, smallerOf, WEEKS_IN_A_YEAR } from '../../money/decimal.ts'
import type { LeftOut } from '../../result/left-out.ts'
import type { AllowanceRates } from '../income-tax/marriage-allowance.ts'

/** Whether adjusted net income of a year is above the limit from which Child Benefit is charged back. ITEPA 2003 s.681B. */
export const isAboveChildBenefitLimit = (adjustedNetIncome: Decimal, { allowances }: AllowanceRates): boolean =>
  adjustedNetIncome.greaterThan(allowances.childBenefit.incomeLimit.value)

/**
 * The High Income Child Benefit Charge of a year on benefit paid in it: a percent for each step of adjusted net income above the limit,
 * in whole percents and at most all of the benefit, rounded down to a pound. ITEPA 2003 s.681C. Annual pounds.
 */
export function highIncomeCharge(adjustedNetIncome: Decimal, benefit: Decimal, { allowances }: AllowanceRates): Decimal {
  const { incomeLimit, chargeStep, chargePerStep } = allowances.childBenefit
  const wholeSteps = atLeastZero(adjustedNetIncome.minus(incomeLimit.value)).dividedBy(chargeStep.value).floor()
  return benefit.times(smallerOf(wholeSteps.times(chargePerStep.value), ONE)).floor()
}

/** The charge of a year on the Child Benefit of one child and of two, which comes off what is kept. Annual pounds. */
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
