import type { InputsOf } from '../../inputs/field.ts'
import type { Assumption, Result } from '../../result/result.ts'
import { PENSION_METHODS } from '../../rules/take-home-pay/pension-method.ts'
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
] as const

/** Take-home pay for the year with the loan of the plan, and a postgraduate loan beside it where there is one. */
export function calculate({ studentLoanPlan, postgraduateLoan, ...inputs }: Inputs, rates: TakeHomeRates): TakeHomePay {
  return takeHomePay({ ...inputs, loans: postgraduateLoan ? [studentLoanPlan, 'postgraduate'] : [studentLoanPlan] }, rates)
}

/** The fields of the take-home record that this page’s specification names. */
export function recordOf(pay: TakeHomePay): Result['record'] {
  const record = takeHomeRecord(pay)
  return Object.fromEntries(OUTPUTS.map((name) => [name, record[name]]))
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
