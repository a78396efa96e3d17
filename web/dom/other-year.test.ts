import { expect, it } from 'vitest'
import { card, textsOf, unfold } from './result.ts'
import { textOf, visit, withInputs } from './visit.ts'

const IN_2026 = new Date('2026-11-22T12:00:00')
const LOAN = { annualSalary: '42000', studentLoanPlan: 'plan2' }
const sentence = () => card().querySelector<HTMLElement>('.year-difference')
const why = () => textsOf(card(), '.year-difference summary')

it('the sentence opens to the exact split, with laws and dates, and to what stayed the same', async () => {
  await visit(withInputs('/income-tax-calculator', LOAN), IN_2026)
  // 9% of 29,385 - 27,295 (SI 2009/470 reg.29).
  const opened = await unfold('You would take home £188.10 more in 2026/27')
  expect(textOf(opened)).toContain('By the rules of 2026/27 you would take home £188.10 more a year.')
  const rows = 'tbody tr:not(.readings)'
  expect(textsOf(opened, `${rows} th`)).toEqual(['2024/25', 'Plan 2 threshold', '2026/27'])
  expect(textsOf(opened, `${rows} td`)).toEqual(['£32,436.15', '+£188.10', '£32,624.25'])
  expect(opened.querySelector(`${rows} a`)?.getAttribute('href')).toBe('/rates#studentLoans.plan2.threshold')
  const [readings = ''] = textsOf(opened, '.readings')
  expect(readings).toContain('2024/25: £27,295, since 6 April 2022 or earlier. SI 2009/470 reg.29')
  expect(readings).toContain('2026/27: £29,385, since 6 April 2026. SI 2009/470 reg.29')
  expect(textsOf(opened, '.stayed li')).toEqual([
    expect.stringContaining('Personal Allowance: £12,570, since 6 April 2022 or earlier. ITA 2007 s.35(1)'),
    expect.stringContaining('Primary threshold: £12,570, since 6 April 2023.'),
  ])
})

it('an answer of this year is compared with the year before', async () => {
  await visit(withInputs('/2026-27/income-tax-calculator', LOAN), IN_2026)
  // 9% of 29,385 - 28,470.
  expect(why()).toEqual(['You take home £82.35 more than at last year’s rates'])
})

it('where we have no figures for today, an answer is compared with the newest', async () => {
  await visit(withInputs('/2025-26/income-tax-calculator', LOAN), new Date('2031-11-22T12:00:00'))
  expect(why()).toEqual(['You would take home £82.35 more in 2026/27'])
})

it('the same answer says so, and opens only where an amount stayed that matters', async () => {
  await visit(withInputs('/vat-calculator-uk', { amount: '240' }), IN_2026)
  expect(textOf(sentence())).toBe('The same in 2026/27')
  expect(why()).toEqual([])
  await visit(withInputs('/business-tax/corporation-tax-calculator', { taxableProfit: '120000', periodEnd: '2025-03-31' }), IN_2026)
  const opened = await unfold('The same in 2026/27')
  expect(textsOf(opened, '.stayed').join(' ')).toContain('Upper limit: £250,000')
  expect(opened.querySelector('table')).toBeNull()
})

it('rules that are not the law are not compared', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '42000', rules: 'constants' }), IN_2026)
  expect(textsOf(card(), '.rules-used')).toHaveLength(1)
  expect(sentence()).toBeNull()
})
