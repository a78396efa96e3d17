import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove, NEVER, not } from '../../expression/condition.ts'
import { either, say } from '../../expression/sentence.ts'
import type { AllowanceRates, SlabRates } from '../rates.ts'
import type { Lodgers } from './lodgers.ts'
import { type LetProperty, profitsOfLetting, propertyAllowanceOn } from './property-allowance.ts'

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

/**
 * The property allowance on a year’s rent, for a choice. Rent within it is not taxed, unless somebody opts out (ITTOIA 2005 s.783BJ). Above
 * it, somebody can claim it (s.783BK). There is no relief where there is no rent (s.783BB(2)). The other method gives no allowance. Where
 * expenses of lodgers save more, it is not used unless somebody claims it (s.783BM). Annual pounds.
 */
export function propertyAllowance(
  letting: LetProperty<Lodgers | undefined>,
  choice: PropertyAllowanceChoice,
  rates: RentalRates,
): PropertyAllowance {
  const { rent, lodgers } = letting
  if (!isPropertyAllowanceGiven(rates) || choice === 'opt-out') return { used: zero.namedIfAny(...USED), isUsed: NEVER, isFull: NEVER }
  const hasRent = isAbove(rent, zero)
  const isPartial = isAbove(rent, figure(rates.allowances.property))
  const isWithin = all(hasRent, not(isPartial))
  const used = propertyAllowanceOn(rent, rates)
    .named(...USED)
    .means(either(isPartial, say`You get this instead of expenses and interest.`, say`All of the rent is within the allowance.`))
  if (choice === 'claim') return { used, isUsed: hasRent, isFull: isWithin }
  const isFull = lodgers ? all(isWithin, not(areLodgersExpensesBetter({ ...letting, lodgers }, rates))) : isWithin
  return { used: when(isFull, used, zero), isUsed: isFull, isFull }
}

/** Where expenses come off what lodgers pay, and leave a smaller profit than the property allowance with the limit would. */
function areLodgersExpensesBetter(letting: LetProperty, rates: AllowanceRates): Condition {
  const { isTaxed, isLimitBest } = letting.lodgers
  const { byAllowance, byExpenses } = profitsOfLetting(letting, rates)
  return all(isTaxed, not(isLimitBest), isAbove(byAllowance, byExpenses))
}

/** Whether the rule set’s method gives a property allowance at all. */
export const isPropertyAllowanceGiven = ({ methods }: RentalRates): boolean =>
  methods.rental.propertyAllowance.value === 'automatic-or-claimed'

const USED = ['propertyAllowanceUsed', 'Property allowance used'] as const
