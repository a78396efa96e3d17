import { named } from '../term.ts'
import type { WorkingLeast } from '../working.ts'
import { bold, type Column, type LaidOut, live, liveTerm, sheetUnder, words } from './sheet.ts'

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
  const together = letter(parts.length + 2)
  for (const { label, at } of points) {
    const row = sheet.next
    const tried = named(`B${row}`, over)
    const charges = parts.map(({ of }) => liveTerm(of(tried), 'GBP'))
    sheet.add([words(label), liveTerm(at, 'GBP'), ...charges, live(`SUM(C${row}:${letter(parts.length + 1)}${row})`, 'GBP')])
  }
  const least = live(`MIN(${together}2:${together}${sheet.next - 1})`, 'GBP', true)
  sheet.add([bold('The least'), null, ...parts.map(() => null), least, words(name)], { name, column: together })
  return sheet.laidOut()
}

/** The letter of a column, the first being 0. */
const letter = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column)
