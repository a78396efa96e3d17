import type { Amount } from '../expression/amount.ts'
import type { WrittenSentence } from '../expression/sentence.ts'
import type { Step } from '../result/step.ts'
import type { OperandOf } from './formula-text.ts'

/** A step as it is written, before the values of its amounts are known. */
export interface WrittenStep extends Omit<Step, 'value' | 'operands' | 'bandTable' | 'law' | 'means' | 'onMargin'> {
  readonly amount: Amount
  readonly bandTable: string | undefined
  readonly law: string | undefined
  readonly means: WrittenSentence | undefined
  readonly operands: readonly { readonly name: string; readonly operand: OperandOf }[]
}

/** The ways in which the step of each amount has been written. Many workings have the same step; sharing it saves memory. */
const ways = new WeakMap<Amount, WrittenStep[]>()

/** This step, or the same one if it has been written before. */
export function kept(step: WrittenStep): WrittenStep {
  const known = ways.get(step.amount) ?? []
  const same = known.find(
    ({ formula, operands, means }) => formula === step.formula && isAlike(operands, step.operands) && isSame(means, step.means),
  )
  if (!same) ways.set(step.amount, [...known, step])
  return same ?? step
}

/** Whether the operands of two steps are the same, down to the amounts whose values they show. */
const isAlike = (some: WrittenStep['operands'], others: WrittenStep['operands']): boolean =>
  some.length === others.length &&
  some.every(({ name, operand }, index) => name === others[index]?.name && thingIn(operand) === thingIn(others[index].operand))

const isSame = (one: WrittenSentence = [], other: WrittenSentence = []): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index])

const thingIn = (operand: OperandOf): object => ('figure' in operand ? operand.figure : operand.amount)
