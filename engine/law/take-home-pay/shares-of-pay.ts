import { type Amount, sumOf, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import type { Sentence } from '../../expression/sentence.ts'

/** What comes off pay, as percentages of it. */
export type SharesOfPay = ReturnType<typeof sharesOfPay>

/** What each share means to its visitor. */
interface ShareWords {
  readonly all: Sentence
  readonly taxAndInsurance: Sentence
}

/** The shares of pay that tax and National Insurance take, and that they take with the other deductions. No law fixes them. */
export function sharesOfPay(pay: Amount, taxAndInsurance: Amount, others: readonly Amount[], words: ShareWords) {
  const hasOthers = isAbove(sumOf(others), zero)
  const effectiveRate = taxAndInsurance
    .plus(...others)
    .asPercentOf(pay)
    .named('effectiveRate', 'All deductions as a share of pay')
    .means(words.all)
  const taxAndInsuranceRate = taxAndInsurance
    .asPercentOf(pay)
    .named('taxAndInsuranceRate', 'Tax and National Insurance as a share of pay')
    .means(words.taxAndInsurance)
  // Where nothing else comes off, the second would be the same as the first.
  return { effectiveRate, taxAndInsuranceRate: when(hasOthers, taxAndInsuranceRate, zero), hasOthers }
}
