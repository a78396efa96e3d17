import { rowsOf } from '../../engine/answer/explanation.ts'
import { choicesIn, isDeduction, isInSum, isOnCard, isRecorded, type LedgerEntry, labelOf } from '../../engine/answer/ledger.ts'
import { type Calculator, type RatesChoice, taxYearOf } from '../../engine/calculator.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { type AnswerCell, WorkbookAnswers } from './answers.ts'
import { SheetFormulas } from './formulas.ts'
import { notedRates } from './noted-rates.ts'

/** A line of the answer sheet. */
export interface AnswerLine extends AnswerCell {
  readonly name: string
  readonly label: string
  /** Its part in the sum, and where the page shows it. */
  readonly about: string
  readonly isTotal: boolean
  /** Whether it is a row of the result. */
  readonly isRow: boolean
}

/** The contents of a workbook, before any sheet. */
export type Contents = ReturnType<typeof contentsOf>

/** The name of the cell of a field of the record. */
export const outputName = (field: string): string => `out_${field}`

/** The contents of a calculator’s workbook for a set of inputs, all of them from its formulas. */
export function contentsOf(calculator: Calculator, inputs: Parameters<Calculator['record']>[0], moment: Required<RatesChoice>) {
  const rates = notedRates(calculator.tables, moment.ruleSet)
  const { answer, values } = calculator.answerOn(inputs, rates.on, moment.taxYear)
  const taxYear = taxYearOf(inputs, moment.taxYear)
  const formulas = new SheetFormulas({ fields: calculator.fields, values, figures: rates.figures, startOfYear: taxYears[taxYear].starts })
  const answers = new WorkbookAnswers(formulas, values)
  const entries = [...rowsOf(answer), ...answer.ledger.filter((entry) => !isOnCard(entry))]
  const keys = [...new Set(entries.map(({ key }) => key))]
  const lines = keys.flatMap((key) => lineOf(key, entries, calculator, answers))
  const { cells } = formulas
  return {
    /** The rows of the result in their order. Each is always there, because a change of amounts can bring it back. */
    rows: lines.filter(({ isRow }) => isRow),
    /** The rest of the record. */
    further: lines.filter(({ isRow }) => !isRow),
    cells,
    /** Puts the labels of cells into words. */
    said: cells.labelled(),
    methods: [...rates.methods.values()],
    taxYear,
  }
}

/** The line of a key, under which there may be several entries; none if nothing answers it. */
function lineOf(key: string, entries: readonly LedgerEntry[], { fields }: Calculator, answers: WorkbookAnswers): AnswerLine[] {
  const alike = entries.filter((entry) => entry.key === key)
  const rows = alike.filter(isOnCard)
  const answered = answers.of(alike)
  if (!answered) return []
  const name = alike.some(isRecorded) ? outputName(key) : `row_${key}`
  if (rows.length === 0) {
    const label = alike[0]?.amount.name?.label ?? fields[key]?.label ?? inWords(key)
    return [{ name, label, about: '', isTotal: false, isRow: false, ...answered }]
  }
  const label = [...new Set(rows.flatMap((row) => choicesIn(labelOf(row))))].join(' or ')
  const about = [...partsOf(rows), ...answers.conditionsOf(rows)].join('; ')
  return [{ name, label, about, isTotal: rows.some(({ role }) => role === 'total'), isRow: true, ...answered }]
}

const partsOf = (alike: readonly LedgerEntry[]): string[] => {
  if (alike.some(({ role }) => role === 'total')) return ['the result']
  if (alike.every((entry) => !isInSum(entry))) return ['not part of the sum']
  return alike.some(isDeduction) ? ['taken off'] : []
}

/** The name of a field in words: `deductionRate` is “Deduction rate”. */
function inWords(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
