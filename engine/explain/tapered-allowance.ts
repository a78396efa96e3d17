import type { Decimal } from '../money/decimal.ts'
import type { EntryId } from '../rates/figure.ts'
import type { Result } from '../result/result.ts'
import type { Operand, Step } from '../result/step.ts'

/** The steps with a Personal Allowance that income has partly taken away. ITA 2007 s.35(2). */
const taperedAllowances = ({ steps }: Result): Step[] =>
  steps.filter(({ operands, value }) => !value.isZero() && Object.values(operands).some(isFigure('incomeTax.personalAllowance.taperRate')))

/** Whether income has taken away part of a Personal Allowance, but not all of it. ITA 2007 s.35(2). */
export const isTapered = (result: Result): boolean => taperedAllowances(result).length > 0

/**
 * How many pounds adjusted net income for the year is above the limit at which the taper starts; undefined unless part of the allowance has
 * gone and part is left. A gross pension contribution of this amount brings the income down to the limit. ITA 2007 ss.35 and 58.
 */
export function aboveTaperLimit(result: Result): Decimal | undefined {
  const operands = Object.values(taperedAllowances(result).at(-1)?.operands ?? {})
  const adjustedNetIncome = operands.find((operand) => !('figure' in operand))
  const limit = operands.find(isFigure('incomeTax.personalAllowance.incomeLimit'))
  return adjustedNetIncome && limit && valueOf(adjustedNetIncome).minus(valueOf(limit))
}

const isFigure = (entry: EntryId) => (operand: Operand) => 'figure' in operand && operand.figure.entry === entry

const valueOf = (operand: Operand): Decimal => ('figure' in operand ? operand.figure.value : operand.value)
