// What several calculators say about their answers, in the same words.
import type { Amount } from '../expression/amount.ts'
import { asPercent, either, type Sentence, say, unlessZero } from '../expression/sentence.ts'
import { yearInWords } from '../inputs/day.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { SharesOfPay } from './take-home-pay/shares-of-pay.ts'

/** What an answer is after: `after £800.00 of extra tax`, or `with no extra tax`. */
export const afterPaying = (tax: Amount, what: string): Sentence =>
  say`${unlessZero(tax, { before: 'after ', after: ` of ${what}`, atZero: `with no ${what}` })}`

/** The sentence under a ledger that gives the effective rate, as specified: `Effective tax rate: 16.3%. Based on 2026/27 tax rates.` */
export const effectiveRateNote = (name: string, rate: Amount, taxYear: TaxYear): Sentence =>
  say`${name}: ${asPercent(rate)}. Based on ${yearInWords(taxYear)} tax rates.`

/** The same for pay. The specified rate counts whatever comes off pay, so a sentence says so, with the share that tax alone takes. */
export const payRatesNote = ({ effectiveRate, taxAndInsuranceRate, hasOthers }: SharesOfPay, taxYear: TaxYear): Sentence =>
  say`${effectiveRateNote('Effective tax rate', effectiveRate, taxYear)} ${either(
    hasOthers,
    say`That counts everything taken off your pay. Tax and National Insurance alone are ${asPercent(taxAndInsuranceRate)} of it.`,
    say`That counts Income Tax and National Insurance.`,
  )}`
