import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'

/**
 * Each payment on account towards the next year that a year’s bill brings, where nothing is deducted at source: half of its Income Tax and
 * Class 4, and nothing where they come to less than the smallest bill. Class 2 is outside it. TMA 1970 s.59A. Pounds, exact.
 */
export function paymentOnAccount(incomeTaxAndClass4: Decimal, { incomeTax }: Pick<IncomeTaxRates, 'incomeTax'>): Decimal {
  const { smallestBill, share } = incomeTax.paymentsOnAccount
  return incomeTaxAndClass4.lessThan(smallestBill.value) ? ZERO : incomeTaxAndClass4.times(share.value)
}
