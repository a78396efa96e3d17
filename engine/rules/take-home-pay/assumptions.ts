import type { Assumption } from '../../result/result.ts'
import { PENSION_METHODS } from './pension-method.ts'
import { type TakeHomePay, type TakeHomeRates, takeHomePay } from './take-home-pay.ts'

export const TAKE_HOME_ASSUMPTIONS = [
  'pension-method',
  'region',
  'one-job',
  'annual-national-insurance',
  'category-a',
  'nothing-else',
] as const

/** What was taken for granted, the most important first; for a pension, what each other way of paying it would leave. */
export function takeHomeAssumptions({ facts, netIncome, pension }: TakeHomePay, rates: TakeHomeRates): Assumption[] {
  const others = pension.isZero() ? [] : PENSION_METHODS.filter((method) => method !== facts.pensionMethod)
  const alternatives = others.map((choice) => ({
    field: 'pensionMethod',
    choice,
    difference: takeHomePay({ ...facts, pensionMethod: choice }, rates).netIncome.minus(netIncome),
  }))
  return TAKE_HOME_ASSUMPTIONS.filter((code) => code !== 'pension-method' || !pension.isZero()).map((code) => ({
    code,
    ...(code === 'pension-method' && { choice: facts.pensionMethod }),
    ...(code === 'region' && { choice: facts.region }),
    alternatives: code === 'pension-method' ? alternatives : [],
  }))
}
