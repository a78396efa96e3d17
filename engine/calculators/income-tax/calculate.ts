import type { InputsOf } from '../../inputs/field.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from '../../rules/take-home-pay/take-home-pay.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/**
 * An employee’s take-home pay for a year after Income Tax, National Insurance, student loans and pension. Pounds a year, unrounded. Expects
 * parsed inputs. Throws `NoRateError` if a rate has no value for the year. ITA 2007 ss.10, 23 and 35; SSCBA 1992 s.8; SI 2009/470.
 */
export function calculate({ studentLoanPlan, postgraduateLoan, ...inputs }: Inputs, rates: TakeHomeRates): TakeHomePay {
  const loans = studentLoanPlan === 'none' ? [] : [studentLoanPlan]
  return takeHomePay({ ...inputs, loans: postgraduateLoan ? [...loans, 'postgraduate' as const] : loans }, rates)
}
