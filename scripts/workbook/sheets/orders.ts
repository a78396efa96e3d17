import { named, withoutHair } from '../term.ts'
import { leastNames, type WorkingLeast } from '../working.ts'
import { bold, type Column, type LaidOut, live, liveTerm, sheetUnder, words } from './sheet.ts'

/** The sheet of what could be chosen: each amount that is tried, what it comes to, the least of these and the amount that comes to it. */
export function ordersSheet({ name, title, over, points, parts }: WorkingLeast): LaidOut {
  const sheet = sheetUnder(
    'Orders',
    [title, 84],
    [over, 30],
    ...parts.map((part): Column => [part.title, 22]),
    ['Together', 22],
    ['Name in formulas', 30],
  )
  const names = leastNames(name)
  const together = letter(parts.length + 2)
  const blank = parts.map(() => null)
  for (const [index, { label, at }] of points.entries()) {
    const row = sheet.next
    const tried = named(`B${row}`, over)
    const charges = parts.map(({ of }) => liveTerm(of(tried), 'GBP'))
    const sum = live(withoutHair(`SUM(C${row}:${letter(parts.length + 1)}${row})`), 'GBP')
    const cells = [words(label), liveTerm(at, 'GBP'), ...charges, sum]
    if (index === 0) sheet.add([...cells, words(names.firstTotal)], { name: names.firstTotal, column: together })
    else sheet.add(cells)
  }
  const last = sheet.next - 1
  const least = live(`MIN(${together}2:${together}${last})`, 'GBP', true)
  sheet.add([bold('The least'), null, ...blank, least, words(names.total)], { name: names.total, column: together })
  const chosen = live(`INDEX(B2:B${last},MATCH(${names.total},${together}2:${together}${last},0))`, 'GBP', true)
  sheet.add([bold('The first that comes to it'), chosen, ...blank, null, words(names.at)], { name: names.at, column: 'B' })
  return sheet.laidOut()
}

/** The letter of a column, the first being 0. */
const letter = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column)
