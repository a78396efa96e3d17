import { type NotCoveredAmount, notCoveredBy } from '../../answer/answer.ts'
import { when, zero } from '../../expression/amount.ts'
import { isEqual } from '../../expression/condition.ts'
import { possibleCharges } from '../child-benefit/possible-charges.ts'
import { leastContributions } from '../pensions/automatic-enrolment.ts'
import { isCategoryA, type TakeHomeRates } from './employee.ts'
import { overPensionAge, withMarriageAllowance } from './personal-not-covered.ts'
import { type TakeHomePay, takeHomePay } from './take-home-pay.ts'

/** What take-home pay leaves out and no input can add, in annual pounds. */
export function takeHomeNotCovered(pay: TakeHomePay, rates: TakeHomeRates): NotCoveredAmount[] {
  const { facts, incomeTax, nationalInsurance, isByCode, hasMarriageAllowance } = pay
  return [
    ...notCoveredBy('no-pension', leastPension(pay, rates)),
    ...(facts.children ? [] : notCoveredBy('no-child-benefit', ...possibleCharges(incomeTax.adjustedNetIncome, rates))),
    ...(isCategoryA(facts) ? [overPensionAge(nationalInsurance)] : []),
    // A code says whether an allowance is shared.
    ...(isByCode || hasMarriageAllowance ? [] : [withMarriageAllowance(incomeTax, rates)]),
  ]
}

/**
 * How much the minimum contribution under automatic enrolment would take off an employee’s take-home pay, paid by the chosen method.
 * Nil where somebody typed a contribution.
 */
function leastPension({ facts, pay: all, pension, netIncome }: TakeHomePay, rates: TakeHomeRates): Omit<NotCoveredAmount, 'assumption'> {
  const { employee } = leastContributions(all, rates)
  const enrolled = takeHomePay({ ...facts, pensionBasis: 'all-pay', pensionContribution: employee.asPercentOf(all) }, rates)
  return {
    name: 'automaticEnrolment',
    words: 'With the minimum automatic enrolment contribution',
    amount: when(isEqual(pension, zero), netIncome.less(enrolled.netIncome), zero),
    effect: 'less',
    law: 'Pensions Act 2008 ss.3, 13 and 20',
  }
}
