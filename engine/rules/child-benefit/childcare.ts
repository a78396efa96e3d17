import { type Amount, figure } from '../../formula/amount.ts'
import type { Entitlement } from '../../formula/answer.ts'
import { ALWAYS, type Condition, isAbove } from '../../formula/condition.ts'
import { type Sentence, say } from '../../formula/sentence.ts'
import type { AllowanceRates } from '../rates.ts'

/** Whether a parent’s adjusted net income for the year ends the help with childcare. SI 2015/448 reg.15; SI 2022/1134 reg.13. */
export const losesChildcare = (adjustedNetIncome: Amount, { allowances }: AllowanceRates): Condition =>
  isAbove(adjustedNetIncome, figure(allowances.childcare.incomeLimit))

/** What such an income ends, in words. */
export const CHILDCARE = say`Tax-Free Childcare and, in England, the free hours for working parents`

/** The same, with the limit. */
export const childcareLost = ({ allowances }: AllowanceRates): Sentence =>
  say`${CHILDCARE}: the limit of both is ${figure(allowances.childcare.incomeLimit)} for each parent`

/** Whom it concerns, where somebody entered children, and where nothing is known about any. */
export const childrenWhoCount = (hasChildren: boolean): Sentence =>
  hasChildren ? say`your children are young` : say`you have young children`

/** The help with childcare, as what an income may end: for the children that somebody entered or, where nobody was asked, for any. */
export const helpWithChildcare = (adjustedNetIncome: Amount, rates: AllowanceRates, hasChildren?: Condition): Entitlement => ({
  key: 'childcare',
  where: hasChildren ?? ALWAYS,
  isLost: losesChildcare(adjustedNetIncome, rates),
  who: childrenWhoCount(hasChildren !== undefined),
  what: CHILDCARE,
  limit: say`The limit of both is ${figure(rates.allowances.childcare.incomeLimit)} for each parent.`,
})
