import { isAboveChildBenefitLimit } from '../../decimal-rules/child-benefit/high-income-charge.ts'
import { allowanceNotes, scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { CLASS_2_NOTES, class2Notes } from '../../decimal-rules/self-employment/notes.ts'
import { paymentOnAccount } from '../../decimal-rules/self-employment/payments-on-account.ts'
import { repaymentsOnProfit } from '../../decimal-rules/student-loans/possible-repayments.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { SelfEmployed, SelfEmployedRates } from './calculate.ts'
import type { PageRates } from './left-out.ts'

export const SELF_EMPLOYED_NOTES = [
  'expenses-above-profit',
  'allowance-tapered',
  'allowance-used-up',
  'scotland-on-uk-bands',
  ...CLASS_2_NOTES,
  'class2-choice-not-used',
  'payments-on-account',
] as const
export type SelfEmployedNote = (typeof SELF_EMPLOYED_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf({ inputs, trade, incomeTax, contributions }: SelfEmployed, rates: SelfEmployedRates): SelfEmployedNote[] {
  const isTrading = !inputs.annualProfit.isZero() || !inputs.expenses.isZero()
  const notes: SelfEmployedNote[] = []
  if (trade.profit.isNegative()) notes.push('expenses-above-profit')
  notes.push(...allowanceNotes(incomeTax.allowance), ...scotlandNotes(inputs.region, rates))
  if (isTrading) notes.push(...class2Notes(contributions))
  if (!inputs.class2Contributions) notes.push('class2-choice-not-used')
  // Class 2 is paid with the bill but not on account (TMA 1970 s.59A).
  if (!incomeTax.tax.isZero() || !contributions.class4.contribution.isZero()) notes.push('payments-on-account')
  return notes
}

/** What the result assumes, most important first. */
export function assumptionsOf({ trade, incomeTax, contributions }: SelfEmployed, rates: PageRates): Assumption[] {
  const isRepaying = repaymentsOnProfit(trade.chargeableProfit, rates).some(({ amount }) => isAboveZero(amount))
  const isPaidOnAccount = isAboveZero(paymentOnAccount(incomeTax.tax.plus(contributions.class4.contribution), rates))
  return [
    { code: 'region', field: 'region' },
    ...assumed(
      'no-other-income',
      ...(isRepaying ? ['no-student-loan'] : []),
      ...(isPaidOnAccount ? ['paid-after-the-year'] : []),
      ...(isAboveChildBenefitLimit(incomeTax.allowance.adjustedNetIncome, rates) ? ['no-child-benefit'] : []),
      'below-pension-age',
      'allowable-expenses',
      ...(contributions.class2Standing === 'voluntary' ? ['no-voluntary-class2'] : []),
      'nothing-else',
    ),
  ]
}
