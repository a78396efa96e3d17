import type { Entitlement } from '../../answer/answer.ts'
import { type Amount, figure } from '../../expression/amount.ts'
import { ALWAYS, type Condition } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { AllowanceRates } from '../rates.ts'
import { CHILDCARE, childcareWorth, childrenWhoCount, losesChildcare } from './childcare.ts'

/** Help with childcare, which a high income takes away: for the children that were entered or, where the form has no children, for any. */
export const helpWithChildcare = (adjustedNetIncome: Amount, rates: AllowanceRates, hasChildren?: Condition): Entitlement => ({
  key: 'childcare',
  where: hasChildren ?? ALWAYS,
  isLost: losesChildcare(adjustedNetIncome, rates),
  who: childrenWhoCount(hasChildren !== undefined),
  what: CHILDCARE,
  limit: say`The limit of both is ${figure(rates.allowances.childcare.incomeLimit)} for each parent.`,
  worth: childcareWorth(rates),
})
