import type { Decimal } from '../../money/decimal.ts'
import type { Step } from '../../result/step.ts'

/** A step of the working in pounds. */
export const moneyStep = (key: string, label: string, value: Decimal, formula: string, operands: Step['operands'], law?: string): Step => ({
  key,
  label,
  value,
  unit: 'GBP',
  formula,
  operands,
  ...(law !== undefined && { law }),
})
