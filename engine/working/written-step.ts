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
