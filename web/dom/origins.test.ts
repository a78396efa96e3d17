import { expect, it } from 'vitest'
import { goldenAmount, withoutNoPence } from '../e2e/support/golden.ts'
import { card, textsOf } from './result.ts'
import { all, click, one, press, textOf, visit, withInputs } from './visit.ts'

const ledger = () => one('table', 'Result by line', card())

it('a figure opens to its formula in words and in the visitor’s numbers, with the law, and closes again', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' }))
  const loan = one('button', 'Student Loan −£2,673', ledger())
  expect(textOf(document.getElementById(ledger().getAttribute('aria-describedby') ?? ''))).toBe(
    'Choose a figure to see where it comes from.',
  )
  await click(loan)
  const origin = document.getElementById(loan.getAttribute('aria-controls') ?? '') as HTMLElement
  // 9% of £57,000 less £27,295.
  expect(textsOf(origin, '.formula')).toEqual([
    '(Pay after salary sacrifice − Plan 2 threshold) × Student loan rate, plans 1, 2, 4 and 5(£57,000 − £27,295) × 9%',
  ])
  expect(textsOf(origin, '[data-entry="studentLoans.plan2.threshold"]')).toEqual([
    expect.stringMatching(
      /^Plan 2 threshold: £27,295 of earnings a year, in force until 5 April 2025\. SI 2009\/470 .*\(source checked November 2026\)$/,
    ),
  ])
  await press('Pay after salary sacrifice', origin)
  expect(textOf(document.activeElement)).toBe('2. Pay after salary sacrifice')
  const next = document.activeElement?.closest('[data-step]')?.querySelector('.goes-into')
  expect(textOf(next)).toBe('Used in: Taxable income; National Insurance; Plan 2 student loan')
  await click(loan)
  expect(origin.isConnected).toBe(false)
})

const taken = (field: string) => withoutNoPence(goldenAmount('income-tax', field, { annualSalary: '30000' }))

it('a part of the bar opens the row of its figure, and a second press leaves it open', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '30000' }))
  const [kept, tax] = card().querySelectorAll('.share-bar .share')
  for (const part of [tax, tax, kept]) await click(part as Element)
  const figures = all('button', /^(Income Tax|Annual Take-Home) /, ledger())
  expect(figures.map((figure) => figure.getAttribute('aria-expanded'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(figures.at(-1))
})

it('the large answer says where it comes from', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '30000' }))
  await click(card().querySelector('.answer button') as HTMLElement)
  expect(textsOf(document.body, '#answer-origin-netIncome .formula .figure')).toEqual([
    `£30,000 − ${taken('incomeTax')} − ${taken('nationalInsurance')}`,
  ])
})
