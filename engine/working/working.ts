import type { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { exactIn, saidWith } from '../expression/sentence.ts'
import type { BandTable } from '../result/result.ts'
import type { Operand, Step } from '../result/step.ts'
import type { OperandOf } from './formula-text.ts'
import type { WrittenWorking } from './working-printer.ts'
import type { WrittenStep } from './written-step.ts'

/** The steps of a working with the values of their amounts. */
export const stepsOf = ({ steps }: Pick<WrittenWorking, 'steps'>, values: ExactEvaluator): Step[] =>
  steps.map((step) => workedOutStep(step, values))

/** The tables of those amounts that are charged by bands. */
export const bandTablesOf = ({ bandTables }: Pick<WrittenWorking, 'bandTables'>, values: ExactEvaluator): BandTable[] =>
  bandTables.map(({ key, title, amount }) => {
    const onMargin = amount.name?.onMargin
    return { key, title, slices: values.slicesOf(amount), ...(onMargin && { onMargin }) }
  })

function workedOutStep({ key, label, amount, unit, formula, operands, bandTable, law, means }: WrittenStep, values: ExactEvaluator): Step {
  const worked: Record<string, Operand> = {}
  for (const { name, operand } of operands) worked[name] = workedOutOperand(operand, values)
  const step: Writable<Step> = { key, label, value: values.asShown(amount), unit, formula, operands: worked }
  if (bandTable !== undefined) step.bandTable = bandTable
  if (law !== undefined) step.law = law
  if (means) step.means = saidWith(means, exactIn(values))
  if (amount.name?.onMargin) step.onMargin = amount.name.onMargin
  return step
}

type Writable<Made> = { -readonly [Key in keyof Made]: Made[Key] }

function workedOutOperand(operand: OperandOf, values: ExactEvaluator): Operand {
  if ('figure' in operand) return operand
  const value = values.asShown(operand.amount)
  return 'step' in operand
    ? { step: operand.step, value, label: operand.label, unit: operand.unit }
    : { input: operand.input, value, unit: operand.unit }
}
