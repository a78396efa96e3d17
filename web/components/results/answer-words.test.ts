import { expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import { answerOf } from '#engine/tests/page.ts'
import { answer as incomeTax } from '../../calculators/income-tax/answer.tsx'
import { answer as rentalIncome } from '../../calculators/rental-income/answer.tsx'
import { answer as vat } from '../../calculators/vat/answer.tsx'
import { differenceWords, withResult } from './answer-words.ts'

it.each([
  [incomeTax, { annualSalary: '50000' }, 'netIncome', '-357', 'a year', 'you would take home £357 less a year'],
  [incomeTax, { annualSalary: '50000' }, 'netIncome', '12.5', 'a year', 'you would take home £12.50 more a year'],
  [rentalIncome, { annualRentalIncome: '20000', otherIncome: '40000' }, 'totalTaxDue', '0', 'a year', 'the tax would be the same'],
  // A price has two decimals, like the rows of the VAT card.
  [vat, { amount: '100' }, 'grossAmount', '-48', undefined, 'the price with VAT would be £48.00 less'],
  [vat, { amount: '120', isInclusive: 'true' }, 'netAmount', '40', undefined, 'the price without VAT would be £40.00 more'],
])('a difference in $calculator.slug with %o, %s, of %s is said as it is shown', (page, raw, answer, difference, period, said) => {
  const words = withResult(page.words, page.calculator, answerOf(page.calculator, raw))
  expect(differenceWords(words, answer, new Decimal(difference), period)).toBe(said)
})
