import { Decimal } from '../../../engine/money/decimal.ts'
import type { WayTable } from '../cells.ts'
import type { Contents } from '../contents.ts'
import { withoutHair } from '../term.ts'
import { bold, type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The sheet of ways: for each table, the amounts to try, what each costs where it is open, and the smallest amount that costs least. */
export function waysSheet(tables: readonly WayTable[], said: Contents['said']): LaidOut {
  const sheet = sheetUnder(
    'Ways',
    ['Way', 84],
    ['Amount', 20],
    ['Is it open?', 14],
    ['Cost', 20],
    ['Amount if it costs least', 24],
    ['Name in formulas', 42],
  )
  for (const { name, title, otherwise, ways, value } of tables) {
    if (sheet.next > 2) sheet.add([])
    sheet.add([bold(title)])
    const usual = sheet.next
    const first = usual + 1
    const last = usual + ways.length
    const amountOf = ({ amount: { term, value: amount } }: typeof otherwise) => [words(said(term.words)), live(term, amount, 'GBP')]
    sheet.add([...amountOf(otherwise), null, live(withoutHair(otherwise.cost.term), otherwise.cost.value, 'GBP')])
    const costs = ways.map(({ cost, where }) => (where.isHolding ? cost.value : otherwise.cost.value))
    const least = Decimal.min(otherwise.cost.value, ...costs)
    for (const [index, way] of ways.entries()) {
      const row = sheet.next
      const { isHolding, test } = way.where
      // A way that is not open costs the same as the usual one here, so that it is never the cheaper.
      const cost = live({ formula: `IF(C${row},${withoutHair(way.cost.term).formula},D${usual})` }, costs[index] ?? least, 'GBP')
      const isLeast = isHolding && way.cost.value.equals(least)
      const amount = live(
        { formula: `IF(AND(C${row},D${row}=MIN(D${first}:D${last})),B${row},"")` },
        isLeast ? way.amount.value : '',
        'GBP',
      )
      sheet.add([...amountOf(way), live(test, isHolding, 'GBP'), cost, amount])
    }
    const chosen = `IF(MIN(D${first}:D${last})<D${usual},MIN(E${first}:E${last}),B${usual})`
    sheet.add([bold('The amount that costs least'), live({ formula: chosen }, value, 'GBP', true), null, null, null, words(name)], {
      name,
      column: 'B',
    })
  }
  return sheet.laidOut()
}
