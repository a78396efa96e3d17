import { expect, it } from 'vitest'
import { card, cellsOf, textsOf, unfold } from './result.ts'
import { click, one, textOf, visit, withInputs } from './visit.ts'

const open = () => unfold('What another £100 does')
const edge = (within: Element, which: string) => textsOf(within, `[data-edge="${which}"]`).join(' ')

it('somebody just above the limit of the allowance reads what £100 costs, and what would bring the allowance back', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '100430' }))
  const view = await open()
  expect(textOf(view)).toContain('Of your next £100 of salary, you keep £38: Income Tax takes £60 and National Insurance £2.')
  expect(edge(view, 'more')).toContain('above £125,140, which is £24,710 more than you entered.')
  expect(edge(view, 'less')).toContain('You get back your full Personal Allowance if at least £430 goes into your pension.')
  const table = one('table', 'Where another £100 goes', view)
  expect(textsOf(table, 'thead th')).toEqual(['Line', 'The £100 below £100,000', 'Your next £100', 'The £100 above £125,140'])
  expect(cellsOf(table, /^Income Tax/)).toEqual(['−£40', '−£60', '−£45'])
})

it('it follows the result while it is open, and says so when an edge is a cliff', async () => {
  const rent = { annualRentalIncome: '15000', otherIncome: '50000', rules: 'constants' }
  await visit(withInputs('/specialised-tax/rental-income-tax-calculator', rent))
  const view = await open()
  expect(textOf(view)).toContain('This is a cliff edge: going over it, even by a penny, costs you £54.')
  await unfold('For tax reviewers')
  await click(one('radio', 'The law in force', card()))
  // In law all the rent is taxed once it exceeds the property allowance: £270 at 20% and £730 at 40%.
  expect(textOf(view)).toContain('This is a cliff edge: going over it, even by a penny, costs you £346.')
  expect(textOf(view)).not.toContain('costs you £54')
  expect(edge(view, 'less')).toContain('40% rate of Income Tax starts')
})

it('a calculator without an income has no marginal view', async () => {
  await visit(withInputs('/vat-calculator-uk', { amount: '100' }))
  expect(textsOf(card(), 'summary').filter((words) => words.includes('£100'))).toEqual([])
  expect(textOf(card())).toContain('£')
})
