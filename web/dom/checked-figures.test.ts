import { expect, it } from 'vitest'
import { answer, card, readCard, textsOf } from './result.ts'
import { fill, fillForm, send, textOf, visit, withInputs } from './visit.ts'

const rows = () => readCard().rows.map(({ label, amount }) => `${label} ${amount}`)

it('an employee on £30,000 sees one large answer, the month under it, and a ledger in the specified words and order', async () => {
  await visit('/income-tax-calculator')
  expect(textOf(card())).toContain('Enter your salary details to see your tax calculation')
  await fill('Annual Salary', '30000')
  await send()
  expect(textsOf(card(), '.answer-large .figure')).toEqual(['£25,120'])
  expect(textsOf(card(), '.answer-small')).toEqual(['take-home pay, or £2,093 a month'])
  expect(textOf(card())).not.toContain('Enter your salary details')
  expect(rows()).toEqual([
    'Annual Salary £30,000',
    'Income Tax −£3,486',
    'National Insurance −£1,394',
    'Annual Take-Home £25,120',
    'Monthly Take-Home £2,093',
  ])
  expect(textOf(card())).toContain('Effective tax rate: 16.3%. Based on 2024/25 tax rates. That counts Income Tax and National Insurance.')
})

it('an employee with a loan and a pension sees a row for each, in whole pounds that add up', async () => {
  await visit('/income-tax-calculator')
  await fillForm({ annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' })
  await send()
  expect(answer()).toBe('£40,944')
  expect(rows()).toEqual([
    'Annual Salary £60,000',
    'Income Tax −£10,232',
    'National Insurance −£3,151',
    'Student Loan −£2,673',
    'Pension Contribution −£3,000',
    'Annual Take-Home £40,944',
    'Monthly Take-Home £3,412',
  ])
  expect(textOf(card())).toContain(
    'Effective tax rate: 31.8%. Based on 2024/25 tax rates. That counts everything taken off your pay. Tax and National Insurance alone are 22.3% of it.',
  )
})

it('the shares next to the rows add up to the whole salary', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' }))
  const shares = textsOf(card(), '.share-of')
  expect(shares).toHaveLength(5)
  const tenths = shares.map((text) => Number(text.replace('% of the whole', '').replace('.', '')))
  expect(tenths.reduce((sum, share) => sum + share, 0)).toBe(1000)
})
