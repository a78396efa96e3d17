import { isDay } from '../inputs/day.ts'
import type { Field } from '../inputs/field.ts'
import { inFigures } from '../inputs/in-figures.ts'
import { taxYearIn, twoYearsIn } from '../inputs/tax-year-in.ts'
import { readCell } from './read-cell.ts'

/** What the cells of a column mostly are. */
export type ColumnContents = 'amounts' | 'years' | 'words' | 'nothing'

/** Digits without a point or a comma are a reference or a telephone number from so many on, and so are those that begin with 0. */
const LONG = 9

/** What a column holds, by half or more of its cells that say something. A column of amounts or of years must be asked about if nobody knows it. */
export function whatCellsHold(cells: Iterable<string>): ColumnContents {
  let [amounts, years, all] = [0, 0, 0]
  for (const cell of cells) {
    if (isNothing(cell)) continue
    all++
    if (isYear(cell)) years++
    else if (isAmount(cell)) amounts++
  }
  if (all === 0) return 'nothing'
  if (years * 2 >= all) return 'years'
  return amounts * 2 >= all ? 'amounts' : 'words'
}

/** Whether a cell says that there is nothing: a blank, a dash, `nil`, `n/a`. */
const isNothing = (cell: string) => !/\d/.test(cell) && ['', '0'].includes(inFigures(cell, { kind: 'money', per: 'year' }).trim())

const isYear = (cell: string) => taxYearIn(cell) !== undefined || twoYearsIn(cell) !== undefined

/** Whether a cell is an amount or a percentage as people write it, also one that is refused, such as a negative one. */
function isAmount(cell: string): boolean {
  const figures = inFigures(cell, { kind: 'money', per: 'year' }).trim()
  if (!/^[-−]?£?\s?\d[\d,.\s]*%?$/.test(figures)) return false
  const seen = cell.trim()
  return !/^\d+$/.test(seen) || (seen.length < LONG && !/^0\d/.test(seen))
}

/** How many of the cells that are not blank could be in a field, from 0 to 1. All of none could be in any. */
export function shareThatFits(cells: readonly string[], field: Field): number {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length === 0 ? 1 : filled.filter((cell) => doesCellFit(cell, field)).length / filled.length
}

function doesCellFit(cell: string, field: Field): boolean {
  const read = readCell(cell, field)
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
      return read === '' || isAmount(read)
    case 'choice':
      return field.options.includes(read) || (isYear(cell) && field.options.some((option) => taxYearIn(option) !== undefined))
    case 'flag':
      return read === 'true' || read === 'false'
    case 'date':
      return isDay(read)
    case 'text':
      return true
  }
}
