import { NIL, when } from '../../formula/amount.ts'
import { type LeftOutAmount, leftOutBy } from '../../formula/answer.ts'
import { isEqual } from '../../formula/condition.ts'
import { possibleCharges } from '../child-benefit/possible-charges.ts'
import { leastContributions } from '../pensions/automatic-enrolment.ts'
import type { AllowanceRates, EnrolmentRates } from '../rates.ts'
import { personalLeftOut } from './personal-left-out.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from './take-home-pay.ts'

/** The tables that take-home pay reads, and the tables for what it leaves out. */
export type TakeHomePageRates = TakeHomeRates & AllowanceRates & EnrolmentRates

/** What take-home pay leaves out and no input can add, in annual pounds. */
export function takeHomeLeftOut(pay: TakeHomePay, rates: TakeHomePageRates): LeftOutAmount[] {
  const { incomeTax, nationalInsurance } = pay
  return [
    ...leftOutBy('no-pension', leastPension(pay, rates)),
    ...leftOutBy('no-child-benefit', ...possibleCharges(incomeTax.adjustedNetIncome, rates)),
    ...personalLeftOut(incomeTax, nationalInsurance, rates),
  ]
}

/**
 * How much the minimum contribution under automatic enrolment would take off an employee’s take-home pay, paid by the chosen method.
 * Nil where somebody typed a contribution.
 */
function leastPension({ facts, pension, netIncome }: TakeHomePay, rates: TakeHomePageRates): Omit<LeftOutAmount, 'assumption'> {
  const { employee } = leastContributions(facts.annualSalary, rates)
  const enrolled = takeHomePay({ ...facts, pensionBasis: 'all-pay', pensionContribution: employee.asPercentOf(facts.annualSalary) }, rates)
  return {
    name: 'automaticEnrolment',
    words: 'With the minimum automatic enrolment contribution',
    amount: when(isEqual(pension, NIL), netIncome.less(enrolled.netIncome), NIL),
    effect: 'less',
    law: 'Pensions Act 2008 ss.3, 13 and 20',
  }
}
