import { ZERO as NOTHING } from '../../../engine/money/decimal.ts'
import { leastOfCells, named, sumOfCells, withoutHair } from '../term.ts'
import { leastNames, type WorkingLeast } from '../working.ts'
import { bold, type Column, type LaidOut, letter, live, sheetUnder, words } from './sheet.ts'

/** The sheet of amounts to try: each amount, its total, the lowest total, and the first amount that gives it. */
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
  const sums = points.map(({ label, at }, index) => {
    const row = sheet.next
    const tried = named(`B${row}`, over, at.value)
    const charges = parts.map(({ of }) => of(tried))
    const sum = sumOfCells(`C${row}:${letter(parts.length + 1)}${row}`, charges)
    // MATCH finds a sum only if it is equal to the last digit.
    const exact = { ...sum, formula: withoutHair(sum.formula) }
    const cells = [words(label), ...[at, ...charges, exact].map((term) => live(term, 'GBP'))]
    if (index === 0) sheet.add([...cells, words(names.firstTotal)], { name: names.firstTotal, column: together })
    else sheet.add(cells)
    return sum
  })
  const last = sheet.next - 1
  const least = leastOfCells(`${together}2:${together}${last}`, sums)
  sheet.add([bold('The least'), null, ...blank, live(least, 'GBP', true), words(names.total)], { name: names.total, column: together })
  const first = points[sums.findIndex(({ value }) => value.equals(least.value))]
  const chosen = named(
    `INDEX(B2:B${last},MATCH(${names.total},${together}2:${together}${last},0))`,
    'the first of those',
    first?.at.value ?? NOTHING,
  )
  sheet.add([bold('The first amount that gives it'), live(chosen, 'GBP', true), ...blank, null, words(names.at)], {
    name: names.at,
    column: 'B',
  })
  return sheet.laidOut()
}
