import { type Amount, figure, when } from '../../expression/amount.ts'
import { all, any, isAbove, not } from '../../expression/condition.ts'
import type { AllowanceRates } from '../rates.ts'
import type { Lodgers } from './lodgers.ts'

/** What is let: rent and its expenses, and lodgers where the rule set has relief for them. Annual pounds. */
export interface LetProperty<Of = Lodgers> {
  readonly rent: Amount
  readonly expenses: Amount
  readonly lodgers: Of
}

/**
 * What the property allowance takes off a year’s rent: all of it within the allowance (ITTOIA 2005 ss.783BE and 783BF), and otherwise the
 * allowance, in place of all expenses (ss.783BH and 783BK). Annual pounds, for whoever gives it a name.
 */
export function propertyAllowanceOn(rent: Amount, { allowances }: AllowanceRates): Amount {
  const allowance = figure(allowances.property)
  return when(isAbove(rent, allowance), allowance.under('ITTOIA 2005 ss.783BH and 783BK'), rent.under('ITTOIA 2005 ss.783BE and 783BF'))
}

/**
 * The profits of a year’s letting with the property allowance and with expenses, and where the allowance makes the lower one. Nobody has the
 * allowance in a year in which expenses come off what lodgers pay, so with it the Rent a Room limit does (ITTOIA 2005 s.783BM). With expenses,
 * a loss on the other rent comes off the profit from lodgers, and it may be a loss in all. Annual pounds.
 */
export function profitsOfLetting({ rent, expenses, lodgers }: LetProperty, rates: AllowanceRates) {
  const byAllowance = rent.less(propertyAllowanceOn(rent, rates)).plus(lodgers.byLimit)
  const byExpenses = rent.less(expenses).plus(lodgers.lowest)
  const isAllowanceLower = any(
    all(not(lodgers.isTaxed), isAbove(figure(rates.allowances.property), expenses)),
    all(lodgers.isTaxed, isAbove(byExpenses, byAllowance)),
  )
  return { byAllowance, byExpenses, isAllowanceLower }
}
