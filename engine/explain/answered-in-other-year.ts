import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import type { LargeAnswer } from '../result/result.ts'
import { answeredInstead } from './answered-instead.ts'
import { inputsIn, type YearsCompared } from './between-years.ts'
import { resultOf } from './compared.ts'

/**
 * What the law of another year answers first, where that is something else than an answer does. @throws NoRateError where the tables lack a value.
 */
export function answeredInOtherYear(now: LargeAnswer, compared: Omit<YearsCompared, 'field'>): LargeAnswer | undefined {
  const { calculator, to, tables } = compared
  const inputs = inputsIn(compared)
  return inputs && answeredInstead(now, resultOf(calculator, { inputs, ruleSet: defaultRuleSet, taxYear: to }, tables).large)
}
