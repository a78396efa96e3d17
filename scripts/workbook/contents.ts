import { type Calculator, taxYearOf } from '../../engine/calculator.ts'
import { Amount } from '../../engine/formula/amount.ts'
import type { Answer, Recorded, RowOf } from '../../engine/formula/answer.ts'
import { rowsOf } from '../../engine/formula/explanation.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../../engine/rates/rates-at.ts'
import { type AnswerCell, Answers } from './answers.ts'
import type { Cells } from './cells.ts'
import { Formulas } from './formulas.ts'
import { type MethodRead, notedRates } from './noted-rates.ts'

export interface Moment {
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
}

/** A line of the answer sheet. */
export interface AnswerLine extends AnswerCell {
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
export function contentsOf(calculator: Calculator, inputs: Parameters<Calculator['record']>[0], moment: Moment): Contents {
  const rates = notedRates(calculator.tables, moment.ruleSet)
  const { answer, values } = calculator.answerOn(inputs, rates.on, moment.taxYear)
  const taxYear = taxYearOf(inputs, moment.taxYear)
  const formulas = new Formulas({ fields: calculator.fields, values, rates, startOfYear: taxYears[taxYear].starts })
  const shown = { ...answer, rows: rowsOf(answer) }
  const rows = linesOf(shown, new Answers(formulas, values))
  const further = furtherOf(shown, calculator, new Answers(formulas, values))
  const { cells } = formulas
  return { rows, further, cells, said: cells.labelled(), methods: rates.methods, taxYear }
}

/** The rows of the result in their order, one line for each key. Each is always there, because a change of amounts can bring it back. */
function linesOf({ rows, record }: Answer<string>, answers: Answers): AnswerLine[] {
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

function furtherOf({ rows, record }: Answer<string>, { fields }: Calculator, answers: Answers): AnswerLine[] {
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
