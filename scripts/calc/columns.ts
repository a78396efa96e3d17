import type { Fields } from '../../engine/inputs/field.ts'
import { UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'

/** Columns that go through a calculation untouched, beside those that start with `out.` or `x-`. */
const PASSED_THROUGH = ['case', 'id', 'source', 'working', 'note', 'rules', 'taxYear']

/** The header of a table cannot be used. */
export class ColumnError extends UsageError {}

/**
 * The input field that a column holds, `annualSalary` for itself and for `in.annualSalary`; undefined for one that passes through.
 * @throws ColumnError for any other column.
 */
export function fieldOf(column: string, fields: Fields): string | undefined {
  const field = column.startsWith('in.') ? column.slice(3) : column
  if (Object.hasOwn(fields, field)) return field
  if (PASSED_THROUGH.includes(column) || column.startsWith('out.') || column.startsWith('x-')) return undefined
  if (column === '')
    throw new ColumnError('a column has no name; name each (x-… passes through), or remove a comma too many at the end of the first line')
  const inputs = Object.keys(fields).join(', ')
  throw new ColumnError(
    `column ${quoted(column)} is not known; expected an input (${inputs}), one of ${PASSED_THROUGH.join(', ')}, or a name starting out. or x-`,
  )
}

/** The field of each column of a row. @throws ColumnError for an unknown column or for a field that stands twice. */
export function fieldsOfColumns(columns: readonly string[], fields: Fields): Map<string, string> {
  const fieldByColumn = new Map<string, string>()
  const seen = new Set<string>()
  for (const column of columns) {
    const field = fieldOf(column, fields)
    const name = field ?? column
    if (seen.has(name)) throw new ColumnError(`column ${quoted(column)} stands twice; expected each column and each input once`)
    seen.add(name)
    if (field !== undefined) fieldByColumn.set(column, field)
  }
  return fieldByColumn
}
