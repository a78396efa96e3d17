import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { dayInWords } from '../../engine/inputs/day.ts'
import type { Field } from '../../engine/inputs/field.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { readCell } from '../../engine/people/read-cell.ts'
import { wrongWith } from '../../engine/people/wrong-with.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { NoRateError, type TaxYear } from '../../engine/rates/rates-at.ts'
import { quoted } from '../lib/quoted.ts'
import { type ChosenColumns, type InputRow, RowError, readColumns } from './columns.ts'
import { refuseRuleSetOfOtherYear, textOf, type YearColumns, yearColumnsOf, yearOf } from './row-year.ts'

/** Amounts and percentages as text to two decimals, other values as they are. */
export type Results = Readonly<Record<string, string | boolean>>

/** What a row says of an input, before it is read: undefined where it has no column for it. */
export type RowOfInputs = (field: string) => unknown

/** Answers to write for a row, in columns of their own. A row may have any number of lines. */
export interface RowAnswers {
  readonly columns: readonly string[]
  /** The input that the answers fill in, whose column a row may leave blank or not have. */
  readonly fills?: string
  readonly of: (inputs: Parameters<Calculator['record']>[0], choice: Required<RatesChoice>, row: RowOfInputs) => readonly Results[]
}

/** The record, each field under `out.<field>`. */
export function recordAnswers(calculator: Calculator): RowAnswers {
  const columnOf = new Map(outputsOf(calculator).map((name) => [name, `out.${name}`]))
  return {
    columns: [...columnOf.values()],
    of(inputs, choice) {
      const record = calculator.record(inputs, choice)
      const results: Record<string, string | boolean> = {}
      for (const name of Object.keys(record)) {
        const value = record[name]
        if (value !== undefined) results[columnOf.get(name) ?? `out.${name}`] = value instanceof Decimal ? value.toFixed(2) : value
      }
      return [results]
    },
  }
}

/** What a row asks: its inputs, as text and read, and the rule set and tax year that answer it. */
export interface AskedInRow {
  readonly inputs: Parameters<Calculator['record']>[0]
  readonly choice: Required<RatesChoice>
  readonly written: RowOfInputs
}

/**
 * Returns a function that reads a row. The columns are looked up once for all rows. That function throws RowError for a row that cannot be
 * calculated. @throws ColumnError if the columns cannot be used.
 */
export function rowReader(
  calculator: Calculator,
  columns: readonly string[],
  choice: RatesChoice = {},
  { chosen, cellsOf }: { readonly chosen?: ChosenColumns; readonly cellsOf?: (place: number) => readonly string[] } = {},
) {
  const { fieldByColumn, ignored } = readColumns(columns, calculator.fields, chosen, cellsOf)
  const yearColumns = yearColumnsOf(fieldByColumn, calculator)
  const { year: yearColumn } = yearColumns
  const asked = [...fieldByColumn].flatMap(([column, field]) => (column === yearColumn ? [] : [{ column, field }]))
  const hasRules = columns.includes('rules')
  const choices = new Map<TaxYear, Required<RatesChoice>>()
  const choiceIn = (taxYear: TaxYear): Required<RatesChoice> => {
    let made = choices.get(taxYear)
    if (!made) {
      made = { ruleSet: choice.ruleSet ?? defaultRuleSet, taxYear }
      refuseRuleSetOfOtherYear(calculator, made.ruleSet, taxYear)
      choices.set(taxYear, made)
    }
    return made
  }
  const read = (row: InputRow): AskedInRow => {
    const faults: string[] = []
    if (hasRules) collected(faults, () => refuseRules(row))
    const own = collected(faults, () => choiceIn(yearOf(row, yearColumns, choice)))
    const raw: Record<string, unknown> = {}
    for (const { column, field } of asked) raw[field] = inSpelling(row[column], calculator.fields[field])
    // Where a calculator asks for the year, a blank means this one.
    const parsed = calculator.parse(raw, own?.taxYear ?? choice.taxYear ?? defaultTaxYear)
    for (const issue of parsed.issues ?? []) {
      const { field, expected } = issue
      // Without a year, nobody knows which days are in it.
      if (own === undefined && calculator.fields[field]?.kind === 'date') continue
      const column = asked.find((one) => one.field === field)?.column ?? field
      const cell = row[column] ?? ''
      const wrong = typeof cell === 'string' ? wrongWith(cell, issue, calculator.fields) : `must be ${expected}`
      faults.push(`column ${column}: ${quoted(cell)} ${wrong}`)
    }
    if (own === undefined || parsed.issues || faults.length > 0) throw new RowError(faults.join('; '))
    return { inputs: parsed.inputs, choice: own, written: (field) => raw[field] }
  }
  return { read, fieldByColumn, ignored, yearColumns }
}

/**
 * Returns a function that calculates the answers for a row. Where the table has a column for the tax year and the row leaves it blank, the
 * answers have the year in that column. That function throws RowError for a row that cannot be calculated.
 */
export function rowCalculator(
  { read, yearColumns, fieldByColumn }: ReturnType<typeof rowReader>,
  answers: RowAnswers,
): (row: InputRow) => readonly Results[] {
  const { year: yearColumn } = yearColumns
  const { fills = '' } = answers
  const filled = [...fieldByColumn].find(([, field]) => field === fills)?.[0] ?? fills
  const inColumns = ({ [fills]: value = '', ...others }: Results): Results => ({ [filled]: value, ...others })
  return (row) => {
    const { inputs, choice, written } = read(row)
    const made = answered(row, { ...yearColumns, taxYear: choice.taxYear }, () => answers.of(inputs, choice, written))
    const results = filled === fills ? made : made.map(inColumns)
    if (yearColumn === undefined || textOf(row[yearColumn]) !== '') return results
    return results.map((result) => ({ ...result, [yearColumn]: choice.taxYear }))
  }
}

/** What is made, or undefined with the fault of the row added to the others. */
function collected<Made>(faults: string[], make: () => Made): Made | undefined {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    faults.push(error.message)
    return undefined
  }
}

/** A cell as the parser takes it; a value that is no text unchanged. */
const inSpelling = (cell: unknown, field: Field | undefined): unknown => (typeof cell === 'string' && field ? readCell(cell, field) : cell)

/** If the tables lack a value that a row needs, only that row fails, with a fault that names the columns that led there. */
function answered<Answer>(
  row: InputRow,
  { days, taxYear }: Pick<YearColumns, 'days'> & { taxYear: TaxYear },
  answer: () => Answer,
): Answer {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof NoRateError)) throw error
    const given = days.filter((column) => textOf(row[column]) !== '').map((column) => `column ${column}: ${quoted(row[column])}`)
    const asked = given.length > 0 ? given.join(', ') : `tax year ${taxYear}`
    throw new RowError(`${asked} needs the law of ${dayInWords(error.date)}, for which we have no ${error.entry}`, { cause: error })
  }
}

/**
 * Refuses a row that names rules, because those are chosen for the whole table: its answer would be wrong under others, and nobody would
 * see that.
 */
function refuseRules({ rules }: InputRow): void {
  if (textOf(rules) === '') return
  throw new RowError(`column rules: ${quoted(rules)} belongs to the command; choose the rule set with --rules, and remove the column`)
}
