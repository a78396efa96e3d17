import { fields } from '#engine/calculators/tax-bill/fields.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { plain } from '#engine/people/plain.ts'
import { type ColumnMeaning, guessFor, readHeader } from '#engine/people/read-header.ts'
import { Refused, SAVE_AS } from '../../tables/refused.ts'
import { MOST_COLUMNS } from './limits.ts'

/** The columns of the download that say what is wrong with a row, and what is not in its bill. */
export const FAULT = 'fault'
export const LEFT_OUT = 'leftOut'

/** Longer cells are cut in a message. */
const MOST_QUOTED = 60
/** A cell, or its beginning, as a message has it. */
export const quoted = (cell = ''): string => `“${cell.length > MOST_QUOTED ? `${cell.slice(0, MOST_QUOTED)}…` : cell}”`

/** How the columns of a table are used, each by its place. */
export interface Columns {
  /** The field of each column that is one. */
  readonly fieldAt: ReadonlyMap<number, string>
  /** The columns that come out as they went in: all but the results of an earlier download, which new ones replace. */
  readonly kept: readonly number[]
  /** Those that the visitor leaves out, although they may change a bill. */
  readonly leftOut: readonly number[]
  /** Those of the others that are no field. */
  readonly unknown: readonly number[]
}

/**
 * What each column of a header means. `cellsOf` gives the cells that are known of one.
 * @throws Refused for a first row that is no text or too long, that names no field, or that names one twice; and for a column that nobody
 * knows whose cells are no text.
 */
export function meaningsOf(header: readonly string[], cellsOf: (place: number) => readonly string[] = () => []): readonly ColumnMeaning[] {
  if (header.some((column) => /[\0\uFFFD]/.test(column)))
    throw new Refused(`The first row is not text. If this is a table, open it in a spreadsheet, ${SAVE_AS}.`)
  if (header.length > MOST_COLUMNS)
    throw new Refused(
      `The first row has ${header.length.toLocaleString('en-GB')} columns, and no spreadsheet has more than ${MOST_COLUMNS.toLocaleString('en-GB')}.`,
    )
  const meanings = readHeader(header, fields, cellsOf)
  refuseGarbled(header, meanings, cellsOf)
  const certain = certainIn(meanings)
  refuseRepeated(header, (place) => certain.get(place))
  if (meanings.some((meaning) => fieldIn(meaning) !== undefined)) return meanings
  // Columns that could each be the same field are asked about.
  const likely = header.map((column, place) => (meanings[place]?.kind === 'unknown' ? guessFor(column, cellsOf(place), fields) : undefined))
  refuseRepeated(header, (place) => likely[place] && plain(header[place] ?? ''))
  if (likely.some((guess) => guess !== undefined)) return meanings
  throw new Refused(
    `No column is recognised. The first row must name the columns, such as “${fields.rentalIncome.label}” or “rentalIncome”. Take out any lines above it.`,
  )
}

/** A column of text in another encoding may hold amounts, each with a pound sign that nobody can read. */
function refuseGarbled(header: readonly string[], meanings: readonly ColumnMeaning[], cellsOf: (place: number) => readonly string[]): void {
  for (const [place, { kind }] of meanings.entries()) {
    const garbled = kind === 'unknown' ? cellsOf(place).find((cell) => cell.includes('\uFFFD')) : undefined
    if (garbled !== undefined)
      throw new Refused(
        `${quoted(garbled.trim())} in the column “${header[place]}” is not text that we can read. Open the table in a spreadsheet, ${SAVE_AS}.`,
      )
  }
}

/** Refuses columns that mean the same: those with the same key. */
function refuseRepeated(header: readonly string[], keyAt: (place: number) => string | undefined): void {
  const keys = [...header.keys()].map(keyAt)
  for (const key of new Set(keys)) {
    if (key === undefined) continue
    const names = header.flatMap((column, place) => (keys[place] === key ? [`“${column}”`] : []))
    if (names.length < 2) continue
    throw new Refused(
      new Set(names).size === 1
        ? `The column ${names[0]} is there ${names.length === 2 ? 'twice' : `${names.length} times`}. Keep one of them.`
        : `The columns ${names.slice(0, -1).join(', ')} and ${names.at(-1)} mean the same. Keep one of them.`,
    )
  }
}

/** The field that a column is, or most likely is. */
export const fieldIn = (meaning: ColumnMeaning): string | undefined =>
  meaning.kind === 'input' ? meaning.field : meaning.kind === 'unknown' ? meaning.guess : undefined

/** The fields of the columns that are one for certain, by their places. */
export const certainIn = (meanings: readonly ColumnMeaning[]): ReadonlyMap<number, string> =>
  new Map(meanings.flatMap((meaning, place) => (meaning.kind === 'input' ? [[place, meaning.field] as const] : [])))

const everyField: Fields = fields

/** How recognised columns are listed: `Rent`, or where the form calls it something else, `Gross pay as Pay from jobs`. */
export const recognisedAs = (header: readonly string[], fieldAt: ReadonlyMap<number, string>): readonly string[] =>
  [...fieldAt].map(([place, field]) => {
    const name = header[place]?.trim() || `Column ${place + 1}`
    const label = everyField[field]?.label ?? field
    return plain(label) === plain(name) ? name : `${name} as ${label}`
  })

/** The columns by what they mean and by what the visitor said of those that were asked about: their field, or nothing. */
export function columnsOf(meanings: readonly ColumnMeaning[], asked: readonly number[], answered: ReadonlyMap<number, string>): Columns {
  const places = [...meanings.keys()]
  const isKind = (...kinds: readonly ColumnMeaning['kind'][]) => places.filter((place) => kinds.includes(meanings[place]?.kind ?? 'result'))
  const fieldAt = new Map([...certainIn(meanings), ...answered].sort(([one], [other]) => one - other))
  return {
    fieldAt,
    kept: isKind('input', 'person', 'unknown'),
    leftOut: asked.filter((place) => !fieldAt.has(place)),
    unknown: isKind('person', 'unknown').filter((place) => !asked.includes(place)),
  }
}
