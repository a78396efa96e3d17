import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { isAtLeast } from '../../formula/condition.ts'
import type { IncomeTaxRates } from '../../rules/rates.ts'

/**
 * Each of the two payments on account for the next year, where no tax is deducted at source: half of this year’s Income Tax and Class 4, or
 * nothing where they are less than the smallest bill. Class 2 does not count. TMA 1970 s.59A. Pounds for one payment, exact.
 */
export function paymentOnAccount(incomeTaxAndClass4: Amount, { incomeTax }: Pick<IncomeTaxRates, 'incomeTax'>): Amount {
  const { smallestBill, share } = incomeTax.paymentsOnAccount
  return when(isAtLeast(incomeTaxAndClass4, figure(smallestBill)), incomeTaxAndClass4.times(figure(share)), NIL)
}
