import { type Operand, type Step, stepOperand } from './step.ts'

export interface Renamed {
  readonly key: string
  readonly label: string
}

/**
 * The same working under new keys and labels, for a result that shows the working of one rule twice. A step refers to its band table and
 * to earlier steps by their new keys.
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

/** An earlier step, as an operand of a formula. @throws RangeError where there is no step with that key. */
export function operandOf(steps: readonly Step[], key: string): Operand {
  const step = steps.find((one) => one.key === key)
  if (!step) throw new RangeError(`there is no step "${key}"`)
  return stepOperand(step)
}
