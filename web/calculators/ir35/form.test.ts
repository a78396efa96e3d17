import { expect, it } from 'vitest'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { card, cellsOf, row as ledgerRow, showPence, textsOf } from '../../dom/result.ts'
import { one, visit, withInputs } from '../../dom/visit.ts'
import { type GoldenRow, visitorRows } from '../../e2e/support/golden.ts'
import { penceOf, penceShown, poundsAndPence } from '../../e2e/support/money.ts'

const PATH = '/specialised-tax/ir35-tax-calculator'

/** A contract under both statuses, by the law or by other rules that a reviewer may choose. */
function contract(rules: RuleSet) {
  const rows = visitorRows('ir35', rules)
  const withStatus = (row: GoldenRow, ir35Status: string) =>
    rows.find((each) => JSON.stringify(each.in) === JSON.stringify({ ...row.in, ir35Status }))
  const inside = rows.find(
    (row) => row.in['ir35Status'] === 'inside' && row.in['businessExpenses'] === '10000' && withStatus(row, 'outside') !== undefined,
  )
  const outside = inside && withStatus(inside, 'outside')
  if (!inside || !outside) throw new Error(`golden/ir35.csv has no case for both statuses under ${rules}`)
  return [
    { rules, asked: inside, other: outside },
    { rules, asked: outside, other: inside },
  ]
}

const table = () => one('table', 'Both statuses side by side', card())
const penceIn = (row: string) => cellsOf(table(), new RegExp(`^${row}`)).map((cell) => penceShown(cell.replace('+', '')))
const apart = (amount: bigint, wanted: bigint) => Math.abs(Number(amount - wanted))

// The other cases are compared without a page, in web/calculators/cards.test.tsx.
it.each([...contract('statute'), ...contract('constants')])(
  'the other status stands next to the answer, worked out by the same rules: $asked.case, $rules',
  async ({ rules, asked, other }) => {
    await visit(withInputs(PATH, rules === 'statute' ? asked.in : { ...asked.in, rules }))
    // In whole pounds the difference is rounded from the pence, not from two rounded amounts, which would be up to a pound out.
    const exact = penceOf(asked.out['takeHome'] ?? '') - penceOf(other.out['takeHome'] ?? '')
    expect(apart(penceIn('Take-Home Pay').at(-1) ?? 0n, exact)).toBeLessThanOrEqual(51)
    await showPence()
    for (const [name, key] of [
      ['Income Tax', 'incomeTax'],
      ['National Insurance', 'nationalInsurance'],
      ['Corporation Tax', 'corporationTax'],
      ['Dividend Tax', 'dividendTax'],
      ['Take-Home Pay', 'takeHome'],
    ] as const) {
      const [first = 0n, second = 0n, difference = 0n] = penceIn(name)
      // A row that makes the others add up may be a penny out.
      const most = key === 'takeHome' ? 0 : 1
      expect(apart(first, penceOf(asked.out[key] ?? '')), name).toBeLessThanOrEqual(most)
      expect(apart(second, penceOf(other.out[key] ?? '')), name).toBeLessThanOrEqual(most)
      // Rounded once, from the exact amounts.
      expect(apart(difference, first - second), name).toBeLessThanOrEqual(1)
    }
    const isInside = asked.in['ir35Status'] === 'inside'
    const amounts = (isInside ? [asked, other] : [other, asked]).map(({ out }) => poundsAndPence(penceOf(out['takeHome'] ?? '')))
    expect(textsOf(card(), '.answer-large')).toEqual(amounts)
    // The comparison is only there and in the table.
    expect(ledgerRow('otherScenarioTakeHome')).toBe('')
  },
)
