import { taxYear } from '../../engine/inputs/common-fields.ts'
import type { Fields } from '../../engine/inputs/field.ts'
import { plain } from '../../engine/people/plain.ts'
import { fieldNamed, guessFor, isAboutThePerson, isAfterCosts } from '../../engine/people/read-header.ts'
import { UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'

/** Columns that pass through unchanged, as do those that start with `out.` or `x-`, and those that say who a row is about. */
const PASSED_THROUGH = new Set(['case', 'id', 'source', 'working', 'note'])
/**
 * Columns about a row that any table may have. Only a blank is accepted as its `rules`, and `ignored` comes from an earlier answer, so
 * nobody is told to add those.
 */
const OF_ROW = new Set(['taxYear', 'rules', 'ignored'])
/** The column that the page for many people adds after the results. In a table without results it is the user’s own column. */
const FAULT = 'fault'

/** A row as read, from column to value: text in a CSV, any JSON value in JSON lines. */
export type InputRow = Readonly<Record<string, unknown>>

/** Thrown when the header of a table cannot be used. */
export class ColumnError extends UsageError {}

/** A row cannot be calculated; the message names the column, the value and what was expected. */
export class RowError extends UsageError {}

/** What to do with columns that no input is called like. */
export interface ChosenColumns {
  /** The input of a column, by the column. */
  readonly map?: ReadonlyMap<string, string>
  /** Columns that are not known pass through. */
  readonly ignoreUnknown?: boolean
}

/** What the columns of a table are: inputs, and those that are not known and pass through, by their places. */
export interface ReadColumns {
  readonly fieldByColumn: ReadonlyMap<string, string>
  readonly ignored: readonly number[]
}

/** Whether a column is known and is no input. */
export const passesThrough = (column: string): boolean =>
  PASSED_THROUGH.has(column) ||
  OF_ROW.has(column) ||
  column.startsWith('out.') ||
  column.startsWith('x-') ||
  (!column.startsWith('in.') && isAboutThePerson(column))

/** The input that a calculator is about, which its form asks for first. */
export const mainField = (fields: Fields): string => Object.keys(fields)[0] ?? ''

const withYear = new WeakMap<Fields, Fields>()

/** The inputs of a calculator with the tax year, which a row of any calculator may name. */
export function fieldsOfRow(fields: Fields): Fields {
  let all = withYear.get(fields)
  if (!all) withYear.set(fields, (all = { ...fields, taxYear }))
  return all
}

/**
 * The field of each column of a row: by its name, with or without `in.`, by what the form calls it, or as `map` says. `cellsOf` gives some
 * cells of a column, for a guess. @throws ColumnError for columns that are not known, all at once, or a field that appears twice.
 */
export function readColumns(
  columns: readonly string[],
  fields: Fields,
  { map, ignoreUnknown }: ChosenColumns = {},
  cellsOf: (place: number) => readonly string[] = () => [],
): ReadColumns {
  const all = fieldsOfRow(fields)
  const hasResults = columns.some((column) => column.startsWith('out.'))
  const fieldByColumn = new Map<string, string>()
  const seen = new Map<string, string>()
  const unknown: number[] = []
  for (const [place, column] of columns.entries()) {
    const field = map?.get(column) ?? fieldOf(column, all)
    if (field === undefined && !passesThrough(column) && !(hasResults && column === FAULT)) {
      unknown.push(place)
      continue
    }
    const name = field ?? column
    refuseRepeated(column, seen.get(name))
    seen.set(name, column)
    if (field !== undefined) fieldByColumn.set(column, field)
  }
  if (unknown.length > 0 && ignoreUnknown !== true) {
    refuseGarbled(columns, cellsOf)
    const guesses = unknown.map((place) => guessFor(columns[place] ?? '', cellsOf(place), all))
    const likely = new Map<string, string>()
    for (const [index, place] of unknown.entries()) {
      const column = columns[place] ?? ''
      if (guesses[index] === undefined) continue
      refuseRepeated(column, likely.get(plain(column)))
      likely.set(plain(column), column)
    }
    throw new ColumnError(
      whatIsUnknown(
        columns,
        unknown,
        guesses.map((guess) => (seen.has(guess ?? '') ? undefined : guess)),
        fields,
      ),
    )
  }
  return { fieldByColumn, ignored: unknown }
}

/** Refuses a column if there is another that means the same. */
function refuseRepeated(column: string, other: string | undefined): void {
  if (other === column) throw new ColumnError(`column ${quoted(column)} appears twice; expected each column once`)
  if (other !== undefined) throw new ColumnError(`columns ${quoted(other)} and ${quoted(column)} mean the same; expected each input once`)
}

/** Nobody can tell what a column is whose cells are in another encoding. */
function refuseGarbled(columns: readonly string[], cellsOf: (place: number) => readonly string[]): void {
  for (const [place, column] of columns.entries()) {
    const garbled = cellsOf(place).find((cell) => cell.includes('\uFFFD'))
    if (garbled !== undefined)
      throw new ColumnError(`column ${quoted(column)}: ${quoted(garbled)} is not UTF-8 text; save the table as "CSV UTF-8"`)
  }
}

function fieldOf(column: string, fields: Fields): string | undefined {
  const own = column.startsWith('in.') ? column.slice(3) : column
  if (Object.hasOwn(fields, own)) return own
  return passesThrough(column) ? undefined : fieldNamed(column, fields)
}

/** How many columns a message names. */
const MOST_NAMED = 40

/** What to say of columns that are not known. `guesses` are what they most likely are. */
function whatIsUnknown(
  columns: readonly string[],
  unknown: readonly number[],
  guesses: readonly (string | undefined)[],
  fields: Fields,
): string {
  const names = unknown.map((place) => columns[place] ?? '')
  const [first = ''] = names
  if (names.every((name) => name.trim() === ''))
    return 'a column has no name; give it one (x-… passes through), or remove the extra comma at the end of the first line'
  // A title above the table is one cell alone.
  const isTitle = columns.length === 1 && guesses[0] === undefined
  if (isTitle || /^[£\d.-]/.test(first.trim())) {
    const [main] = Object.keys(fields)
    return `column ${quoted(first)} is not known; the first line must name the columns, such as ${main}; --help lists them`
  }
  const named = names.slice(0, MOST_NAMED).map(quoted).join(', ')
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  const profits = names.filter((name, index) => guesses[index] === undefined && isAfterCosts(name, fields))
  const options = guesses.flatMap((guess, index) => {
    const isShared = guesses.indexOf(guess) !== guesses.lastIndexOf(guess)
    return guess === undefined || isShared ? [] : [`--map ${quoted(`${names[index]}=${guess}`)}`]
  })
  const likely = guesses.findIndex((guess) => guess !== undefined)
  const example = options.length > 0 ? '' : `, such as --map ${quoted(`${names[likely] ?? first}=${guesses[likely] ?? '<input>'}`)}`
  return [
    `${names.length === 1 ? 'column' : `${names.length} columns,`} ${named}${more} ${names.length === 1 ? 'is' : 'are'} not known`,
    ...(options.length > 0 ? [`these are likely, so check them and add those that are right: ${options.join(' ')}`] : []),
    ...(profits.length > 0
      ? [
          `${profits.slice(0, MOST_NAMED).map(quoted).join(' and ')} may be after expenses, and the inputs are the income before them, and the expenses`,
        ]
      : []),
    `--map says which input a column is${example}; --ignore-unknown leaves the others out, and they only pass through; --help lists the inputs`,
  ].join('; ')
}
