import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { fieldsOfColumns } from './columns.ts'

/** A row as read: column to value, text in a CSV, any JSON value in JSON lines. */
export type Row = Readonly<Record<string, unknown>>

/** A row cannot be calculated; the message names the column, the value and what was expected. */
export class RowError extends Error {
  override readonly name = 'RowError'
}

/** Amounts and percentages as text to two decimals, other values as they are. */
export type Results = Readonly<Record<string, string | boolean>>

/** Other answers than the record, under columns of their own: any number of lines to a row. */
export interface Answers {
  readonly columns: readonly string[]
  readonly of: (inputs: Parameters<Calculator['record']>[0]) => readonly Results[]
}

/** The record, each field under `out.<field>`. */
export const recordAnswers = (calculator: Calculator, ruleSet?: RuleSet): Answers => ({
  columns: calculator.outputs.map((name) => `out.${name}`),
  of: (inputs) => {
    const results = calculator.record(inputs, ruleSet && { ruleSet })
    const texts = Object.entries(results).map(([name, value]) => [`out.${name}`, value instanceof Decimal ? value.toFixed(2) : value])
    return [Object.fromEntries(texts) as Results]
  },
})

/**
 * A function from a row to its answers, with the columns of the rows resolved once.
 * The function throws RowError for a row that cannot be calculated. @throws ColumnError when the columns cannot be used.
 */
export function rowCalculator(calculator: Calculator, columns: readonly string[], answers: Answers): (row: Row) => readonly Results[] {
  const fieldByColumn = fieldsOfColumns(columns, calculator.fields)
  const columnByField = new Map([...fieldByColumn].map(([column, field]) => [field, column]))
  return (row) => {
    const raw = Object.fromEntries([...fieldByColumn].map(([column, field]) => [field, row[column]]))
    const parsed = calculator.parse(raw)
    if (parsed.issues) {
      const faults = parsed.issues.map(({ field, expected }) => {
        const column = columnByField.get(field) ?? field
        return `column ${column}: ${JSON.stringify(row[column] ?? '')} must be ${expected}`
      })
      throw new RowError(faults.join('; '))
    }
    return answers.of(parsed.inputs)
  }
}
