import type { Decimal } from '../../money/decimal.ts'
import { moneyStep, type Step, stepOperand } from '../../result/step.ts'

/** A step for the last of the steps in `whole` less the last of the steps in `part`. */
export function difference(key: string, label: string, value: Decimal, whole: readonly Step[], part: readonly Step[]): Step {
  const [both, salary] = [whole.at(-1), part.at(-1)]
  const operands = both && salary ? { both: stepOperand(both), salary: stepOperand(salary) } : {}
  return moneyStep(key, label, value, '{both} − {salary}', operands)
}
