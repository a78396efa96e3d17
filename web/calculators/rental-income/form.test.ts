import { expect, it } from 'vitest'
import { address, answer, card } from '../../dom/result.ts'
import { press, visit, withInputs } from '../../dom/visit.ts'

it('rent that is from a lodger moves to its own box with one tap, with its expenses, and is counted once', async () => {
  const typed = { annualRentalIncome: '10000', allowableExpenses: '1200', otherIncome: '30000' }
  await visit(withInputs('/specialised-tax/rental-income-tax-calculator', typed))
  // 20% of 8,800.
  expect(answer()).toContain('£1,760')
  // 20% of what is above the limit of 7,500 (ITTOIA 2005 s.797).
  await press('Enter it as rent from a lodger: £500.00', card())
  expect(answer()).toContain('£500')
  const moved = Object.fromEntries(new URLSearchParams(address().split('#')[1]))
  expect(moved).toMatchObject({ lodgerReceipts: '10000', lodgerExpenses: '1200', otherIncome: '30000' })
  expect(moved['annualRentalIncome']).toBe('0')
  expect(card().textContent).toContain('Rent a Room Relief Instead of Your Expenses')
})
