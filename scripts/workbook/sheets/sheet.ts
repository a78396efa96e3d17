import type { CellObject, Row } from 'write-excel-file/node'
import { Decimal } from '../../../engine/money/decimal.ts'
import type { Term } from '../term.ts'
import type { CellUnit } from '../unit.ts'

/** What a formula comes to: a number, a text, or whether something holds. */
export type CellResult = Decimal | string | boolean

/** A finished sheet: its rows under a frozen header, and the addresses of its named cells, such as `B5`. */
export interface LaidOut {
  readonly title: string
  readonly widths: readonly number[]
  readonly rows: readonly Row[]
  readonly names: ReadonlyMap<string, string>
  /** The result of each formula, by the address of its cell. */
  readonly results: ReadonlyMap<string, CellResult>
}

/** A cell with a formula and its result, for programs that do not calculate. */
export interface LiveCell {
  readonly cell: CellObject
  readonly result: CellResult
}

const FORMATS = { GBP: '£#,##0.00', percent: '0.00"%"', rate: '0.00%', count: 'General' } as const satisfies Record<CellUnit, string>
const HEADER_COLOUR = '#e7ecef'
const INPUT_COLOUR = '#fff6d6'
const TEXT = { align: 'left', indent: 1, alignVertical: 'top' } as const

/** A cell with wrapped text. */
export const words = (value: string): CellObject => ({ value, type: String, wrap: true, ...TEXT })
/** A cell with bold text. */
export const bold = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold', ...TEXT })

/** A cell with a live formula. */
export const live = ({ formula }: Pick<Term, 'formula'>, value: CellResult, unit: CellUnit, isBold = false): LiveCell => ({
  cell: {
    value: formula,
    type: 'Formula',
    ...(value instanceof Decimal && { format: FORMATS[unit] }),
    alignVertical: 'top',
    ...(isBold && { fontWeight: 'bold' }),
  },
  result: value,
})

/** A cell with a number that a reviewer can change. */
export const changeable = (value: number, unit: CellUnit): CellObject => ({
  value,
  type: Number,
  format: FORMATS[unit],
  backgroundColor: INPUT_COLOUR,
  alignVertical: 'top',
})

/** A column’s title and its width in characters. */
export type SheetColumn = readonly [title: string, width: number]

/** The height of a line in points, for the ten-point text of a sheet. */
const LINE_HEIGHT = 13

/** Starts a sheet with a header. Rows are added below it, and the addresses of named cells are recorded. */
export function sheetUnder(title: string, ...columns: readonly SheetColumn[]) {
  const rows: Row[] = [columns.map(([each]) => ({ ...bold(each), backgroundColor: HEADER_COLOUR, bottomBorderStyle: 'thin' as const }))]
  const names = new Map<string, string>()
  const results = new Map<string, CellResult>()
  const widths = columns.map(([, width]) => width)
  /** Sets the row height, because not every program makes room for wrapped text by itself. */
  const heightOf = (cells: Row) => LINE_HEIGHT * Math.max(1, ...cells.map((cell, index) => linesOf(cell, widths[index] ?? 1)))
  return {
    /** The number of the next row. */
    get next() {
      return rows.length + 1
    },
    /** Adds a row. If a name is given, it names the row’s cell in that column. */
    add(cells: readonly (CellObject | LiveCell | null)[], named?: { readonly name: string; readonly column: string }) {
      const plain = cells.map((cell) => (isLive(cell) ? cell.cell : cell))
      const height = heightOf(plain)
      rows.push(plain.map((cell) => cell && { ...cell, height }))
      for (const [index, cell] of cells.entries()) if (isLive(cell)) results.set(`${letter(index)}${rows.length}`, cell.result)
      if (named) names.set(named.name, `${named.column}${rows.length}`)
    },
    laidOut: (): LaidOut => ({ title, widths, rows, names, results }),
  }
}

const isLive = (cell: CellObject | LiveCell | null): cell is LiveCell => cell !== null && 'result' in cell

/** The letter of a column, counting from 0. */
const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column)

const linesOf = (cell: Row[number], width: number): number =>
  cell && typeof cell === 'object' && 'wrap' in cell && typeof cell.value === 'string' ? Math.ceil(cell.value.length / width) : 1
