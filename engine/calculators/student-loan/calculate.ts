import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { takeHomeRecord } from '../../rules/take-home-pay/record.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from '../../rules/take-home-pay/take-home-pay.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

export const OUTPUTS = [
  'grossIncome',
  'incomeTax',
  'nationalInsurance',
  'studentLoan',
  'pension',
  'netIncome',
  'effectiveRate',
  'monthlyNetIncome',
  'annualAllowanceCharge',
] as const

/** Take-home pay for the year with the loan of the plan, and a postgraduate loan beside it where there is one. */
export function calculate({ studentLoanPlan, postgraduateLoan, ...inputs }: Inputs, rates: TakeHomeRates): TakeHomePay {
  return takeHomePay({ ...inputs, loans: postgraduateLoan ? [studentLoanPlan, 'postgraduate'] : [studentLoanPlan] }, rates)
}

/** The fields of the take-home record that this page’s specification names. */
export function recordOf(pay: TakeHomePay): Readonly<Record<(typeof OUTPUTS)[number], Decimal>> {
  const {
    grossIncome,
    incomeTax,
    nationalInsurance,
    studentLoan,
    pension,
    netIncome,
    effectiveRate,
    monthlyNetIncome,
    annualAllowanceCharge,
  } = takeHomeRecord(pay)
  return {
    grossIncome,
    incomeTax,
    nationalInsurance,
    studentLoan,
    pension,
    netIncome,
    effectiveRate,
    monthlyNetIncome,
    annualAllowanceCharge,
  }
}
