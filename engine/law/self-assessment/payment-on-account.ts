import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, isAtLeast } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { IncomeTaxRates } from '../rates.ts'

/** What a bill rests on where the other income is known and what was deducted from it is not. */
export const OTHER_TAX_IS_DEDUCTED = say`This assumes that the right tax has already been taken from your other income, as it is from pay and pensions. Tax codes are rounded in your favour, so the bill may be a few pounds more.`

/**
 * Each of the two payments on account for the next year: half of this year’s Income Tax and Class 4 that was not deducted at source. There
 * are none where that is less than the smallest bill, or less than a fifth of the Income Tax and Class 4. Class 2, loans and Capital Gains
 * Tax do not count. TMA 1970 s.59A; SI 1996/1654 regs.3 and 4. Pounds for one payment. Nobody can pay half a penny, so each half is rounded
 * down, as on HMRC’s statements: both together are never more than the tax, and an odd penny is left for the balancing payment (s.59B).
 */
export function paymentOnAccount(incomeTaxAndClass4: Amount, { incomeTax }: Pick<IncomeTaxRates, 'incomeTax'>, deducted = zero): Amount {
  const { smallestBill, share, shareDeductedAtSource } = incomeTax.paymentsOnAccount
  const left = incomeTaxAndClass4.less(deducted)
  const isBillLargeEnough = isAtLeast(left, figure(smallestBill))
  const isDue =
    deducted === zero
      ? isBillLargeEnough
      : all(isBillLargeEnough, isAtLeast(incomeTaxAndClass4.times(figure(shareDeductedAtSource)), deducted))
  return when(isDue, left.rounded('to-the-penny').times(figure(share)).rounded('down-to-the-penny'), zero)
}
