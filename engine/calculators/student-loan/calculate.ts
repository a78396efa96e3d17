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

/**
 * Take-home pay for a year with repayments on the chosen loan plan, and on a postgraduate loan as well if there is one. Pounds a year,
 * unrounded. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year. ITA 2007 s.10; SSCBA 1992 s.8; SI 2009/470.
 */
export function calculate({ studentLoanPlan, postgraduateLoan, ...inputs }: Inputs, rates: TakeHomeRates): TakeHomePay {
  return takeHomePay({ ...inputs, loans: postgraduateLoan ? [studentLoanPlan, 'postgraduate'] : [studentLoanPlan] }, rates)
}

/** The fields of the take-home record that the specification lists for this calculator, rounded to the penny. */
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
