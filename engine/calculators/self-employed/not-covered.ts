import { type NotCoveredAmount, notCoveredBy } from '../../answer/answer.ts'
import { when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { possibleCharges } from '../../law/child-benefit/possible-charges.ts'
import { marriageAllowanceReduction } from '../../law/income-tax/marriage-allowance.ts'
import type { AllowanceRates, IncomeTaxRates, NationalInsuranceRates, StudentLoanRates } from '../../law/rates.ts'
import { paymentOnAccount } from '../../law/self-assessment/payment-on-account.ts'
import { overPensionAge, withVoluntaryClass2 } from '../../law/self-employment/assumptions.ts'
import { type TaxOnTrade, type Trade, taxOnTrade } from '../../law/self-employment/tax-on-trade.ts'
import { tradingAllowanceUsed } from '../../law/self-employment/trading-allowance.ts'
import { repaymentsOnProfit } from '../../law/student-loans/possible-repayments.ts'

type ProfitRates = IncomeTaxRates & NationalInsuranceRates & AllowanceRates & StudentLoanRates

/** What the assumptions leave out and no input asks about. Pounds. */
export function notCoveredOf(trade: Trade, taxed: TaxOnTrade, rates: ProfitRates): NotCoveredAmount[] {
  const { chargeableProfit, incomeTax, contributions } = taxed
  return [
    ...notCoveredBy('no-student-loan', ...repaymentsOnProfit(chargeableProfit, rates)),
    ...notCoveredBy('paid-after-the-year', ...withPaymentsOnAccount(taxed, rates)),
    ...notCoveredBy('no-child-benefit', ...possibleCharges(incomeTax.adjustedNetIncome, rates)),
    ...overPensionAge(contributions, 'more', rates),
    ...notCoveredBy('allowable-expenses', allowanceInstead(trade, taxed, rates)),
    ...withVoluntaryClass2(chargeableProfit, rates),
    ...notCoveredBy('nothing-else', {
      name: 'marriageAllowance',
      words: 'With Marriage Allowance from your spouse or civil partner',
      amount: marriageAllowanceReduction(incomeTax, rates),
      effect: 'more',
      law: 'ITA 2007 s.55B',
    }),
  ]
}

/** What is due in January and in July, the first time a bill comes with payments on account. Nothing where none are due. */
function withPaymentsOnAccount(
  { totalTax, incomeTax, contributions }: TaxOnTrade,
  rates: ProfitRates,
): Omit<NotCoveredAmount, 'assumption'>[] {
  const each = paymentOnAccount(incomeTax.tax.plus(contributions.class4), rates)
  const first = when(isAbove(each, zero), totalTax.plus(each), zero)
  return [
    {
      name: 'firstJanuary',
      words: 'Due in January, including the first payment on account',
      amount: first,
      effect: 'once',
      law: 'TMA 1970 ss.59A and 59B',
    },
    { name: 'firstJuly', words: 'Due in July, the second payment on account', amount: each, effect: 'once', law: 'TMA 1970 s.59A' },
  ]
}

/**
 * The tax and contributions saved by claiming the trading allowance instead of the expenses entered. Receipts up to the allowance are
 * tax-free; above it, the allowance is deducted from them. Negative where the expenses save more. ITTOIA 2005 Part 6A ch.1.
 */
function allowanceInstead(trade: Trade, { totalTax }: TaxOnTrade, rates: ProfitRates): Omit<NotCoveredAmount, 'assumption'> {
  const withAllowance = taxOnTrade({ ...trade, expenses: tradingAllowanceUsed(trade.receipts, true, rates) }, rates)
  return {
    name: 'tradingAllowance',
    words: 'With the trading allowance instead of expenses',
    amount: totalTax.less(withAllowance.totalTax),
    effect: 'more',
    law: 'ITTOIA 2005 Part 6A ch.1',
  }
}
