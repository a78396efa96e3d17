import type { InputsOf } from '../../inputs/field.ts'
import type { Assumption } from '../../result/result.ts'
import { PENSION_METHODS } from '../../rules/take-home-pay/pension-method.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from '../../rules/take-home-pay/take-home-pay.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Take-home pay for the year from the form’s inputs. */
export function calculate({ studentLoanPlan, postgraduateLoan, ...inputs }: Inputs, rates: TakeHomeRates): TakeHomePay {
  const loans = studentLoanPlan === 'none' ? [] : [studentLoanPlan]
  return takeHomePay({ ...inputs, loans: postgraduateLoan ? [...loans, 'postgraduate' as const] : loans }, rates)
}

export const ASSUMPTIONS = ['pension-method', 'region', 'one-job', 'annual-national-insurance', 'category-a', 'nothing-else'] as const

/** What was taken for granted, the most important first; for a pension, what each other way of paying it would leave. */
export function assumptionsOf({ facts, netIncome, pension }: TakeHomePay, rates: TakeHomeRates): Assumption[] {
  const others = pension.isZero() ? [] : PENSION_METHODS.filter((method) => method !== facts.pensionMethod)
  const alternatives = others.map((choice) => ({
    field: 'pensionMethod',
    choice,
    difference: takeHomePay({ ...facts, pensionMethod: choice }, rates).netIncome.minus(netIncome),
  }))
  return ASSUMPTIONS.filter((code) => code !== 'pension-method' || !pension.isZero()).map((code) => ({
    code,
    alternatives: code === 'pension-method' ? alternatives : [],
  }))
}
