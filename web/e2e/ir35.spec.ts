import { calculators } from '../calculators/index.ts'
import { openCalculator } from './support/form.ts'
import { type GoldenRow, visitorRows } from './support/golden.ts'
import { penceOf, penceShown, poundsAndPence } from './support/money.ts'
import { ledgerRow, resultCard, showPence } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const path = calculators.find(({ slug }) => slug === 'ir35')?.path ?? ''
const rows = visitorRows('ir35')

const withStatus = (row: GoldenRow, ir35Status: string) =>
  rows.find(
    (one) => JSON.stringify({ ...one.in, ir35Status }) === JSON.stringify({ ...row.in, ir35Status }) && one.in['ir35Status'] === ir35Status,
  )

const inside = rows.find(
  (row) => row.in['ir35Status'] === 'inside' && row.in['businessExpenses'] === '10000' && withStatus(row, 'outside') !== undefined,
)
const outside = inside && withStatus(inside, 'outside')
if (!inside || !outside) throw new Error('golden/ir35.csv has no case for both statuses')

// The other cases are compared without a browser, in web/calculators/cards.test.tsx.
for (const [asked, other] of [
  [inside, outside],
  [outside, inside],
] as const) {
  test(`next to the answer is the other status: ${asked.case}`, async ({ page }) => {
    await openCalculator(page, path, asked.in)
    const table = resultCard(page).getByRole('table', { name: 'Both statuses side by side' })
    // In whole pounds the difference is rounded from the pence, not from two rounded amounts, which would be up to a pound out.
    const inPounds = await table.getByRole('row', { name: 'Take-home pay' }).getByRole('cell').last().innerText()
    const exact = penceOf(asked.out['takeHome'] ?? '') - penceOf(other.out['takeHome'] ?? '')
    expect(Math.abs(Number(penceShown(inPounds.replace('+', '')) - exact))).toBeLessThanOrEqual(51)
    await showPence(page)
    for (const [name, key] of [
      ['Income Tax', 'incomeTax'],
      ['National Insurance', 'nationalInsurance'],
      ['Corporation Tax', 'corporationTax'],
      ['Dividend Tax', 'dividendTax'],
      ['Take-home pay', 'takeHome'],
    ] as const) {
      const cells = await table.getByRole('row', { name }).getByRole('cell').allTextContents()
      const [one = 0n, two = 0n, difference = 0n] = cells.map((cell) => penceShown(cell.replace('+', '')))
      // A row that makes the others add up may be a penny out.
      const most = key === 'takeHome' ? 0 : 1
      expect(Math.abs(Number(one - penceOf(asked.out[key] ?? '')))).toBeLessThanOrEqual(most)
      expect(Math.abs(Number(two - penceOf(other.out[key] ?? '')))).toBeLessThanOrEqual(most)
      // Rounded once, from the exact amounts.
      expect(Math.abs(Number(difference - (one - two)))).toBeLessThanOrEqual(1)
    }
    const isInside = asked.in['ir35Status'] === 'inside'
    const amounts = (isInside ? [asked, other] : [other, asked]).map(({ out }) => poundsAndPence(penceOf(out['takeHome'] ?? '')))
    await expect(resultCard(page).locator('.answer-large')).toHaveText(amounts)
    // The comparison is only there and in the table.
    await expect(ledgerRow(page, 'otherScenarioTakeHome')).toHaveCount(0)
  })
}
