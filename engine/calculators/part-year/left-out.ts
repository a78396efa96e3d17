import type { AllowanceRates } from '../../decimal-rules/income-tax/marriage-allowance.ts'
import { partYearNationalInsurance } from '../../decimal-rules/part-year/national-insurance.ts'
import { repaymentsOnMonthlyPay } from '../../decimal-rules/part-year/student-loan.ts'
import type { StudentLoanRates } from '../../decimal-rules/student-loans/repayment.ts'
import { personalLeftOut } from '../../decimal-rules/take-home-pay/personal-left-out.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { PartYear, PartYearRates } from './calculate.ts'

/** The tables for the calculation and for what it leaves out. */
export type PageRates = PartYearRates & AllowanceRates & StudentLoanRates

/** Amounts that the assumptions leave out and no input asks about. Pounds for the months worked, to the penny. */
export function partYearLeftOut({ facts, actualEarnings, pay, incomeTax, nationalInsurance }: PartYear, rates: PageRates): LeftOut[] {
  const onAllEarnings = partYearNationalInsurance(actualEarnings, facts.monthsWorked, rates).contribution
  return [
    ...leftOutBy('salary-sacrifice', {
      name: 'netPayArrangement',
      amount: onAllEarnings.minus(nationalInsurance.contribution),
      effect: 'less',
      law: 'FA 2004 s.193; SSCBA 1992 s.8',
    }),
    ...leftOutBy('no-student-loan', ...repaymentsOnMonthlyPay(pay, facts.monthsWorked, rates)),
    ...personalLeftOut(incomeTax, nationalInsurance.contribution, rates),
  ]
}
