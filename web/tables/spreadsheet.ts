import { type Cell, type CellValue, readXlsx } from 'hucre/xlsx'
import { Decimal, ONE_HUNDRED } from '#engine/money/decimal.ts'
import { Refused, SAVE_AS } from './refused.ts'

/** An Excel spreadsheet (.xlsx). */
export interface Spreadsheet {
  /** The names of the sheets that are not hidden. There is at least one. */
  readonly sheets: readonly [string, ...string[]]
  /** The cells of a sheet as text, row by row, each row as long as the longest. */
  readonly rowsOf: (sheet: string) => Promise<string[][]>
}

/** Excel keeps no more digits of a number. */
const DIGITS = 15

/** Kinds of files that are packed like a spreadsheet, by a name that is in them. */
const OTHERS: readonly (readonly [name: string, sentence: string])[] = [
  ['vnd.oasis.opendocument.', `This is an OpenDocument file. Open it in your spreadsheet program, ${SAVE_AS}.`],
  ['Index/Document.iwa', 'This is a Numbers spreadsheet. In Numbers, export it to Excel or to CSV, and choose that file.'],
  ['word/document.xml', 'This is a Word document. Choose a spreadsheet or a CSV file.'],
  ['xl/workbook.bin', `This is an Excel file of the kind .xlsb. Open it in Excel, ${SAVE_AS}.`],
]

const DAMAGED = `We cannot read this spreadsheet. It is damaged, or parts of it are missing. Open it in your spreadsheet program, ${SAVE_AS}.`
const OF_OLD_KIND = `This is an older kind of Excel file, .xls. Open it in Excel, ${SAVE_AS}.`
const LOCKED = `This spreadsheet has a password. Take it off, or ${SAVE_AS}.`

/** Opens a spreadsheet. @throws Refused for a file that is none, or is damaged. */
export async function spreadsheetIn(file: Blob): Promise<Spreadsheet> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets: string[] = []
  try {
    await readXlsx(bytes, {
      sheets({ name, hidden, veryHidden }) {
        if (hidden !== true && veryHidden !== true) sheets.push(name)
        return false
      },
    })
  } catch (fault) {
    throw new Refused(whatElse(bytes), { cause: fault })
  }
  const [first, ...others] = sheets
  if (first === undefined) throw new Refused(DAMAGED)
  return { sheets: [first, ...others], rowsOf: (sheet) => rowsOf(bytes, sheet) }
}

function whatElse(bytes: Uint8Array<ArrayBuffer>): string {
  const text = new TextDecoder('latin1').decode(bytes)
  // The directory of a compound file has names of two bytes a letter.
  if (!text.startsWith('PK')) return text.includes('EncryptedPackage'.split('').join('\0')) ? LOCKED : OF_OLD_KIND
  return OTHERS.find(([name]) => text.includes(name))?.[1] ?? DAMAGED
}

async function rowsOf(bytes: Uint8Array, name: string): Promise<string[][]> {
  const book = await readXlsx(bytes, { sheets: [name], readStyles: true }).catch(() => undefined)
  const sheet = book?.sheets[0]
  if (!sheet) throw new Refused(DAMAGED)
  const { rows, cells } = sheet
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return rows.map((row, at) => Array.from({ length: width }, (_, place) => written(row[place] ?? null, cells?.get(`${at},${place}`))))
}

/** A cell as its spreadsheet shows it, without pound signs and commas. A formula that was never worked out stays a formula. */
function written(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return cell?.formula === undefined ? '' : `=${cell.formula.replace(/^=/, '')}`
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return dayOf(value)
  const number = new Decimal(value.toPrecision(DIGITS))
  return isPercentage(cell?.style?.numFmt) ? `${number.times(ONE_HUNDRED).toFixed()}%` : number.toFixed()
}

/** Whether a format shows a number as a percentage: `0.0%`, not `0"%"`. */
const isPercentage = (format = '') =>
  format
    .replaceAll(/\\./g, '')
    .split('"')
    .some((part, at) => at % 2 === 0 && part.includes('%'))

/** A day as people write it: 05/04/2025. */
const dayOf = (date: Date) =>
  [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()].map((part) => String(part).padStart(2, '0')).join('/')
