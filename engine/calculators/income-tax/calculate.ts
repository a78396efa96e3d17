import type { InputsOf } from '../../inputs/field.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from '../../rules/take-home-pay/take-home-pay.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Take-home pay for the year from the form’s inputs. */
export function calculate({ studentLoanPlan, postgraduateLoan, ...inputs }: Inputs, rates: TakeHomeRates): TakeHomePay {
  const loans = studentLoanPlan === 'none' ? [] : [studentLoanPlan]
  return takeHomePay({ ...inputs, loans: postgraduateLoan ? [...loans, 'postgraduate' as const] : loans }, rates)
}
