import { type Operand, type Step, stepOperand } from './step.ts'

export interface Renamed {
  readonly key: string
  readonly label: string
}

/**
 * The same working under other keys and labels, where one result shows a rule’s working twice. Band tables go by the step’s
 * new key, and steps that refer to each other still do.
 */
export function renameSteps(steps: readonly Step[], rename: (step: Step) => Renamed): Step[] {
  const renamed = new Map(steps.map((step) => [step.key, rename(step)]))
  const refer = (operand: Operand): Operand => {
    const named = 'step' in operand ? renamed.get(operand.step) : undefined
    return 'step' in operand && named ? { ...operand, step: named.key, label: named.label } : operand
  }
  return steps.map((step) => ({
    ...step,
    ...renamed.get(step.key),
    ...(step.bandTable !== undefined && { bandTable: renamed.get(step.key)?.key ?? step.bandTable }),
    operands: Object.fromEntries(Object.entries(step.operands).map(([name, operand]) => [name, refer(operand)])),
  }))
}

/** An earlier step, as it stands in a formula. */
export function operandOf(steps: readonly Step[], key: string): Operand {
  const step = steps.find((one) => one.key === key)
  if (!step) throw new RangeError(`there is no step "${key}"`)
  return stepOperand(step)
}
