import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { csvText } from '../../lib/csv.ts'
import { type Problem, RatesError } from '../problem.ts'
import { READINGS } from '../tables.ts'
import type { TableLine } from './lines.ts'

/** The parts of a line that have their own columns, in reading order. The rest is in `more`. */
const OWN = ['value', 'unit', 'period', 'base', 'law', 'sources', 'status', 'title', 'kind'] as const
const COLUMNS = ['entry', 'from', 'reading', ...OWN.slice(0, 7), 'checked', 'by', ...OWN.slice(7), 'more'] as const

/** The name under which the first figures were checked, when the list was started. */
export const RESEARCH = 'research'

/** A line of `verified.csv`: what somebody read in the sources, when, and who it was. */
export interface VerifiedLine {
  readonly entry: string
  readonly from: string
  readonly reading: string
  /** What the tables said then, by name. */
  readonly said: Readonly<Record<string, string>>
  /** A day or a month, `2026-11`. */
  readonly checked: string
  readonly by: string
  /** Its line number in the file. */
  readonly row: number
}

/** The file as problems name it. */
export const VERIFIED = 'rates/verified.csv'

/** The path of `verified.csv` in a folder of tables. */
export const verifiedFile = (folder: string): string => join(folder, 'verified.csv')

/** The last text read and its lines: one check reads them twice. */
let lastRead: { readonly text: string; readonly held: readonly VerifiedLine[] } = { text: '', held: [] }

/** Reads the lines of `verified.csv`, also if a spreadsheet has saved the file. Undefined if there is no such file. */
export function readVerified(folder: string): readonly VerifiedLine[] | undefined {
  const file = verifiedFile(folder)
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  if (text !== lastRead.text) lastRead = { text, held: heldIn(text) }
  return lastRead.held
}

function heldIn(text: string): VerifiedLine[] {
  const rows = parsed(text)
  return (rows as unknown as { record: Record<string, string>; info: { lines: number } }[]).map(({ record, info }) => {
    const cell = (name: string) => withoutMark(record[name] ?? '')
    const own = OWN.map((name) => [name, name === 'value' ? asKept(cell(name)) : cell(name)] as const)
    return {
      entry: cell('entry'),
      from: asKept(cell('from')),
      reading: cell('reading'),
      said: Object.fromEntries([...own.filter(([, part]) => part !== ''), ...moreOf(cell('more'))]),
      checked: asKept(cell('checked')),
      by: cell('by'),
      row: info.lines,
    }
  })
}

/** The rows of the file. @throws RatesError with the place of a quote that does not fit. */
function parsed(text: string) {
  try {
    return parse(text, { columns: true, bom: true, relax_column_count: true, info: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new RatesError([problemOfQuote(text)])
  }
}

/** Where a quotation mark first does not fit. No cell of this file spans lines. */
function problemOfQuote(text: string): Problem {
  const places = text.split('\n').map(strayQuote)
  const index = places.findIndex((place) => place !== undefined)
  const message = `a quotation mark does not fit here; remove it, or restore the line with git checkout ${VERIFIED}`
  return { file: VERIFIED, line: index + 1, column: (places[index] ?? 0) + 1, entry: '', message }
}

/** Where the first cell of a line whose quotation marks do not fit has its first one; undefined where all fit. */
function strayQuote(line: string): number | undefined {
  const cell = /(?:"(?:[^"]|"")*"|[^",]*)(?:,|\r?$)/y
  while (cell.lastIndex < line.length) {
    const start = cell.lastIndex
    if (!cell.test(line)) return line.indexOf('"', start)
  }
  return undefined
}

/** The line to record once somebody has checked it. */
export const heldOf = ({ entry, from, reading, said }: TableLine, checked: string, by: string): VerifiedLine => ({
  entry,
  from,
  reading,
  said: Object.fromEntries(said.flatMap(({ name, text }) => (NAMES.has(name) ? [] : [[name, text]]))),
  checked,
  by,
  row: 0,
})

/** The parts that name a line. They have their own columns. */
export const NAMES: ReadonlySet<string> = new Set(['entry', 'from'])

/** Writes `verified.csv`: readings first, then settings, by name and date. A cell that starts like a formula is marked as text. */
export function writeVerified(folder: string, held: readonly VerifiedLine[]): void {
  const sorted = [...held].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  const rows = sorted.map(({ said, ...line }) => {
    const rest = Object.entries(said).filter(([name]) => !(OWN as readonly string[]).includes(name))
    const more = rest.map(([name, text]) => `${name}: ${text}`.replace(/[\\|]/g, '\\$&'))
    return { ...line, ...Object.fromEntries(OWN.map((name) => [name, said[name]])), more: more.join(' | ') }
  })
  writeFileSync(verifiedFile(folder), csvText(rows, { header: true, columns: [...COLUMNS] }))
}

const orderOf = ({ entry, from, reading }: VerifiedLine) =>
  [reading === '' ? '1' : '0', entry, from, READINGS.indexOf(reading)].join('\u0000')

/** The parts of the last column: `below: class1.upperEarningsLimit | indexed: true`. */
const moreOf = (cell: string): [name: string, text: string][] =>
  cell === ''
    ? []
    : cell.split(' | ').map((part) => {
        const [, name = '', text = ''] = /^(.*?): ?([^]*)$/.exec(part.replace(/\\([\\|])/g, '$1')) ?? []
        return [name, text]
      })

/** Marks text that a spreadsheet would take for a formula. */
const withoutMark = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Turns a spreadsheet’s form of a date (`05/04/2025`), a month (`Nov-26`) or a number (`0.50%`) back into that of the tables. */
function asKept(cell: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell) ?? []
  if (day !== undefined) return `${year}-${month}-${day}`
  const [, name = '', short] = /^([A-Z][a-z]{2})-(\d{2})$/.exec(cell) ?? []
  if (short !== undefined && MONTHS.includes(name.toLowerCase()))
    return `20${short}-${String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0')}`
  return plainNumber(cell)
}

/** A number without trailing noughts: `3.40` and `0.50%` become 3.4 and 0.5%. */
export const plainNumber = (text: string): string => text.replace(/^(\d+)(?:\.0*|(\.\d*?[1-9])0*)(%?)$/, '$1$2$3')
