import { type Amount, zero } from '../../expression/amount.ts'
import { any, type Condition, isAbove } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { Bill } from '../person-year.ts'
import type { Rates } from '../rates.ts'
import { paymentOnAccount } from './payment-on-account.ts'

/** What has been paid towards a bill, and the income that payroll takes tax from. Annual pounds. */
export interface PaidFacts {
  /** Undefined where nobody entered it. */
  readonly taxPaid: Amount | undefined
  readonly paymentsOnAccount: Amount
  readonly employmentIncome: Amount
  readonly taxableBenefits: Amount
  readonly pensionIncome: Amount
}

export type Balance = ReturnType<typeof balanceOf>

/**
 * What is left to pay of a bill, and the payments on account for the next year. TMA 1970 ss.59A and 59B. It is not known while it is missing
 * what was deducted from pay, benefits or a pension (`isMissing`), because both depend on that. Annual pounds.
 */
export function balanceOf(bill: Bill, { taxPaid, paymentsOnAccount, ...income }: PaidFacts, rates: Rates<'incomeTax'>) {
  const paidAs = income.employmentIncome.plus(income.taxableBenefits, income.pensionIncome)
  const isTaxMissing: Condition = taxPaid ? any() : isAbove(paidAs, zero)
  const deducted = taxPaid ?? zero
  const balancingPayment = bill.totalDue
    .less(deducted, paymentsOnAccount)
    .named('balancingPayment', 'Left to pay', 'TMA 1970 s.59B')
    .means({
      words: say`The bill, less what you have already paid.`,
      belowZero: say`You have paid more than the bill, so HMRC owes you the difference.`,
    })
  const onAccount = paymentOnAccount(bill.incomeTaxAndClass4, rates, taxPaid)
    .named('paymentOnAccount', 'Each payment on account', 'TMA 1970 s.59A')
    .means({
      words: say`Half of your Income Tax and Class 4 that was not deducted, towards next year’s bill.`,
      atZero: say`You do not have to pay anything towards next year’s bill.`,
    })
  const dueInJanuary = balancingPayment
    .atLeastZero()
    .rounded('to-the-penny')
    .plus(onAccount)
    .named('dueInJanuary', 'To pay by 31 January', 'TMA 1970 ss.59A and 59B')
    .means(say`What is left to pay, with the first payment on account.`)
  const refund = zero
    .less(balancingPayment)
    .atLeastZero()
    .named('refund', 'Refund')
    .means({ words: say`What HMRC owes you.`, atZero: say`You have not paid more than the bill.` })
  return {
    balancingPayment,
    onAccount,
    dueInJanuary,
    refund,
    paidAlready: deducted.plus(paymentsOnAccount),
    isMissing: any(isTaxMissing, bill.isDeductionMissing),
  }
}
