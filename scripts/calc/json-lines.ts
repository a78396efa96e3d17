import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Calculator } from '../../engine/calculator.ts'
import { type Row, RowError, rowCalculator } from './calculate-rows.ts'
import { ColumnError } from './columns.ts'
import type { Options } from './csv.ts'

/**
 * Calculates JSON lines, an object a line. Amounts come out as numbers with two decimals (`3486.00`), the other results as they are.
 * @throws ColumnError or RowError, with the number of the row.
 */
export async function calculateJsonLines(calculator: Calculator, input: Readable, output: Writable, { ruleSet, keepGoing }: Options) {
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    number++
    let row: Row = {}
    let answer: Record<string, unknown>
    try {
      row = rowOf(line)
      const results = rowCalculator(calculator, Object.keys(row), ruleSet)(row)
      const numbers = Object.entries(results).map(([name, value]) => [
        name,
        /^-?\d+\.\d\d$/.test(String(value)) ? rawJson(String(value)) : value,
      ])
      answer = { ...row, ...(Object.fromEntries(numbers) as Record<string, unknown>) }
    } catch (fault) {
      if (!(fault instanceof RowError || fault instanceof ColumnError)) throw fault
      if (!keepGoing) throw new RowError(`row ${number}, ${fault.message}`, { cause: fault })
      answer = { ...row, error: fault.message }
    }
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain')
  }
}

/** A number written as it stands, `3486.00` and not 3486. In Node since version 21; not yet in TypeScript’s types. */
const rawJson = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON

function rowOf(line: string): Row {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    value = undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RowError(`${line.slice(0, 60)} is not a JSON object; expected {"field": value, …}`)
  return value as Row
}
