import { ONE_HUNDRED } from '../../money/decimal.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { possibleCharges } from '../child-benefit/high-income-charge.ts'
import type { AllowanceRates } from '../income-tax/marriage-allowance.ts'
import { type EnrolmentRates, leastContributions } from '../pensions/automatic-enrolment.ts'
import { personalLeftOut } from './personal-left-out.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from './take-home-pay.ts'

/** The tables that take-home pay reads, and the tables for what it leaves out. */
export type TakeHomePageRates = TakeHomeRates & AllowanceRates & EnrolmentRates

/** What take-home pay leaves out and no input can add, in annual pounds to the penny. */
export function takeHomeLeftOut(pay: TakeHomePay, rates: TakeHomePageRates): LeftOut[] {
  const { facts, incomeTax, nationalInsurance } = pay
  return [
    ...(facts.pensionContribution.isZero() ? leftOutBy('no-pension', leastPension(pay, rates)) : []),
    ...leftOutBy('no-child-benefit', ...possibleCharges(incomeTax.allowance.adjustedNetIncome, rates)),
    ...personalLeftOut(incomeTax, nationalInsurance.contribution, rates),
  ]
}

/** How much the minimum contribution under automatic enrolment would take off an employee’s take-home pay, paid by the chosen method. */
function leastPension({ facts, netIncome }: TakeHomePay, rates: TakeHomePageRates): Omit<LeftOut, 'assumption'> {
  const { employee } = leastContributions(facts.annualSalary, rates)
  const percent = employee.isZero() ? employee : employee.times(ONE_HUNDRED).dividedBy(facts.annualSalary)
  const amount = netIncome.minus(takeHomePay({ ...facts, pensionContribution: percent }, rates).netIncome)
  return { name: 'automaticEnrolment', amount, effect: 'less', law: 'Pensions Act 2008 ss.3, 13 and 20' }
}
