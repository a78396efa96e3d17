import { atLeastZero, minus, named, smallerOf, sumOfCells, type Term, times } from '../term.ts'
import type { WorkingBands } from '../working.ts'
import { bold, type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The sheet of bands: for each table, the limits of its bands, the amount in each and the charge on it. */
export function bandsSheet(tables: readonly WorkingBands[]): LaidOut {
  const sheet = sheetUnder(
    'Bands',
    ['Band', 36],
    ['From', 20],
    ['To', 20],
    ['Rate', 10],
    ['Amount in band', 20],
    ['Charge', 20],
    ['Name in formulas', 42],
  )
  for (const { name, title, amount, from, lines } of tables) {
    if (sheet.next > 2) sheet.add([])
    sheet.add([bold(title)])
    const first = sheet.next
    let start = from
    const slices = lines.map((band) => {
      const row = sheet.next
      const cell = (column: string, { value }: Term) => named(`${column}${row}`, band.name, value)
      const reached = band.upTo ? smallerOf(amount, cell('C', band.upTo)) : amount
      const within = atLeastZero(minus(reached, cell('B', start)))
      const charge = times(cell('D', band.rate), cell('E', within))
      const to = band.upTo ? live(band.upTo, 'GBP') : words('and above')
      sheet.add([words(band.name), live(start, 'GBP'), to, live(band.rate, 'rate'), live(within, 'GBP'), live(charge, 'GBP')])
      // Each band starts where the one before it ends, so it refers to the limit of that band in column C.
      if (band.upTo) start = cell('C', band.upTo)
      return { within, charge }
    })
    const last = sheet.next - 1
    const total = (column: string, terms: readonly Term[]) => live(sumOfCells(`${column}${first}:${column}${last}`, terms), 'GBP', true)
    const within = total(
      'E',
      slices.map((slice) => slice.within),
    )
    const charge = total(
      'F',
      slices.map((slice) => slice.charge),
    )
    sheet.add([bold('Total'), null, null, null, within, charge, words(name)], { name, column: 'F' })
  }
  return sheet.laidOut()
}
