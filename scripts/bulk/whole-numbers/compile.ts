import type { Answer } from '../../../engine/answer/answer.ts'
import { chosenIn } from '../../../engine/answer/asked.ts'
import type { LedgerEntry } from '../../../engine/answer/ledger.ts'
import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { allRatesOn } from '../../../engine/rates/rates-at.ts'
import { inputUnitsOf } from './inputs.ts'
import { type CompiledRecord, compiled } from './javascript.ts'
import { RationalEvaluator } from './rational-evaluator.ts'
import { recordedIn } from './record.ts'

type CompiledInputs = Parameters<Calculator['record']>[0]

/** What to compile of an answer. */
export interface RecordToCompile {
  /** The fields to answer with, in their order. */
  readonly keys: readonly string[]
  /** The largest amount of money that an input may be, in pounds. */
  readonly most: number
  /** Entries that are not in the ledger, whose keys are among `keys` too. */
  readonly also?: (answer: Answer) => readonly LedgerEntry[]
}

/**
 * The record of a calculator for all amounts that go with the choices of some inputs, as a function of the numeric fields in their order.
 * @throws NoRateError where the tables lack a figure that any amounts need.
 */
export function compileRecord(
  calculator: Calculator,
  inputs: CompiledInputs,
  { ruleSet, taxYear }: Required<RatesChoice>,
  wanted: RecordToCompile,
): CompiledRecord {
  const { answer } = calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear)
  const units = inputUnitsOf(calculator.fields, wanted.most)
  const ledger = [...answer.ledger, ...(wanted.also?.(answer) ?? [])]
  return compiled(recordedIn({ ledger }, new RationalEvaluator(units)), Object.keys(units), wanted.keys)
}

/**
 * Returns a function that gives a question as a compiled record and the numbers to call it with. Each formula is compiled once, for all
 * questions with the same choices.
 */
export function questionCompiler(calculator: Calculator, wanted: RecordToCompile) {
  const numeric = Object.entries(inputUnitsOf(calculator.fields, wanted.most))
  const known = new Map<string, CompiledRecord>()
  return (inputs: CompiledInputs, choice: Required<RatesChoice>) => {
    const key = `${choice.ruleSet},${choice.taxYear}${chosenIn(inputs)}`
    const run = known.get(key) ?? compileRecord(calculator, inputs, choice, wanted)
    known.set(key, run)
    const numbers = numeric.map(([name, { units }]) => {
      const value: unknown = inputs[name]
      // The formula does not read what is unknown.
      return value instanceof Decimal ? value.times(Number(units)).toNumber() : 0
    })
    return { run, numbers }
  }
}
