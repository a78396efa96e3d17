import type { Decimal } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import type { Operand, Step } from '../result/step.ts'

/** The steps of a Personal Allowance that income has begun to take away and not used up. ITA 2007 s.35(2). */
const taperedAllowances = ({ steps }: Result): Step[] =>
  steps.filter(({ operands, value }) => 'adjustedNetIncome' in operands && 'taper' in operands && !value.isZero())

/** Whether a Personal Allowance shrinks with each pound of income. */
export const isTapered = (result: Result): boolean => taperedAllowances(result).length > 0

/**
 * By how many pounds adjusted net income is above the limit of the taper, where part of the allowance is left: a gross pension contribution
 * of as much lowers it to the limit. ITA 2007 ss.35 and 58.
 */
export function aboveTaperLimit(result: Result): Decimal | undefined {
  const { adjustedNetIncome, limit } = taperedAllowances(result).at(-1)?.operands ?? {}
  return adjustedNetIncome && limit && valueOf(adjustedNetIncome).minus(valueOf(limit))
}

const valueOf = (operand: Operand): Decimal => ('figure' in operand ? operand.figure.value : operand.value)
