import { describe, expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import type { MessageAmount } from '#engine/result/message.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { answerOf } from '#engine/tests/page.ts'
import { amountText, textOf } from './said.ts'

type Raw = Readonly<Record<string, string>>

describe('a sentence', () => {
  it.each<[MessageAmount, string]>([
    [{ value: new Decimal('1200'), as: 'pence' }, '£1,200.00'],
    [{ value: new Decimal('1200'), as: 'money' }, '£1,200'],
    [{ value: new Decimal('16.25'), as: 'percent' }, '16.3%'],
    [{ value: new Decimal('14'), as: 'plain-percent' }, '14%'],
    [{ value: new Decimal('0.0875'), as: 'rate' }, '8.75%'],
    [{ value: new Decimal('0.5'), as: 'for-each-pound' }, '£2'],
    [{ value: new Decimal('1'), unit: 'months' }, '1 month'],
  ])('writes %o as %s', (amount, text) => {
    expect(amountText(amount)).toBe(text)
    expect(textOf(['It is ', amount, '.'])).toBe(`It is ${text}.`)
  })
})

it.each<[slug: string, raw: Raw, key: string, words: string]>([
  ['income-tax', { annualSalary: '50000' }, 'personalAllowance', 'The income you can have before you pay any Income Tax.'],
  [
    'income-tax',
    { annualSalary: '110000' },
    'personalAllowance',
    'Your income is above £100,000, so you lose £1 of the allowance for every £2 above it. What is left is rounded up to a whole pound.',
  ],
  [
    'self-employed',
    { annualProfit: '200000' },
    'personalAllowance',
    'Your income is so far above £100,000 that you have no allowance left.',
  ],
  [
    'income-tax',
    { annualSalary: '300000', pensionContribution: '20' },
    'taperReduction',
    'You lose £1 of annual allowance for every £2 of adjusted income above the limit, in whole pounds.',
  ],
  [
    'pension-allowance',
    { annualSalary: '260000' },
    'adjustedIncomeAboveLimit',
    'Your adjusted income is not above £260,000, so your annual allowance is not reduced.',
  ],
  [
    'pension-allowance',
    { annualSalary: '200000.01' },
    'thresholdIncomeAboveLimit',
    'Your threshold income is above £200,000. Your annual allowance is reduced if your adjusted income is above its limit too.',
  ],
  ['income-tax', { annualSalary: '40000', pensionContribution: '5' }, 'pension', 'A percentage of your salary.'],
  [
    'income-tax',
    { annualSalary: '40000', pensionContribution: '5', pensionMethod: 'relief-at-source' },
    'pension',
    'What you pay in. The scheme claims the rest from HMRC.',
  ],
])('%s with %o says of %s: %s', async (slug, raw, key, words) => {
  const step = answerOf(await calculatorNamed(slug), raw).steps.find((each) => each.key === key)
  expect(step?.means && textOf(step.means)).toBe(words)
})

it.each<[slug: string, Raw, string[]]>([
  ['cis', { grossPayment: '2000' }, ['Deduction Rate 20.0%']],
  ['cis', { grossPayment: '2000', subcontractorStatus: 'gross' }, ['Deduction Rate 0.0%']],
  ['rental-income', { annualRentalIncome: '20000', otherIncome: '40000' }, ['Highest Tax Rate on the Profit 40.0%']],
  ['rental-income', { annualRentalIncome: '900', otherIncome: '40000' }, []],
])('the card of %s with %o shows what its ledger has no row for', async (slug, raw, lines) => {
  const result = answerOf(await calculatorNamed(slug), raw)
  expect(result.lines.map(({ label, text }) => `${label} ${textOf(text)}`)).toEqual(lines)
})
