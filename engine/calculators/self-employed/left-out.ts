import { NIL, when } from '../../formula/amount.ts'
import { type LeftOutAmount, leftOutBy } from '../../formula/answer.ts'
import { isAbove } from '../../formula/condition.ts'
import { possibleCharges } from '../../rules/child-benefit/possible-charges.ts'
import { type AllowanceRates, marriageAllowanceReduction } from '../../rules/income-tax/marriage-allowance.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import { class2Standing, voluntaryClass2 } from '../../rules/national-insurance/class-2.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { overPensionAge } from '../../rules/self-employment/contributions.ts'
import { tradingAllowanceUsed } from '../../rules/self-employment/trading-allowance.ts'
import { repaymentsOnProfit } from '../../rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../rules/student-loans/repayment.ts'
import { paymentOnAccount } from './payments-on-account.ts'
import { type TaxOnTrade, type Trade, taxOnTrade } from './tax-on-trade.ts'

type Rates = IncomeTaxRates & NationalInsuranceRates & AllowanceRates & StudentLoanRates

/** What the assumptions leave out and no input asks about. Pounds. */
export function leftOutOf(trade: Trade, taxed: TaxOnTrade, rates: Rates): LeftOutAmount[] {
  const { chargeableProfit, incomeTax, contributions } = taxed
  return [
    ...leftOutBy('no-student-loan', ...repaymentsOnProfit(chargeableProfit, rates)),
    ...leftOutBy('paid-after-the-year', ...withPaymentsOnAccount(taxed, rates)),
    ...leftOutBy('no-child-benefit', ...possibleCharges(incomeTax.adjustedNetIncome, rates)),
    ...leftOutBy('below-pension-age', { ...overPensionAge(contributions, rates), effect: 'more' }),
    ...leftOutBy('allowable-expenses', allowanceInstead(trade, taxed, rates)),
    ...leftOutBy('no-voluntary-class2', {
      name: 'voluntaryClass2',
      amount: when(class2Standing(chargeableProfit, rates).isVoluntary, voluntaryClass2(rates), NIL),
      effect: 'less',
      law: 'SSCBA 1992 s.11(6)',
    }),
    ...leftOutBy('nothing-else', {
      name: 'marriageAllowance',
      amount: marriageAllowanceReduction(incomeTax, rates),
      effect: 'more',
      law: 'ITA 2007 s.55B',
    }),
  ]
}

/** What is due in January and in July, the first time a bill comes with payments on account. Nothing where none are due. */
function withPaymentsOnAccount({ totalTax, incomeTax, contributions }: TaxOnTrade, rates: Rates): Omit<LeftOutAmount, 'assumption'>[] {
  const each = paymentOnAccount(incomeTax.tax.plus(contributions.class4), rates)
  const first = when(isAbove(each, NIL), totalTax.plus(each), NIL)
  return [
    { name: 'firstJanuary', amount: first, effect: 'once', law: 'TMA 1970 ss.59A and 59B' },
    { name: 'firstJuly', amount: each, effect: 'once', law: 'TMA 1970 s.59A' },
  ]
}

/**
 * The tax and contributions saved by claiming the trading allowance instead of the expenses entered. Receipts up to the allowance are
 * tax-free; above it, the allowance is deducted from them. Negative where the expenses save more. ITTOIA 2005 Part 6A ch.1.
 */
function allowanceInstead(trade: Trade, { totalTax }: TaxOnTrade, rates: Rates): Omit<LeftOutAmount, 'assumption'> {
  const withAllowance = taxOnTrade({ ...trade, expenses: tradingAllowanceUsed(trade.receipts, true, rates) }, rates)
  return { name: 'tradingAllowance', amount: totalTax.less(withAllowance.totalTax), effect: 'more', law: 'ITTOIA 2005 Part 6A ch.1' }
}
