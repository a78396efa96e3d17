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

/** Records of a calculator for all amounts that go with some sets of choices, as functions of the numeric fields in their order. All are one formula. */
export class RecordCompiler {
  readonly #calculator: Calculator
  readonly #wanted: RecordToCompile
  readonly #merger = new FormulaMerger()
  #records: CompiledRecord[] = []
  #recordOf: ((decided: readonly bigint[]) => CompiledRecord) | undefined

  constructor(calculator: Calculator, wanted: RecordToCompile) {
    this.#calculator = calculator
    this.#wanted = wanted
  }

  /** Whether what was added last is so long that adding it takes as long as several answers. */
  get isLong(): boolean {
    return this.#merger.length > LONG
  }

  /** Adds the choices of some inputs, and returns the number of their record. @throws NoRateError where the tables lack a figure that any amounts need. */
  add(inputs: CompiledInputs, { ruleSet, taxYear }: Required<RatesChoice>): number {
    const { tables } = this.#calculator
    const { answer } = this.#calculator.answerOn(inputs, (date) => allRatesOn(tables, date, ruleSet), taxYear)
    return this.#merger.add([...answer.ledger, ...(this.#wanted.also?.(answer) ?? [])])
  }

  /** Compiles the one formula of all choices so far. */
  compile(): void {
    const { ledger, chosen, sets } = this.#merger.formula()
    const units = inputUnitsOf(this.#calculator.fields, this.#wanted.most)
    const fractions = new RationalEvaluator({ ...units, ...chosen })
    const run = compiled(recordedIn({ ledger }, fractions), Object.keys(units), Object.keys(chosen), this.#wanted.keys)
    const recordOf = (values: readonly bigint[]): CompiledRecord => {
      const decided = values.map(Number)
      return (numbers) => run(numbers, decided)
    }
    this.#recordOf = recordOf
    this.#records = Array.from({ length: sets }, (_, set) => recordOf(Object.values(chosen).map(({ values }) => values[set] ?? 0n)))
  }

  /** A record, by its number; undefined where it was added since the formula was compiled, and that is not its formula too. */
  record(set: number): CompiledRecord | undefined {
    if (!this.#records[set] && this.#recordOf) {
      const decided = this.#merger.fitted(set)
      if (decided) this.#records[set] = this.#recordOf(decided)
    }
    return this.#records[set]
  }
}

/** How many amounts and conditions a long formula has. */
const LONG = 2000

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
  compiler.compile()
  return placed.map(({ set, numbers }) => ({ run: compiler.record(set) ?? (() => []), numbers }))
}
