import { expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import { answer as incomeTax } from '../../calculators/income-tax/answer.tsx'
import { answer as rentalIncome } from '../../calculators/rental-income/answer.tsx'
import { answer as vat } from '../../calculators/vat/answer.tsx'
import { differenceWords } from './answer-words.ts'

it.each([
  [incomeTax, 'netIncome', '-357', 'a year', 'you would take home £357 less a year'],
  [incomeTax, 'netIncome', '12.5', 'a year', 'you would take home £12.50 more a year'],
  [rentalIncome, 'totalTaxDue', '0', 'a year', 'the tax would be the same'],
  // A price has two decimals, like the rows of the VAT card.
  [vat, 'grossAmount', '-48', undefined, 'the price with VAT would be £48.00 less'],
  [vat, 'netAmount', '40', undefined, 'the price without VAT would be £40.00 more'],
])('a difference in $calculator.slug, %s, of %s is said as it is shown', ({ words }, answer, difference, period, said) => {
  expect(differenceWords(words, answer, new Decimal(difference), period)).toBe(said)
})
