import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove, NEVER, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { AllowanceRates, SlabRates } from '../rates.ts'
import type { Lodgers } from './lodgers.ts'

/** The choices about the property allowance: leave it to the law, claim it, or opt out of it. ITTOIA 2005 ss.783BJ and 783BK. */
export type PropertyAllowanceChoice = 'automatic' | 'claim' | 'opt-out'

/** The tables that rental income, and the tax on it, read. */
export type RentalRates = SlabRates & AllowanceRates

/** The relief that the property allowance gives, and how much it takes off the rent. Annual pounds. */
export interface PropertyAllowance {
  readonly used: Amount
  /** Where the allowance gives relief. It then replaces expenses and interest. */
  readonly isUsed: Condition
  /** Where it gives full relief: the rent is within the allowance, and none of it is taxed. */
  readonly isFull: Condition
}

/** What is let: rent and its expenses, and lodgers where the rule set has relief for them. Annual pounds. */
interface LetProperty {
  readonly rent: Amount
  readonly expenses: Amount
  readonly lodgers: Lodgers | undefined
}

/**
 * The property allowance on a year’s rent. Rent within it is not taxed, unless somebody opts out (ITTOIA 2005 ss.783BE, 783BF and 783BJ).
 * Above it, somebody can claim the allowance in place of all expenses (ss.783BH and 783BK). There is no relief where there is no rent. The
 * other method gives no allowance. Nobody has it in a year in which expenses come off what lodgers pay (s.783BM), so where those save more,
 * it is not used unless somebody claims it. Annual pounds.
 */
export function propertyAllowance(letting: LetProperty, choice: PropertyAllowanceChoice, rates: RentalRates): PropertyAllowance {
  const { rent, expenses, lodgers } = letting
  if (!isPropertyAllowanceGiven(rates) || choice === 'opt-out') return { used: zero.namedIfAny(...USED), isUsed: NEVER, isFull: NEVER }
  const allowance = figure(rates.allowances.property)
  const hasRent = isAbove(rent, zero)
  const isPartial = isAbove(rent, allowance)
  const isWithin = all(hasRent, not(isPartial))
  const byExpenses = lodgers && rent.less(expenses).plus(lodgers.lowest)
  const isFull =
    byExpenses && choice === 'automatic'
      ? all(isWithin, not(all(lodgers.isTaxed, not(lodgers.isLimitBest), isAbove(lodgers.byLimit, byExpenses))))
      : isWithin
  const allOfTheRent = rent.named(...USED, 'ITTOIA 2005 ss.783BE and 783BF').means(say`All of the rent is within the allowance.`)
  if (choice === 'automatic') return { used: when(isFull, allOfTheRent, zero), isUsed: isFull, isFull }
  const claimed = allowance.named(...USED, 'ITTOIA 2005 ss.783BH and 783BK').means(say`You get this instead of expenses and interest.`)
  return { used: when(isPartial, claimed, allOfTheRent), isUsed: hasRent, isFull }
}

/** Whether the rule set’s method gives a property allowance at all. */
export const isPropertyAllowanceGiven = ({ methods }: RentalRates): boolean =>
  methods.rental.propertyAllowance.value === 'automatic-or-claimed'

const USED = ['propertyAllowanceUsed', 'Property allowance used'] as const
