import { possibleCharges } from '../../decimal-rules/child-benefit/high-income-charge.ts'
import { type AllowanceRates, marriageAllowanceReduction } from '../../decimal-rules/income-tax/marriage-allowance.ts'
import { voluntaryClass2 } from '../../decimal-rules/national-insurance/class-2.ts'
import { paymentOnAccount } from '../../decimal-rules/self-employment/payments-on-account.ts'
import { repaymentsOnProfit } from '../../decimal-rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../decimal-rules/student-loans/repayment.ts'
import { smallerOf } from '../../money/decimal.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { calculate, type SelfEmployed, type SelfEmployedRates } from './calculate.ts'

/** The tables for the calculation and for what it leaves out. */
export type PageRates = SelfEmployedRates & AllowanceRates & StudentLoanRates

/** Amounts that the assumptions leave out and no input asks about. Pounds, to the penny. */
export function leftOutOf(facts: SelfEmployed, rates: PageRates): LeftOut[] {
  const { trade, incomeTax, contributions } = facts
  return [
    ...leftOutBy('no-student-loan', ...repaymentsOnProfit(trade.chargeableProfit, rates)),
    ...leftOutBy('paid-after-the-year', ...withPaymentsOnAccount(facts, rates)),
    ...leftOutBy('no-child-benefit', ...possibleCharges(incomeTax.allowance.adjustedNetIncome, rates)),
    ...leftOutBy('below-pension-age', {
      name: 'overPensionAge',
      amount: contributions.class4.contribution,
      effect: 'more',
      law: 'SI 2001/1004 reg.91',
    }),
    ...leftOutBy('allowable-expenses', allowanceInstead(facts, rates)),
    ...(contributions.class2Standing === 'voluntary' ? leftOutBy('no-voluntary-class2', costOfVoluntaryClass2(rates)) : []),
    ...leftOutBy('nothing-else', {
      name: 'marriageAllowance',
      amount: marriageAllowanceReduction(incomeTax, rates),
      effect: 'more',
      law: 'ITA 2007 s.55B',
    }),
  ]
}

const costOfVoluntaryClass2 = (rates: PageRates): Omit<LeftOut, 'assumption'> => ({
  name: 'voluntaryClass2',
  amount: voluntaryClass2(rates),
  effect: 'less',
  law: 'SSCBA 1992 s.11(6)',
})

/** What is due in January and in July, the first time a bill comes with payments on account. */
function withPaymentsOnAccount({ totalTax, incomeTax, contributions }: SelfEmployed, rates: PageRates): Omit<LeftOut, 'assumption'>[] {
  const each = paymentOnAccount(incomeTax.tax.plus(contributions.class4.contribution), rates)
  if (each.isZero()) return []
  return [
    { name: 'firstJanuary', amount: totalTax.plus(each), effect: 'once', law: 'TMA 1970 ss.59A and 59B' },
    { name: 'firstJuly', amount: each, effect: 'once', law: 'TMA 1970 s.59A' },
  ]
}

/**
 * The tax and contributions saved by claiming the trading allowance instead of the expenses entered. Receipts up to the allowance are
 * tax-free; above it, the allowance is deducted from them. Negative where the expenses save more. ITTOIA 2005 Part 6A ch.1.
 */
function allowanceInstead({ inputs, totalTax }: SelfEmployed, rates: PageRates): Omit<LeftOut, 'assumption'> {
  const expenses = smallerOf(inputs.annualProfit, rates.allowances.trading.value)
  return {
    name: 'tradingAllowance',
    amount: totalTax.minus(calculate({ ...inputs, expenses }, rates).totalTax),
    effect: 'more',
    law: 'ITTOIA 2005 Part 6A ch.1',
  }
}
