import { taxYearOf } from '../../engine/calculator.ts'
import { Amount } from '../../engine/formula/amount.ts'
import { type Answer, type FormulaCalculator, type Recorded, type RowOf } from '../../engine/formula/answer.ts'
import type { Values } from '../../engine/formula/values.ts'
import { Decimal, ZERO as NOTHING } from '../../engine/money/decimal.ts'
import { roundToPenny } from '../../engine/money/rounding.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../../engine/rates/rates-at.ts'
import type { Cells } from './cells.ts'
import { Formulas } from './formulas.ts'
import { type MethodRead, readRates } from './read-rates.ts'
import { constant, either, HUNDRED, named, type Term, type Test, times, toThePenny, ZERO } from './term.ts'
import { type Unit, unitOf } from './unit.ts'

export interface Moment {
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
}

/** What a line of the answer holds: its formula, and what that comes to for the inputs of the workbook. */
export interface Answered {
  readonly term: Term
  readonly value: Decimal | string | boolean
  readonly unit: Unit
}

/** A line of the answer sheet. */
export interface AnswerLine extends Answered {
  readonly name: string
  readonly label: string
  /** Its part in the sum, and where the page shows it. */
  readonly about: string
  readonly isTotal: boolean
}

/** The contents of a workbook, before any sheet. */
export interface Contents {
  /** The rows of the result. */
  readonly rows: readonly AnswerLine[]
  /** The rest of the record. */
  readonly further: readonly AnswerLine[]
  readonly cells: Cells
  /** Puts the labels of cells into words. */
  readonly said: (words: string) => string
  readonly methods: readonly MethodRead[]
  readonly taxYear: TaxYear
}

/** The name of the cell of a field of the record. */
export const outputName = (field: string): string => `out_${field}`

/** The contents of a calculator’s workbook for a set of inputs, all of them from its formulas. */
export function contentsOf(calculator: FormulaCalculator, inputs: Parameters<FormulaCalculator['record']>[0], moment: Moment): Contents {
  const rates = readRates(calculator.tables, moment.ruleSet)
  const { answer, values } = calculator.answerOn(inputs, rates.on, moment.taxYear)
  const taxYear = taxYearOf(inputs, moment.taxYear)
  const formulas = new Formulas({ fields: calculator.fields, values, rates, startOfYear: taxYears[taxYear].starts })
  const rows = rowsOf(answer, new Answers(formulas, values))
  const further = furtherOf(answer, calculator, new Answers(formulas, values))
  const { cells } = formulas
  return { rows, further, cells, said: cells.labelled(), methods: rates.methods, taxYear }
}

/** The rows of the result in their order, one line for each key. Each is always there, because a change of amounts can bring it back. */
function rowsOf({ rows, record }: Answer<string>, answers: Answers): AnswerLine[] {
  return [...new Set(rows.map(({ key }) => key))].map((key) => {
    const alike = rows.filter((row) => row.key === key)
    const isRecorded = key in record
    const labels = [...new Set(alike.map(({ label }) => label))]
    return {
      name: isRecorded ? outputName(key) : `row_${key}`,
      label: labels.join(' or '),
      about: [...partsOf(alike), ...answers.conditionsOf(alike)].join('; '),
      isTotal: alike.some(({ isTotal }) => isTotal),
      // The record may hold an amount even where the page does not show its row.
      ...((isRecorded ? answers.of(record[key]) : undefined) ?? answers.ofRows(alike)),
    }
  })
}

function furtherOf({ rows, record }: Answer<string>, { fields }: FormulaCalculator, answers: Answers): AnswerLine[] {
  const shown = new Set(rows.map(({ key }) => key))
  return Object.entries(record).flatMap(([field, recorded]) => {
    const answered = shown.has(field) ? undefined : answers.of(recorded)
    const label = labelOf(recorded) ?? fields[field]?.label ?? inWords(field)
    return answered ? [{ name: outputName(field), label, about: '', isTotal: false, ...answered }] : []
  })
}

