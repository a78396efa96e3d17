import type { Calculator } from '../../engine/calculator.ts'
import { pennies } from '../../engine/money/arithmetic.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import { fieldsOfColumns } from './columns.ts'

/** A row as read, from column to value: text in a CSV, any JSON value in JSON lines. */
export type Row = Readonly<Record<string, unknown>>

/** A row cannot be calculated; the message names the column, the value and what was expected. */
export class RowError extends UsageError {}

/** Amounts and percentages as text to two decimals, other values as they are. */
export type Results = Readonly<Record<string, string | boolean>>

/** Answers to write for a row, in columns of their own. A row may have any number of lines. */
export interface Answers {
  readonly columns: readonly string[]
  readonly of: (inputs: Parameters<Calculator['record']>[0]) => readonly Results[]
}

/** The record, each field under `out.<field>`. */
export function recordAnswers(calculator: Calculator, ruleSet?: RuleSet): Answers {
  const columnOf = new Map(calculator.outputs.map((name) => [name, `out.${name}`]))
  return {
    columns: [...columnOf.values()],
    of(inputs) {
      const record = calculator.record(inputs, ruleSet && { ruleSet })
      const results: Record<string, string | boolean> = {}
      for (const name of Object.keys(record)) {
        const value = record[name]
        if (value !== undefined) results[columnOf.get(name) ?? `out.${name}`] = value instanceof Decimal ? pennies(value) : value
      }
      return [results]
    },
  }
}

/**
 * Returns a function that calculates the answers for a row. The columns are looked up once for all rows.
 * That function throws RowError for a row that cannot be calculated. @throws ColumnError if the columns cannot be used.
 */
export function rowCalculator(
  calculator: Calculator,
  columns: readonly string[],
  answers: Answers,
  ruleSet: RuleSet = defaultRuleSet,
): (row: Row) => readonly Results[] {
  const fieldByColumn = fieldsOfColumns(columns, calculator.fields)
  const asked = [...fieldByColumn].map(([column, field]) => ({ column, field }))
  return (row) => {
    refuseOtherLaw(row, fieldByColumn, ruleSet)
    const raw: Record<string, unknown> = {}
    for (const { column, field } of asked) raw[field] = row[column]
    const parsed = calculator.parse(raw)
    if (parsed.issues) {
      const faults = parsed.issues.map(({ field, expected }) => {
        const column = asked.find((one) => one.field === field)?.column ?? field
        return `column ${column}: ${quoted(row[column] ?? '')} must be ${expected}`
      })
      throw new RowError(faults.join('; '))
    }
    return answers.of(parsed.inputs)
  }
}

/**
 * Refuses a row that names a different tax year or rule set from the one calculated, because its answer would be wrong.
 * A blank cell is accepted, and `statute+text` matches either rule set. If the tax year is an input, the row’s year is used.
 */
function refuseOtherLaw(row: Row, fieldByColumn: ReadonlyMap<string, string>, ruleSet: RuleSet): void {
  const cellOf = (column: string): string => {
    const cell = fieldByColumn.has(column) ? '' : (row[column] ?? '')
    return typeof cell === 'string' ? cell.trim() : JSON.stringify(cell)
  }
  const taxYear = cellOf('taxYear')
  if (taxYear !== '' && taxYear.replace('/', '-') !== defaultTaxYear)
    throw new RowError(
      `column taxYear: ${quoted(row['taxYear'])} is not the tax year calculated, ${defaultTaxYear}; remove such rows, or the column`,
    )
  const rules = cellOf('rules')
  if (rules !== '' && !rules.split('+').includes(ruleSet))
    throw new RowError(
      `column rules: ${quoted(row['rules'])} is not the rule set calculated, ${ruleSet}; choose it with --rules, or remove such rows or the column`,
    )
}
