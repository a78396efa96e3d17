import { expect, it } from 'vitest'
import { goldenAmount, inPounds, takeHomeInPounds, takeHomeOn } from '../e2e/support/golden.ts'
import { answer, card, row, said, textsOf } from './result.ts'
import { begin, box, fill, fillForm, goTo, leave, press, send, tick, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'

it.each(['£60,000', '60 000', ' £ 60,000.00 ', '60,000', '60000.', '60000'])('a visitor may type a salary as “%s”', async (typed) => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', typed)
  await send()
  expect(answer()).toBe(takeHomeInPounds('60000'))
  expect(box('Annual Salary').value).toBe(typed)
})

it.each([
  ['60k', '60,000'],
  ['£0.06m', '60,000'],
  ['£60,000 a year', '£60,000'],
] as const)('a visitor may type a salary as “%s”, and reads it in figures', async (typed, figures) => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', typed)
  await leave()
  expect(box('Annual Salary').value).toBe(figures)
  await send()
  expect(answer()).toBe(takeHomeInPounds('60000'))
  await visit(withInputs(INCOME_TAX, { annualSalary: typed }))
  expect(answer()).toBe(takeHomeInPounds('60000'))
  expect(box('Annual Salary').value).toBe(figures)
})

it('a visitor may type a percentage with its sign', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '60000', pensionContribution: '5 %' })
  await send()
  expect(row('pension')).toBe('−£3,000')
})

it('a result leads back to the form, and first to what a salary alone leaves out', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000' }))
  await press('Add a pension or student loan', card())
  expect(document.activeElement).toBe(box('Pension Contribution'))
  await visit(withInputs(INCOME_TAX, { annualSalary: '60000', pensionContribution: '5' }))
  await press('Edit', card())
  expect(document.activeElement).toBe(box('Annual Salary'))
})

it('each submit replaces the result before it', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '60000', pensionContribution: '5' })
  await send()
  expect(row('pension')).toBe('−£3,000')
  await fillForm({ annualSalary: '30000' })
  await send()
  expect(textsOf(card(), '.answer-large .figure')).toEqual([takeHomeInPounds('30000')])
  expect(row('pension')).toBe('')
  const month = inPounds(goldenAmount('income-tax', 'monthlyNetIncome', { annualSalary: '30000' }))
  expect(said()).toBe(`Your take-home pay is ${takeHomeInPounds('30000')} a year, ${month} a month.`)
})

it('the pence switch turns the answer, what is said of it and its rows, and stays where the visitor put it for the visit', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  expect([answer(), row('netIncome')]).toEqual([takeHomeInPounds('30000'), takeHomeInPounds('30000')])
  await tick('Show pence')
  expect([answer(), row('netIncome')]).toEqual([takeHomeOn('30000'), takeHomeOn('30000')])
  expect(said()).toContain(takeHomeOn('30000'))
  await goTo(withInputs('/national-insurance-calculator', { earnings: '30000' }))
  await begin()
  // 8% of 17,430.
  expect(answer()).toBe('£1,394.40')
  await goTo(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await begin()
  await fill('Annual Salary', '60000')
  await send()
  expect(row('netIncome')).toBe(takeHomeOn('60000'))
  await tick('Show pence', false)
  expect(row('netIncome')).toBe(inPounds(takeHomeOn('60000')))
})
