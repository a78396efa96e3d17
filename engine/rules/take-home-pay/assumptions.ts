import type { Assumption } from '../../result/result.ts'
import { takeHomeByMethod } from './by-method.ts'
import { PENSION_METHODS } from './pension-method.ts'
import type { TakeHomePay, TakeHomeRates } from './take-home-pay.ts'

export const TAKE_HOME_ASSUMPTIONS = [
  'pension-method',
  'region',
  'one-job',
  'annual-national-insurance',
  'category-a',
  'nothing-else',
] as const

/** What was taken for granted, the most important first; for a pension, what each other way of paying it would leave. */
export function takeHomeAssumptions(pay: TakeHomePay, rates: TakeHomeRates): Assumption[] {
  const { facts, pension } = pay
  return TAKE_HOME_ASSUMPTIONS.filter((code) => code !== 'pension-method' || !pension.isZero()).map((code) => {
    if (code === 'pension-method') return { code, choice: facts.pensionMethod, alternatives: otherMethods(pay, rates) }
    return { code, ...(code === 'region' && { choice: facts.region }), alternatives: [] }
  })
}

function otherMethods(pay: TakeHomePay, rates: TakeHomeRates): Assumption['alternatives'] {
  const byMethod = takeHomeByMethod(pay, rates)
  const others = PENSION_METHODS.filter((method) => method !== pay.facts.pensionMethod)
  return others.map((choice) => ({ field: 'pensionMethod', choice, difference: byMethod[choice].minus(pay.netIncome) }))
}
