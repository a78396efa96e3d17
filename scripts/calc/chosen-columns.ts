import type { Calculator } from '../../engine/calculator.ts'
import { fieldNamed } from '../../engine/people/read-header.ts'
import { oneOf, UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import { type ChosenColumns, fieldsOfRow } from './columns.ts'

/** What to do with a row of totals. Without a word, such a row is refused. */
export const TOTALS = ['skip', 'keep'] as const
export type Totals = (typeof TOTALS)[number]

/**
 * What `--map "Gross pay=annualSalary"` and `--ignore-unknown` ask. The input may also be named as the form calls it.
 * @throws UsageError for a --map that says no such thing, or says it twice.
 */
export function chosenColumns(maps: readonly string[], ignoreUnknown: boolean, calculator: Calculator): ChosenColumns {
  const fields = fieldsOfRow(calculator.fields)
  const map = new Map<string, string>()
  for (const asked of maps) {
    const at = asked.lastIndexOf('=')
    if (at < 1) throw new UsageError(`--map ${quoted(asked)}: expected a column and its input, such as "Gross pay=annualSalary"`)
    const [column, input] = [asked.slice(0, at), asked.slice(at + 1).trim()]
    if (map.has(column)) throw new UsageError(`--map names the column ${quoted(column)} twice; expected each column once`)
    map.set(column, fieldNamed(input, fields) ?? oneOf('input', input, Object.keys(fields)))
  }
  return { map, ignoreUnknown }
}
