import { fields } from '#engine/calculators/tax-bill/fields.ts'
import { Refused, SAVE_AS } from '../../tables/refused.ts'

/** The column that says what is wrong with a row. */
export const FAULT = 'fault'

/** What the first row of a table says of its columns, each by its place. */
export interface Columns {
  /** The field of each column that is one. */
  readonly fieldAt: ReadonlyMap<number, string>
  /** The columns that come out as they went in: all but the results of an earlier download, which new ones replace. */
  readonly kept: readonly number[]
  /** Those of them that are no field. */
  readonly unknown: readonly number[]
}

/** A text as it is compared: `rental income` for `Rental-Income`, without spaces. Tables for the command line may have `in.` before a name. */
export const plain = (text: string): string =>
  text
    .replace(/^\s*in\./i, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const fieldNamed = new Map(Object.entries(fields).flatMap(([name, { label }]) => [name, label].map((one) => [plain(one), name])))

/**
 * Finds the field of each column, by the name or by the label of the field. @throws Refused for a first row that is no text, that names no
 * field, or that names one twice.
 */
export function columnsOf(header: readonly string[]): Columns {
  if (header.some((column) => /[\0\uFFFD]/.test(column)))
    throw new Refused(`The first row is not text. If this is a table, open it in a spreadsheet, ${SAVE_AS}.`)
  const kept = [...header.keys()].filter((place) => !isResult(header[place] ?? ''))
  const fieldAt = new Map<number, string>()
  const columnOf = new Map<string, string>()
  for (const place of kept) {
    const column = header[place] ?? ''
    const field = fieldNamed.get(plain(column))
    if (field === undefined) continue
    const other = columnOf.get(field)
    if (other !== undefined) throw new Refused(`The columns “${other}” and “${column}” mean the same. Take one of them out.`)
    fieldAt.set(place, field)
    columnOf.set(field, column)
  }
  if (fieldAt.size === 0)
    throw new Refused(
      `No column is recognised. The first row must name the columns, such as “${fields.rentalIncome.label}” or “rentalIncome”.`,
    )
  return { fieldAt, kept, unknown: kept.filter((place) => !fieldAt.has(place)) }
}

const isResult = (column: string) => column.startsWith('out.') || column === FAULT
