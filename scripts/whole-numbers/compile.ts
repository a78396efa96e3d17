import type { Calculator, Choice } from '../../engine/calculator.ts'
import type { Answer } from '../../engine/formula/answer.ts'
import type { Entry } from '../../engine/formula/ledger.ts'
import { allRatesOn } from '../../engine/rates/rates-at.ts'
import { Fractions } from '../../engine/whole-numbers/fractions.ts'
import { inputUnitsOf } from '../../engine/whole-numbers/inputs.ts'
import { recordedIn } from '../../engine/whole-numbers/record.ts'
import { type Compiled, compiled } from './javascript.ts'

/** What to compile of an answer, and the largest amount of money that its inputs may have, in pounds. */
export interface Wanted {
  readonly keys: readonly string[]
  readonly most: number
  /** Entries to work out as well, whose keys are among `keys`. */
  readonly also?: (answer: Answer) => readonly Entry[]
}

/**
 * The record of a calculator for all amounts that go with the choices of some inputs, as a function of the numeric fields in their order.
 * @throws NoRateError where the tables lack a figure that any amounts need.
 */
export function compileRecord(
  calculator: Calculator,
  inputs: Parameters<Calculator['record']>[0],
  { ruleSet, taxYear }: Required<Choice>,
  wanted: Wanted,
): Compiled {
  const { answer } = calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear)
  const units = inputUnitsOf(calculator.fields, wanted.most)
  const ledger = [...answer.ledger, ...(wanted.also?.(answer) ?? [])]
  return compiled(recordedIn({ ledger }, new Fractions(units)), Object.keys(units), wanted.keys)
}
