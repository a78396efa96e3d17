import { expect, it } from 'vitest'
import { address, answer, card, inputsIn, said, unfold } from './result.ts'
import { all, click, fill, one, press, textOf, visit, withInputs } from './visit.ts'

const NURSE = withInputs('/income-tax-calculator', { annualSalary: '30000' })
const period = () => one('combobox', 'Read the answer for') as HTMLSelectElement
const about = () => textOf(card().querySelector('.answer .answer-small'))

// 30,000 − 3,486 − 1,394.40 is 25,119.60: 2,093.30 a month, and 483.07 a week.
it('take-home pay can be read by the month or week, to the penny of its share of the year', async () => {
  await visit(NURSE)
  expect([period().value, answer(), about()]).toEqual(['year', '£25,120', 'take-home pay, or £2,093 a month'])
  await fill(period(), 'month')
  expect([answer(), about()]).toEqual(['£2,093', 'take-home pay'])
  await fill(period(), 'week')
  expect(answer()).toBe('£483')
  // It is still that of the year that is announced, and the rows are those of the year.
  expect(said()).toContain('£25,120 a year')
  await fill(period(), 'year')
  expect([answer(), about()]).toEqual(['£25,120', 'take-home pay, or £2,093 a month'])
})

it('an answer that no period can share says its period, and asks for none', async () => {
  await visit(withInputs('/self-employed-tax-calculator', { annualProfit: '32000' }))
  expect(card().querySelectorAll('.answer select')).toHaveLength(0)
  await visit(withInputs('/personal-tax/dividend-tax-calculator', { dividendIncome: '20000', otherIncome: '30000' }))
  expect(textOf(card().querySelector('.answer-period'))).toBe('a year')
})

it('the button of an answer says what the amount is, and no other amount', async () => {
  await visit(NURSE)
  expect(textOf(one('button', 'Annual Take-Home £25,120', card().querySelector('.answer') as Element))).toBe('£25,120')
})

it('the address names the part of the answer that was opened last, opens it again, and is that of the inputs once it is closed', async () => {
  await visit(NURSE)
  const working = await unfold('How this was worked out')
  expect(inputsIn(address())).toEqual({ annualSalary: '30000', open: 'working' })
  await fill('Annual Salary', '31000')
  expect(inputsIn(address())).toEqual({ annualSalary: '31000', open: 'working' })
  expect(working.open).toBe(true)
  await unfold('By month, week, day and hour')
  expect(inputsIn(address())['open']).toBe('periods')

  await visit(`${NURSE}&open=assumptions`)
  const assumptions = card().querySelector<HTMLDetailsElement>('details.assumptions')
  expect(assumptions?.open).toBe(true)
  expect(card().querySelector<HTMLDetailsElement>('details.working')?.open).toBe(false)
  await click(assumptions?.querySelector('summary') as HTMLElement)
  expect(inputsIn(address())).toEqual({ annualSalary: '30000' })
})

it('somebody who comes to an answer by keyboard skips the form, and an empty form has nothing to skip to', async () => {
  await visit('/income-tax-calculator')
  expect(all('link', 'Skip to the answer')).toEqual([])
  await visit(NURSE)
  await press('Skip to the answer')
  expect(document.activeElement).toBe(card().querySelector('h2'))
  expect(inputsIn(address())).toEqual({ annualSalary: '30000' })
})
