import { Decimal, ZERO as NOTHING, sumOf } from '../../../engine/money/decimal.ts'
import type { BandSheetTable, Worked } from '../cells.ts'
import type { Contents } from '../contents.ts'
import { atLeastZero, either, minus, named, smallestOf, times, ZERO } from '../term.ts'
import { bold, type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The sheet of bands: for each table, the limits of its bands, the amount in each and the charge on it. */
export function bandsSheet(tables: readonly BandSheetTable[], said: Contents['said']): LaidOut {
  const sheet = sheetUnder(
    'Bands',
    ['Band', 44],
    ['From', 20],
    ['To', 20],
    ['Rate', 10],
    ['Amount in band', 20],
    ['Charge', 20],
    ['Name in formulas', 42],
  )
  for (const { name, title, of, above, from: lowest, lines } of tables) {
    if (sheet.next > 2) sheet.add([])
    sheet.add([bold(title)])
    const charged = cell('E', sheet.next, of.value)
    sheet.add([words(`Charged: ${said(of.term.words)}`), null, null, null, liveIn(of)])
    const below = above && cell('E', sheet.next, above.value)
    if (above) sheet.add([words(`On top of: ${said(above.term.words)}`), null, null, null, liveIn(above)])

    const first = sheet.next
    let from: Worked = lowest ?? { term: ZERO, value: NOTHING }
    const slices = lines.map(({ name: band, rate, upTo, where }) => {
      const row = sheet.next
      const start = cell('B', row, from.value)
      const end = upTo && cell('C', row, where?.isHolding === false ? from.value : upTo.value)
      // The part of the band that both amounts fill, less the part that the lower one fills.
      const within = below ? less(filled(plus(below, charged), start, end), filled(below, start, end)) : filled(charged, start, end)
      const charge = {
        term: times(cell('D', row, rate.value).term, cell('E', row, within.value).term),
        value: rate.value.times(within.value),
      }
      const limit = upTo && end && (where ? { term: either(where.test, upTo.term, start.term), value: end.value } : upTo)
      const to = limit ? liveIn(limit) : words('and above')
      sheet.add([words(band), liveIn(from), to, live(rate.term, rate.value, 'rate'), liveIn(within), liveIn(charge)])
      // Each band starts where the one before it ends, so it refers to the limit of that band in column C.
      if (end) from = end
      return { within: within.value, charge: charge.value }
    })
    const total = (column: string, part: keyof (typeof slices)[number]) =>
      live({ formula: `SUM(${column}${first}:${column}${sheet.next - 1})` }, sumOf(slices.map((slice) => slice[part])), 'GBP', true)
    sheet.add([bold('Total'), null, null, null, total('E', 'within'), total('F', 'charge'), words(name)], { name, column: 'F' })
  }
  return sheet.laidOut()
}

const liveIn = ({ term, value }: Worked) => live(term, value, 'GBP')

const cell = (column: string, row: number, value: Decimal): Worked => ({ term: named(`${column}${row}`, ''), value })

const plus = (one: Worked, other: Worked): Worked => ({
  term: { formula: `${one.term.formula}+${other.term.formula}`, words: '', binds: 'sum' },
  value: one.value.plus(other.value),
})

const less = (one: Worked, other: Worked): Worked => ({ term: minus(one.term, other.term), value: one.value.minus(other.value) })

/** How much of a band an amount fills if the amount starts at nothing. */
function filled(amount: Worked, start: Worked, end: Worked | undefined): Worked {
  const reached = end ? { term: smallestOf(amount.term, end.term), value: Decimal.min(amount.value, end.value) } : amount
  return { term: atLeastZero(minus(reached.term, start.term)), value: Decimal.max(0, reached.value.minus(start.value)) }
}
