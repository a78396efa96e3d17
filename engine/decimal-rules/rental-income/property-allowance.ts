import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { allowances } from '../../rates/generated/allowances.ts'
import type { Settled } from '../../rates/table.ts'
import type { PropertyAllowanceChoice } from '../../rules/rental-income/property-allowance-choice.ts'
import type { SlabRates } from '../income-tax/slab-rate.ts'

export interface RentalRates extends SlabRates {
  readonly allowances: Settled<typeof allowances>
}

/** The relief that the property allowance gives, and how much it takes off the rent. Annual pounds. */
export interface PropertyAllowance {
  /** Full: the rent is within the allowance and not taxed. Partial: the allowance replaces expenses and interest. */
  readonly relief: 'full' | 'partial' | 'none'
  readonly used: Decimal
}

/**
 * The property allowance on a year’s rent. Rent within it is not taxed, unless somebody opts out (ITTOIA 2005 ss.783BE, 783BF and 783BJ).
 * Above it, somebody can claim the allowance in place of all expenses (ss.783BH and 783BK). There is no relief where there is no rent. The
 * other method gives no allowance. Annual pounds.
 */
export function propertyAllowance(rent: Decimal, choice: PropertyAllowanceChoice, { allowances, methods }: RentalRates): PropertyAllowance {
  const allowance = allowances.property.value
  const isGiven = methods.rental.propertyAllowance.value === 'automatic-or-claimed'
  if (!isGiven || choice === 'opt-out' || rent.isZero()) return { relief: 'none', used: ZERO }
  if (!rent.greaterThan(allowance)) return { relief: 'full', used: rent }
  return choice === 'claim' ? { relief: 'partial', used: allowance } : { relief: 'none', used: ZERO }
}
