import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Calculator } from '../../engine/calculator.ts'
import { isAmount } from '../../golden/code/parse-golden.ts'
import { quoted } from '../lib/quoted.ts'
import { type Results, recordAnswers, rowCalculator, rowReader } from './calculate-rows.ts'
import { checkedText } from './checked-text.ts'
import { ColumnError, type InputRow, mainField, RowError } from './columns.ts'
import type { TableOptions, TableOutcome } from './csv.ts'
import { withIgnored } from './ignored-inputs.ts'
import { textOf } from './row-year.ts'

/**
 * Calculates JSON lines, one object on each line. Amounts come out as numbers with two decimals (`3486.00`), other results unchanged.
 * @throws ColumnError or RowError, with the number of the line.
 */
export async function calculateJsonLines(
  calculator: Calculator,
  input: Readable,
  output: Writable,
  options: TableOptions,
): Promise<TableOutcome> {
  const { choice, keepGoing, columns: chosen = {}, answers = withIgnored(calculator, recordAnswers(calculator)) } = options
  const main = mainField(calculator.fields)
  let number = 0
  let rows = 0
  let failed = 0
  let withMain = 0
  const unknown = new Set<string>()
  const resultNames = new Set(answers.columns.filter((name) => name !== answers.fills))
  for await (const line of linesOf(input)) {
    number++
    if (line.trim() === '') continue
    rows++
    let row: InputRow = {}
    let lines: Record<string, unknown>[]
    try {
      row = rowOf(line)
      const columns = Object.keys(row)
      const reader = rowReader(calculator, columns, choice, { chosen, cellsOf: (place) => [textOf(row[columns[place] ?? ''])] })
      for (const place of reader.ignored) unknown.add(quoted(columns[place]))
      const calculate = rowCalculator(reader, answers)
      lines = calculate(row).map((results) => ({ ...asWritten(line), ...withNumbers(results) }))
      if ([...reader.fieldByColumn.values()].includes(main)) withMain++
    } catch (fault) {
      if (!(fault instanceof RowError || fault instanceof ColumnError)) throw fault
      failed++
      if (!keepGoing) throw new RowError(`line ${number}, ${fault.message}`, { cause: fault })
      const kept = Object.entries(row).length === 0 ? {} : asWritten(line)
      lines = [{ ...Object.fromEntries(Object.entries(kept).filter(([name]) => !resultNames.has(name))), error: fault.message }]
    }
    options.progress?.({ rows, failed })
    for (const answer of lines) {
      if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain')
    }
  }
  return { rows, failed, lacksMain: withMain === 0 && answers.fills !== main && rows > failed, unknown: [...unknown] }
}

/** A number written exactly as given, `3486.00` and not 3486. Node has this since version 21; TypeScript’s types do not yet. */
const { rawJSON: rawJson } = JSON as unknown as { rawJSON: (this: void, text: string) => unknown }

/** Results with their amounts as numbers. */
const withNumbers = (results: Results): Record<string, unknown> =>
  Object.fromEntries(Object.entries(results).map(([name, value]) => [name, isAmount(String(value)) ? rawJson(String(value)) : value]))

/** The object with its numbers as they were typed: 1.50 and 12345678901234567890 pass through unchanged. */
const asWritten = (line: string) => JSON.parse(line, keepNumber as (name: string, value: unknown) => unknown) as InputRow
const keepNumber = (_name: string, value: unknown, { source }: { source?: string }) =>
  typeof value === 'number' && source !== undefined ? rawJson(source) : value

/** Splits at `\n` only, because JSON text may contain U+2028, which readline takes as a line end. Drops a byte order mark. */
async function* linesOf(input: Readable) {
  const decoder = new TextDecoder()
  // A long line comes in many pieces, which are put together once.
  let begun: string[] = []
  for await (const piece of checkedText(input, { asCsv: false })) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n')
    begun.push(first)
    const last = others.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* others
    begun = [last]
  }
  if (begun.length > 0) yield begun.join('')
}

/** More levels than any real row has, and few enough for JSON.parse and JSON.stringify. */
const MOST_LEVELS = 100

function rowOf(line: string): InputRow {
  const { deepest, names } = outlineOf(line)
  if (deepest > MOST_LEVELS) throw new RowError(`its lists are nested more than ${MOST_LEVELS} deep; expected {"field": value, …}`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    value = undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RowError(`${quoted(line)} is not a JSON object; expected {"field": value, …}`)
  const seen = new Set<string>()
  for (const name of names.map((one) => JSON.parse(one) as string)) {
    if (seen.has(name)) throw new RowError(`${quoted(name)} appears twice; expected each name once`)
    seen.add(name)
  }
  for (const [name, one] of Object.entries(value))
    if (one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY)
      throw new RowError(`column ${name}: its number is larger than any that we can read`)
  return value as InputRow
}

/**
 * How deeply the lists and objects of a line are nested, and the names in its object, in quotes and as often as they are there: JSON.parse
 * would keep only the last value of each.
 */
function outlineOf(line: string) {
  const names: string[] = []
  let [level, deepest, text] = [0, 0, '']
  // A text without an end goes on to the end of the line.
  for (const [mark] of line.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}:]/gs)) {
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++level)
    else if (mark === ']' || mark === '}') level--
    else if (mark !== ':') text = mark
    else if (level === 1) names.push(text)
  }
  return { deepest, names }
}
