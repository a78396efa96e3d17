import { leastOfCells, named, sumOfCells } from '../term.ts'
import type { WorkingLeast } from '../working.ts'
import { bold, type Column, type LaidOut, letter, live, sheetUnder, words } from './sheet.ts'

/** The sheet of what else could be chosen: each amount that is tried, what it comes to, and the least of these. */
export function ordersSheet({ name, title, over, points, parts }: WorkingLeast): LaidOut {
  const sheet = sheetUnder(
    'Orders',
    [title, 84],
    [over, 30],
    ...parts.map((part): Column => [part.title, 22]),
    ['Together', 22],
    ['Name in formulas', 30],
  )
  const column = letter(parts.length + 2)
  const sums = points.map(({ label, at }) => {
    const row = sheet.next
    const charges = parts.map(({ of }) => of(named(`B${row}`, over, at.value)))
    const together = sumOfCells(`C${row}:${letter(parts.length + 1)}${row}`, charges)
    sheet.add([words(label), ...[at, ...charges, together].map((term) => live(term, 'GBP'))])
    return together
  })
  const least = live(leastOfCells(`${column}2:${column}${sheet.next - 1}`, sums), 'GBP', true)
  sheet.add([bold('The least'), null, ...parts.map(() => null), least, words(name)], { name, column })
  return sheet.laidOut()
}
