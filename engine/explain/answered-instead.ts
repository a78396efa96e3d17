import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import type { LargeAnswer } from '../result/result.ts'
import { inputsIn, type YearsCompared } from './between-years.ts'
import { resultOf } from './compared.ts'

/**
 * What another result answers first, where this one answers something else: a charge, and not the allowance that is left. A difference
 * between the two would mean nothing.
 */
export function answeredInstead({ field }: LargeAnswer, other: LargeAnswer): LargeAnswer | undefined {
  const isAnsweredToo = other.field === field || other.columns?.some((column) => column.field === field)
  return isAnsweredToo ? undefined : other
}

/** The same for the answer by the law of another year. @throws NoRateError where the tables lack a value. */
export function answeredInOtherYear(now: LargeAnswer, compared: Omit<YearsCompared, 'field'>): LargeAnswer | undefined {
  const { calculator, to, tables } = compared
  const inputs = inputsIn(compared)
  return inputs && answeredInstead(now, resultOf(calculator, { inputs, ruleSet: defaultRuleSet, taxYear: to }, tables).large)
}
