import { named } from '../term.ts'
import type { WorkingLeast } from '../working.ts'
import { bold, type LaidOut, live, liveTerm, rowsUnder, words } from './sheet.ts'

/** The sheet of what else could be chosen: each amount that is tried, what it comes to, and the least of these. */
export function ordersSheet({ name, title, over, points, parts }: WorkingLeast): LaidOut {
  const sheet = rowsUnder(title, over, ...parts.map((part) => part.title), 'Together', 'Name in formulas')
  const together = letter(parts.length + 2)
  for (const { label, at } of points) {
    const row = sheet.next
    const tried = named(`B${row}`, over)
    const charges = parts.map(({ of }) => liveTerm(of(tried), 'GBP'))
    sheet.add([words(label), liveTerm(at, 'GBP'), ...charges, live(`SUM(C${row}:${letter(parts.length + 1)}${row})`, 'GBP')])
  }
  const least = live(`MIN(${together}2:${together}${sheet.next - 1})`, 'GBP', true)
  sheet.add([bold('The least'), null, ...parts.map(() => null), least, words(name)], { name, column: together })
  return { title: 'Orders', widths: [64, 20, ...parts.map(() => 20), 20, 34], rows: sheet.rows, names: sheet.names }
}

/** The letter of a column, the first being 0. */
const letter = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column)
