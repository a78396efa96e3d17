import { type Amount, figure } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { asMoney, type Sentence, say } from '../../expression/sentence.ts'
import type { AllowanceRates } from '../rates.ts'

/** Whether a parent’s adjusted net income for the year ends the help with childcare. SI 2015/448 reg.15; SI 2022/1134 reg.13. */
export const losesChildcare = (adjustedNetIncome: Amount, { allowances }: AllowanceRates): Condition =>
  isAbove(adjustedNetIncome, figure(allowances.childcare.incomeLimit))

/** What such an income ends, in words. */
export const CHILDCARE = say`Tax-Free Childcare and, in England, the free hours for working parents`

/** The same, with the limit. */
export const childcareLost = ({ allowances }: AllowanceRates): Sentence =>
  say`${CHILDCARE}: the limit of both is ${figure(allowances.childcare.incomeLimit)} for each parent`

/** What the first of them is worth at most, in a sentence by itself. Childcare Payments Act 2014 ss.1 and 19. */
export const childcareWorth = ({ allowances }: AllowanceRates): Sentence => {
  const topUp = figure(allowances.childcare.topUp)
  return say`Tax-Free Childcare is worth up to ${asMoney(topUp)} a year for each child: ${asMoney(topUp.plus(topUp))} for two.`
}

/** Who has it, where children were entered, and where nothing is known about any. */
export const childrenWhoCount = (hasChildren: boolean): Sentence =>
  hasChildren ? say`your children are young` : say`you have young children`
