import { type Calculator, taxYearOf } from '../../engine/calculator.ts'
import { rowsOf } from '../../engine/formula/explanation.ts'
import { type Entry, isOnCard, isRecorded, labelOf, labelsIn } from '../../engine/formula/ledger.ts'
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
  const answers = new Answers(formulas, values)
  const entries = [...rowsOf(answer), ...answer.ledger.filter((entry) => !isOnCard(entry))]
  const { cells } = formulas
  return {
    rows: linesOf(entries, answers),
    further: furtherOf(entries, calculator, answers),
    cells,
    said: cells.labelled(),
    methods: rates.methods,
    taxYear,
  }
}

/** The rows of the result in their order, one line for each key. Each is always there, because a change of amounts can bring it back. */
const linesOf = (entries: readonly Entry[], answers: Answers): AnswerLine[] =>
  keysOf(entries.filter(isOnCard)).flatMap((key) => {
    const alike = entries.filter((entry) => entry.key === key)
    const rows = alike.filter(isOnCard)
    const answered = answers.of(alike)
    return answered
      ? {
          name: alike.some(isRecorded) ? outputName(key) : `row_${key}`,
          label: [...new Set(rows.flatMap((row) => labelsIn(labelOf(row))))].join(' or '),
          about: [...partsOf(rows), ...answers.conditionsOf(rows)].join('; '),
          isTotal: rows.some(({ isTotal }) => isTotal),
          ...answered,
        }
      : []
  })

/** The fields of the record that are no rows, in their order. */
function furtherOf(entries: readonly Entry[], { fields }: Calculator, answers: Answers): AnswerLine[] {
  const rows = new Set(keysOf(entries.filter(isOnCard)))
  return keysOf(entries.filter(({ key }) => !rows.has(key))).flatMap((key) => {
    const alike = entries.filter((entry) => entry.key === key)
    const answered = answers.of(alike)
    const label = alike[0]?.amount.name?.label ?? fields[key]?.label ?? inWords(key)
    return answered ? [{ name: outputName(key), label, about: '', isTotal: false, ...answered }] : []
  })
}

const keysOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ key }) => key))]

const partsOf = (alike: readonly Entry[]): string[] => {
  if (alike.some(({ isTotal }) => isTotal)) return ['the result']
  if (alike.every(({ isOutsideSum }) => isOutsideSum)) return ['not part of the sum']
  return alike.some(({ isDeduction }) => isDeduction) ? ['taken off'] : []
}

/** The name of a field in words: `deductionRate` is “Deduction rate”. */
function inWords(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
