import { expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import { differenceWords } from './answer-words.ts'

it.each([
  ['netIncome', '-357', 'a year', 'you would take home £357 less a year'],
  ['netIncome', '12.5', 'a year', 'you would take home £12.50 more a year'],
  ['totalTaxDue', '0', 'a year', 'the tax would be the same'],
  // A price has two decimals, like the rows of the VAT card.
  ['grossAmount', '-48', undefined, 'the price with VAT would be £48.00 less'],
  ['netAmount', '40', undefined, 'the price without VAT would be £40.00 more'],
])('a difference in %s of %s is said as it is shown', (answer, difference, period, words) => {
  expect(differenceWords(answer, new Decimal(difference), period)).toBe(words)
})
