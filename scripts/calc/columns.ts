import type { Fields } from '../../engine/inputs/field.ts'
import { UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'

/** Columns that pass through unchanged, as do those that start with `out.` or `x-`. */
const PASSED_THROUGH = ['case', 'id', 'source', 'working', 'note']
/**
 * Columns about a row that any table may have. Only a blank is accepted as its `rules`, and `ignored` comes from an earlier answer, so
 * nobody is told to add those.
 */
const OF_ROW = new Set(['taxYear', 'rules', 'ignored'])

/** A row as read, from column to value: text in a CSV, any JSON value in JSON lines. */
export type Row = Readonly<Record<string, unknown>>

/** Thrown when the header of a table cannot be used. */
export class ColumnError extends UsageError {}

/** A row cannot be calculated; the message names the column, the value and what was expected. */
export class RowError extends UsageError {}

/** Whether a column is known and is no input. */
export const passesThrough = (column: string): boolean =>
  PASSED_THROUGH.includes(column) || OF_ROW.has(column) || column.startsWith('out.') || column.startsWith('x-')

/**
 * The input field of a column: `annualSalary` for both `annualSalary` and `in.annualSalary`; undefined for a column that passes through.
 * @throws ColumnError for any other column.
 */
function fieldOf(column: string, fields: Fields): string | undefined {
  const field = column.startsWith('in.') ? column.slice(3) : column
  if (Object.hasOwn(fields, field)) return field
  if (passesThrough(column)) return undefined
  if (column === '')
    throw new ColumnError('a column has no name; give it one (x-… passes through), or remove the extra comma at the end of the first line')
  if (/^[£\d.-]/.test(column.trim())) {
    const [first] = Object.keys(fields)
    throw new ColumnError(
      `column ${quoted(column)} is not known; the first line must name the columns, such as ${first}; --help lists them`,
    )
  }
  const inputs = Object.keys(fields).filter((name) => name !== 'taxYear')
  throw new ColumnError(
    `column ${quoted(column)} is not known; expected an input (${inputs.join(', ')}), one of taxYear, ${PASSED_THROUGH.join(', ')}, or a name starting out. or x-`,
  )
}

/** The input that a calculator is about, which its form asks for first. */
export const mainField = (fields: Fields): string => Object.keys(fields)[0] ?? ''

/** The field of each column of a row. @throws ColumnError for an unknown column or a field that appears twice. */
export function fieldsOfColumns(columns: readonly string[], fields: Fields): Map<string, string> {
  const fieldByColumn = new Map<string, string>()
  const seen = new Set<string>()
  for (const column of columns) {
    const field = fieldOf(column, fields)
    const name = field ?? column
    if (seen.has(name)) throw new ColumnError(`column ${quoted(column)} appears twice; expected each column and each input once`)
    seen.add(name)
    if (field !== undefined) fieldByColumn.set(column, field)
  }
  return fieldByColumn
}
