import { type Operand, type Step, stepOperand } from './step.ts'

export interface Renamed {
  readonly key: string
  readonly label: string
}

/**
 * The same working under other keys and labels, where one result shows a rule’s working twice. Band tables go by the step’s
 * new key, and steps that refer to earlier ones still do.
 */
export function renameSteps(steps: readonly Step[], rename: (step: Step) => Renamed): Step[] {
  const renamed = new Map<string, Renamed>()
  return steps.map((step) => {
    const named = rename(step)
    renamed.set(step.key, named)
    const operands: Record<string, Operand> = {}
    for (const [name, operand] of Object.entries(step.operands)) {
      const earlier = 'step' in operand ? renamed.get(operand.step) : undefined
      operands[name] = 'step' in operand && earlier ? { ...operand, step: earlier.key, label: earlier.label } : operand
    }
    const { key, label } = named
    return step.bandTable === undefined ? { ...step, key, label, operands } : { ...step, key, label, operands, bandTable: key }
  })
}

/** An earlier step, as it stands in a formula. */
export function operandOf(steps: readonly Step[], key: string): Operand {
  const step = steps.find((one) => one.key === key)
  if (!step) throw new RangeError(`there is no step "${key}"`)
  return stepOperand(step)
}
