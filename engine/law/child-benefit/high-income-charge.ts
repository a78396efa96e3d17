import { type Amount, figure, number } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import type { AllowanceRates } from '../rates.ts'

/** Whether adjusted net income for the year, in pounds, is above the limit for the High Income Child Benefit Charge. ITEPA 2003 s.681B. */
export const isAboveChildBenefitLimit = (adjustedNetIncome: Amount, { allowances }: AllowanceRates): Condition =>
  isAbove(adjustedNetIncome, figure(allowances.childBenefit.incomeLimit))

/**
 * The High Income Child Benefit Charge for a year on the benefit of the weeks in it: a percentage of the benefit for each whole step of
 * adjusted net income above the limit. It is never more than the benefit. Both the benefit and the charge are rounded down to a pound.
 * ITEPA 2003 s.681C(1) to (3). Annual pounds.
 */
export function highIncomeCharge(adjustedNetIncome: Amount, benefit: Amount, { allowances }: AllowanceRates, at = PLAIN): Amount {
  const { incomeLimit, chargeStep, chargePerStep } = allowances.childBenefit
  const aboveLimit = adjustedNetIncome
    .excessOver(figure(incomeLimit))
    .named(at('aboveChildBenefitLimit'), 'Income above the limit', 'ITEPA 2003 s.681B')
  const wholeSteps = aboveLimit
    .dividedBy(figure(chargeStep))
    .rounded('down-to-a-whole-number')
    .namedCount(at('childBenefitSteps'), 'Whole steps above the limit', 'ITEPA 2003 s.681C')
  const share = wholeSteps
    .times(figure(chargePerStep))
    .atMost(number(1))
    .namedRate(at('childBenefitShare'), 'Share of the benefit that is charged', 'ITEPA 2003 s.681C')
  return benefit.rounded('down-to-the-pound').times(share).rounded('down-to-the-pound')
}
