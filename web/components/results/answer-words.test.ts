import { expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { answerOf } from '#engine/tests/page.ts'
import { differenceNow, differenceThen, differenceWords } from './answer-words.ts'

it.each([
  ['income-tax', { annualSalary: '40000' }, 'netIncome', '-357', 'you would take home £357 less a year'],
  ['income-tax', { annualSalary: '40000' }, 'netIncome', '12.5', 'you would take home £12.50 more a year'],
  ['rental-income', { annualRentalIncome: '9000' }, 'totalTaxDue', '0', 'the tax would be the same'],
  ['rental-income', { annualRentalIncome: '9000' }, 'netRentalIncomeAfterTax', '-5', 'you would keep £5 less a year'],
  // A price has two decimals, like the rows of the VAT card.
  ['vat', { amount: '1200' }, 'grossAmount', '-48', 'the price with VAT would be £48.00 less'],
  ['vat', { amount: '1200', isInclusive: 'true' }, 'netAmount', '40', 'the price without VAT would be £40.00 more'],
])('with %s of %o, a difference in %s of %s is said as it is shown', async (slug, raw, field, difference, said) => {
  const result = answerOf(await calculatorNamed(slug), raw)
  expect(differenceWords(result, field, new Decimal(difference))).toBe(said)
})

it.each([
  ['dividend-tax', { dividendIncome: '60000' }, '-790', 'You keep £790 less', 'You would keep £790 less'],
  ['capital-gains', { salePrice: '9000', purchasePrice: '0' }, '64', 'The tax is £64 more', '£64 more'],
  ['payslip', { grossPay: '3000' }, '0.8', 'You are paid £0.80 more', 'You would be paid £0.80 more'],
  ['corporation-tax', { taxableProfit: '80000' }, '-5', 'The company keeps £5 less', 'The company would keep £5 less'],
])('with %s of %o, what is different this year or in another is said: %s', async (slug, raw, difference, now, then) => {
  const result = answerOf(await calculatorNamed(slug), raw)
  const { field } = result.large
  expect(differenceNow(result, field, new Decimal(difference))).toBe(now)
  expect(differenceThen(result, field, new Decimal(difference))).toBe(then)
})
