import type { CellObject, Row } from 'write-excel-file/node'
import type { Decimal } from '../../../engine/money/decimal.ts'
import type { Term } from '../term.ts'
import type { Unit } from '../working.ts'

/** A sheet laid out: its rows under a frozen header, and the cells of it that have names, `B5` for each. */
export interface LaidOut {
  readonly title: string
  readonly widths: readonly number[]
  readonly rows: readonly Row[]
  readonly names: ReadonlyMap<string, string>
  /** What each formula comes to, by the address of its cell. */
  readonly results: ReadonlyMap<string, Decimal | string>
}

/** A cell with a formula, and what it comes to for whoever does not calculate it. */
export interface LiveCell {
  readonly cell: CellObject
  readonly result: Decimal | string
}

const FORMATS = { GBP: '£#,##0.00', percent: '0.00"%"', rate: '0.00%', count: '#,##0' } as const satisfies Record<Unit, string>
const HEADER_COLOUR = '#e7ecef'
const INPUT_COLOUR = '#fff6d6'

export const words = (value: string): CellObject => ({ value, type: String, wrap: true, align: 'left', indent: 1, alignVertical: 'top' })
export const bold = (value: string): CellObject => ({
  value,
  type: String,
  fontWeight: 'bold',
  align: 'left',
  indent: 1,
  alignVertical: 'top',
})

/** The cells of a row that names the columns. */
export const header = (...titles: readonly string[]): CellObject[] =>
  titles.map((title) => ({ ...bold(title), backgroundColor: HEADER_COLOUR, bottomBorderStyle: 'thin' }))

/** A live formula. */
export const live = ({ formula, value }: Term, unit: Unit, isBold = false): LiveCell => ({
  cell: {
    value: formula,
    type: 'Formula',
    format: FORMATS[unit],
    alignVertical: 'top',
    ...(isBold && { fontWeight: 'bold' }),
  },
  result: value,
})

/** A number that a reviewer can change. */
export const changeable = (value: number, unit: Unit): CellObject => ({
  value,
  type: Number,
  format: FORMATS[unit],
  backgroundColor: INPUT_COLOUR,
  alignVertical: 'top',
})

/** A column’s title and its width in characters. */
export type Column = readonly [title: string, width: number]

/** In points, of the ten-point letters that a sheet is written in. */
const LINE_HEIGHT = 13

/** A sheet in the making: rows as they are added under the header, and the addresses of named cells among them. */
export function sheetUnder(title: string, ...columns: readonly Column[]) {
  const rows: Row[] = [header(...columns.map(([each]) => each))]
  const names = new Map<string, string>()
  const results = new Map<string, Decimal | string>()
  const widths = columns.map(([, width]) => width)
  /** No program is sure to make room for wrapped words by itself. */
  const heightOf = (cells: Row) => LINE_HEIGHT * Math.max(1, ...cells.map((cell, index) => linesOf(cell, widths[index] ?? 1)))
  return {
    /** The number of the row that is added next. */
    get next() {
      return rows.length + 1
    },
    /** Adds a row; the cell in a column of it takes the name. */
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

/** The letter of a column, the first being 0. */
export const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column)

const linesOf = (cell: Row[number], width: number): number =>
  cell && typeof cell === 'object' && 'wrap' in cell && typeof cell.value === 'string' ? Math.ceil(cell.value.length / width) : 1