const partsOf = (alike: readonly RowOf[]): string[] => {
  if (alike.some(({ isTotal }) => isTotal)) return ['the result']
  if (alike.every(({ isOutsideSum }) => isOutsideSum)) return ['not part of the sum']
  return alike.some(({ isDeduction }) => isDeduction) ? ['taken off'] : []
}

/** Answers with what they come to for the inputs. */
class Answers {
  readonly #formulas: Formulas
  readonly #values: Values

  constructor(formulas: Formulas, values: Values) {
    this.#formulas = formulas
    this.#values = values
  }

  /** What a field of the record holds; undefined where no amount can bring it there. */
  of(recorded: Recorded): Answered | undefined {
    if (recorded === undefined) return undefined
    if (typeof recorded === 'string') return { term: textTerm(recorded), value: recorded, unit: 'GBP' }
    if (typeof recorded === 'boolean') return asked(constant(recorded), recorded)
    if (recorded instanceof Amount) return this.#amount(recorded)
    if (recorded.kind !== 'either') return asked(this.#formulas.test(recorded), this.#values.holds(recorded))
    const [holding, otherwise] = [this.of(recorded.holding), this.of(recorded.otherwise)]
    const some = holding ?? otherwise
    const test = this.#formulas.test(recorded.condition)
    return some && chosen(test, this.#values.holds(recorded.condition), holding ?? absentLike(some), otherwise ?? absentLike(some))
  }

  /** What the rows of one key show: the first whose condition holds, or 0. */
  ofRows([row, ...others]: readonly RowOf[]): Answered {
    if (!row) return { term: ZERO, value: NOTHING, unit: 'GBP' }
    const answered = this.#amount(row.amount)
    if (!row.where) return answered
    const test = this.#formulas.test(row.where)
    const [next] = others
    const isOpposite = next?.where && this.#formulas.test(next.where).formula === this.#formulas.test(row.where, true).formula
    const otherwise = isOpposite ? this.#amount(next.amount) : this.ofRows(others)
    return chosen(test, this.#values.holds(row.where), answered, otherwise)
  }

  /** Where the page shows the rows of one key. */
  conditionsOf(alike: readonly RowOf[]): string[] {
    const isOne = new Set(alike.map(({ label }) => label)).size === 1
    return alike.flatMap(({ label, where }) => {
      if (!where || (isOne && alike.length > 1)) return []
      const { words } = this.#formulas.test(where)
      return [isOne ? `the page shows it where ${words}` : `“${label}” where ${words}`]
    })
  }

  #amount(amount: Amount): Answered {
    const term = this.#formulas.of(amount)
    // A record has a rate as a number of percent.
    const shown = amount.name?.isRate ? times(term, HUNDRED) : term
    const unit = amount.name?.isRate ? 'percent' : unitOf(amount)
    return { term: toThePenny(shown), value: roundToPenny(this.#values.asShown(amount)), unit }
  }
}

const chosen = (test: Test, isHolding: boolean, holding: Answered, otherwise: Answered): Answered => ({
  term: either(test, holding.term, otherwise.term),
  value: isHolding ? holding.value : otherwise.value,
  unit: holding.unit,
})

const asked = ({ formula, words }: Test, value: boolean): Answered => ({ term: { formula, words, binds: 'call' }, value, unit: 'GBP' })

const textTerm = (text: string): Term => named(`"${text.replaceAll('"', '""')}"`, text)

/** An amount that is not there is 0, and anything else is empty. */
const absentLike = ({ value, unit }: Answered): Answered =>
  value instanceof Decimal ? { term: ZERO, value: NOTHING, unit } : { term: textTerm(''), value: '', unit }

function labelOf(recorded: Recorded): string | undefined {
  if (recorded instanceof Amount) return recorded.name?.label
  if (typeof recorded !== 'object' || recorded.kind !== 'either') return undefined
  return labelOf(recorded.holding) ?? labelOf(recorded.otherwise)
}

/** The name of a field in words: `deductionRate` is “Deduction rate”. */
function inWords(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
