import type { Answer } from '../../../engine/answer/answer.ts'
import { chosenIn } from '../../../engine/answer/asked.ts'
import type { LedgerEntry } from '../../../engine/answer/ledger.ts'
import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { allRatesOn } from '../../../engine/rates/rates-at.ts'
import { FormulaMerger } from '../merge/merge.ts'
import { inputUnitsOf } from './inputs.ts'
import { compiled } from './javascript.ts'
import { RationalEvaluator } from './rational-evaluator.ts'
import { recordedIn } from './record.ts'

type CompiledInputs = Parameters<Calculator['record']>[0]

/** The fields of a record as texts, for numbers in their units. */
export type CompiledRecord = (numbers: readonly number[]) => string[]

/** What to compile of an answer. */
export interface RecordToCompile {
  /** The fields to answer with, in their order. */
  readonly keys: readonly string[]
  /** The largest amount of money that an input may be, in pounds. */
  readonly most: number
  /** Entries that are not in the ledger, whose keys are among `keys` too. */
  readonly also?: (answer: Answer) => readonly LedgerEntry[]
}

/** The records of a calculator for all amounts that go with some sets of choices, as functions of the numeric fields in their order. All are one formula. */
export class RecordCompiler {
  readonly #calculator: Calculator
  readonly #wanted: RecordToCompile
  readonly #merger = new FormulaMerger()

  constructor(calculator: Calculator, wanted: RecordToCompile) {
    this.#calculator = calculator
    this.#wanted = wanted
  }

  /** Adds the choices of some inputs, and returns the place of their record. @throws NoRateError where the tables lack a figure that any amounts need. */
  add(inputs: CompiledInputs, { ruleSet, taxYear }: Required<RatesChoice>): number {
    const { tables } = this.#calculator
    const { answer } = this.#calculator.answerOn(inputs, (date) => allRatesOn(tables, date, ruleSet), taxYear)
    return this.#merger.add([...answer.ledger, ...(this.#wanted.also?.(answer) ?? [])])
  }

  /** The records for all choices so far. */
  compiled(): CompiledRecord[] {
    const { ledger, chosen, sets } = this.#merger.formula()
    const units = inputUnitsOf(this.#calculator.fields, this.#wanted.most)
    const fractions = new RationalEvaluator({ ...units, ...chosen })
    const run = compiled(recordedIn({ ledger }, fractions), Object.keys(units), Object.keys(chosen), this.#wanted.keys)
    return Array.from({ length: sets }, (_, set) => {
      const decided = Object.values(chosen).map(({ values }) => Number(values[set]))
      return (numbers) => run(numbers, decided)
    })
  }
}

/** Compiles questions together: each as a compiled record and the numbers to call it with. */
export function compiledQuestions(
  calculator: Calculator,
  questions: readonly { readonly inputs: CompiledInputs; readonly choice: Required<RatesChoice> }[],
  wanted: RecordToCompile,
): { readonly run: CompiledRecord; readonly numbers: readonly number[] }[] {
  const numeric = Object.entries(inputUnitsOf(calculator.fields, wanted.most))
  const compiler = new RecordCompiler(calculator, wanted)
  const sets = new Map<string, number>()
  const placed = questions.map(({ inputs, choice }) => {
    const key = `${choice.ruleSet},${choice.taxYear}${chosenIn(inputs)}`
    const set = sets.get(key) ?? compiler.add(inputs, choice)
    sets.set(key, set)
    const numbers = numeric.map(([name, { units }]) => {
      const value: unknown = inputs[name]
      // The formula does not read what is unknown.
      return value instanceof Decimal ? value.times(Number(units)).toNumber() : 0
    })
    return { set, numbers }
  })
  const records = compiler.compiled()
  return placed.map(({ set, numbers }) => ({ run: records[set] ?? (() => []), numbers }))
}
