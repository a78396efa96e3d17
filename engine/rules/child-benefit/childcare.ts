import { type Amount, figure } from '../../formula/amount.ts'
import { type Condition, isAbove } from '../../formula/condition.ts'
import { type Sentence, say } from '../../formula/sentence.ts'
import type { IncomeTaxRates } from '../rates.ts'

/** The limit of both kinds of help with childcare is that of the full Personal Allowance. SI 2015/448 reg.15; SI 2022/1134 reg.13. */
const limitOf = ({ incomeTax }: IncomeTaxRates): Amount => figure(incomeTax.personalAllowance.incomeLimit)

/** Whether a parent’s adjusted net income for the year ends the help with childcare. */
export const losesChildcare = (adjustedNetIncome: Amount, rates: IncomeTaxRates): Condition => isAbove(adjustedNetIncome, limitOf(rates))

/** What such an income ends, in words. */
export const childcareLost = (rates: IncomeTaxRates): Sentence =>
  say`Tax-Free Childcare and, in England, the free hours for working parents: the limit of both is ${limitOf(rates)} for each parent`
