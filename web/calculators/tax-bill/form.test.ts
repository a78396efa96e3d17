import { expect, it } from 'vitest'
import { answer, card, part, row } from '../../dom/result.ts'
import { begin, box, fill, press, textOf, visit, withInputs } from '../../dom/visit.ts'

const PATH = '/personal-tax/self-assessment-tax-calculator'
const bar = () => textOf(document.querySelector('.answer-bar b'))

it('a pensioner who takes what is usual reads an estimate in whole pounds wherever it stands, until the real amount is there', async () => {
  await visit(withInputs(PATH, { pensionIncome: '16000', statePension: '11502.40', savingsInterest: '1500' }))
  await press(/^Use £/)
  // 12,570 less 11,502 leaves a code of 106T, which stands for 1,069: 20% of 14,931 is 2,986.20. The bill is 3,086.48.
  expect(answer()).toBe('about £100')
  expect(bar()).toBe('about £100')
  expect(row('taxPaid')).toBe('about −£2,986')
  expect(row('balancingPayment')).toBe('about £100')
  expect(row('incomeTax')).toBe('£3,086.48')
  const payment = textOf(part('What to pay, and when'))
  expect(payment).toContain('HMRC usually collects this without a tax return')
  expect(payment).toContain('pay about £100 by 31 January 2026')
  expect(payment).not.toMatch(/put aside|penalty/)
  expect(textOf(card())).toContain('What you have to do')
  await fill('Tax already deducted', '2986.20')
  expect(answer()).toBe('£100.28')
  expect(bar()).toBe('£100.28')
  expect(row('taxPaid')).toBe('−£2,986.20')
})

it('what is missing of the deductions is asked for at its own box', async () => {
  await visit(withInputs(PATH, { employmentIncome: '38000', taxPaid: '5084', studentLoanPlan: 'plan2' }))
  await press('Enter the loan repayments taken', card())
  expect(document.activeElement).toBe(box('Loan repayments already deducted'))
  await fill('Loan repayments already deducted', '963')
  await fill('Tax already deducted', '')
  await press('Enter the tax taken', card())
  expect(document.activeElement).toBe(box('Tax already deducted'))
})

it('an answer’s link to the whole tax bill takes the income there', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '30000' }))
  await press('Add another income', card())
  expect(location.pathname).toBe(PATH)
  await begin()
  expect(box('Pay from jobs').value).toBe('30000')
})
