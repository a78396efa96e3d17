import { fields } from '#engine/calculators/tax-bill/fields.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { NO, YES } from '#engine/people/read-cell.ts'
import { type ColumnMeaning, isOfNames } from '#engine/people/read-header.ts'
import { isBlankRow, totalsAmong } from '#engine/people/rows.ts'
import { whatCellsHold } from '#engine/people/what-cells-hold.ts'
import { Refused } from '../../tables/refused.ts'
import type { GivenTable, TableRows } from '../../tables/table.ts'
import { fieldIn, meaningsOf } from './columns.ts'
import { MOST_ASKED, TELLING } from './limits.ts'

/** A column that was not recognised, although it may change a bill. */
export interface AskedColumn {
  readonly place: number
  readonly name: string
  /** Some of its cells. */
  readonly cells: readonly string[]
  /** The field that it most likely is. */
  readonly guess?: string
}

/** What there is to know of a table before anything is worked out. */
export interface Survey {
  readonly header: readonly string[]
  readonly meanings: readonly ColumnMeaning[]
  readonly asked: readonly AskedColumn[]
  /** The column that says who a row is about, a name rather than a number; -1 if there is none. */
  readonly who: number
  /** The rows that look like totals, by their numbers, each with what it says of who it is about. */
  readonly totals: ReadonlyMap<number, string>
}

/** How many of them the page shows. */
const SHOWN = 3

/**
 * Looks through a whole table, and yields how much of it is done, from 0 to 1.
 * @throws Refused for a table that is empty, whose first row cannot be used, or that has too much to ask about.
 */
export async function* surveyOf(table: GivenTable): AsyncGenerator<number, Survey> {
  const cellsAt = new Map<number, string[]>()
  const cellsOf = (place: number): readonly string[] => cellsAt.get(place) ?? []
  const totals = new Map<number, string>()
  let header: readonly string[] | undefined
  let isTotals: ((cells: readonly string[]) => boolean) | undefined
  let [row, people, who] = [0, 0, -1]

  for await (const { rows, to } of table.rows()) {
    const filled = numbered(rows, row)
    row += rows.length
    if (!header) {
      const [names, ...others] = filled
      if (!names) continue
      header = names.cells
      filled.splice(0, 1)
      if (others.length === 0 && to < 1) continue
    }
    people += filled.length
    collect(filled, header, cellsAt)
    // The cells of the first rows tell which columns are names and which are amounts.
    if (!isTotals) {
      const known = partsOf(meaningsOf(header, cellsOf), cellsOf)
      isTotals = totalsAmong(known)
      who = whoAmong(known.words, header, cellsOf)
    }
    for (const { cells, number } of filled) if (isTotals(cells)) totals.set(number, cells[who] ?? '')
    yield to
  }
  if (!header) throw new Refused('The table is empty.')
  const meanings = meaningsOf(header, cellsOf)
  if (people === 0) throw new Refused('The table has no rows below the names of its columns.')
  const asked = askedAbout(header, meanings, cellsOf)
  if (asked.length > MOST_ASKED)
    throw new Refused(
      `${asked.length.toLocaleString('en-GB')} columns hold amounts and are not recognised. Take out those that are in no bill, and name the others as in the list below.`,
    )
  return { header, meanings, asked, who, totals }
}

/** The rows that are not blank, with their numbers. */
const numbered = (rows: TableRows['rows'], before: number) =>
  rows.flatMap((cells, index) => (isBlankRow(cells) ? [] : [{ cells, number: before + index + 1 }]))

function collect(rows: readonly { readonly cells: readonly string[] }[], header: readonly string[], cellsAt: Map<number, string[]>): void {
  for (const place of header.keys()) {
    const known = cellsAt.get(place) ?? []
    for (const { cells } of rows) {
      if (known.length >= TELLING) break
      const cell = cells[place]
      if (cell !== undefined && cell.trim() !== '') known.push(cell)
    }
    cellsAt.set(place, known)
  }
}

/** The column that says who somebody is: one that is called as names are, or one of words rather than of numbers, or of yes and no. */
function whoAmong(words: readonly number[], header: readonly string[], cellsOf: (place: number) => readonly string[]): number {
  const named = words.find((place) => isOfNames(header[place] ?? '') && cellsOf(place).some((cell) => /\p{L}/u.test(cell)))
  return named ?? words.find((place) => cellsOf(place).some(isName)) ?? words[0] ?? -1
}

const isName = (cell: string) => /\p{L}{2}/u.test(cell) && ![YES, NO].some((one) => one.has(cell.trim().toLowerCase()))

const everyField: Fields = fields

/** The columns that identify a person, and the columns of amounts. */
function partsOf(meanings: readonly ColumnMeaning[], cellsOf: (place: number) => readonly string[]) {
  const parts: { words: number[]; amounts: number[] } = { words: [], amounts: [] }
  for (const [place, meaning] of meanings.entries()) {
    const kind = everyField[fieldIn(meaning) ?? '']?.kind
    if (kind === 'money') parts.amounts.push(place)
    else if (kind !== undefined || meaning.kind === 'result') continue
    else parts[meaning.kind === 'unknown' && whatCellsHold(cellsOf(place)) === 'amounts' ? 'amounts' : 'words'].push(place)
  }
  return parts
}

/** The columns that may change a bill, and that nobody knows for certain. */
function askedAbout(
  header: readonly string[],
  meanings: readonly ColumnMeaning[],
  cellsOf: (place: number) => readonly string[],
): AskedColumn[] {
  return meanings.flatMap((meaning, place) => {
    if (meaning.kind !== 'unknown') return []
    const cells = cellsOf(place)
    const held = whatCellsHold(cells)
    if (held === 'nothing' || (held === 'words' && meaning.guess === undefined)) return []
    const { guess } = meaning
    return [{ place, name: header[place] ?? '', cells: cells.slice(0, SHOWN), ...(guess !== undefined && { guess }) }]
  })
}
