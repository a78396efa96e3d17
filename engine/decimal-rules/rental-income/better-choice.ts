import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { PropertyAllowanceChoice } from '../../rules/rental-income/property-allowance-choice.ts'
import type { RentalRates } from './property-allowance.ts'
import { type RentalIncome, rentalIncome } from './rental-income.ts'

/** A better choice about the property allowance, and the tax for the year that it would save. */
export interface BetterChoice {
  readonly choice: PropertyAllowanceChoice
  readonly saving: Decimal
}

/**
 * The other way to work out the profit, if it saves tax: with actual expenses and interest, or with the property allowance. It works out
 * the tax both ways, and counts what interest takes off the tax on other income. ITTOIA 2005 ss.783BJ and 783BK. Annual pounds, to the
 * penny.
 */
export function betterChoice(rent: RentalIncome, rates: RentalRates): BetterChoice | undefined {
  if (rates.methods.rental.propertyAllowance.value !== 'automatic-or-claimed') return undefined
  const choice = rent.propertyAllowance.relief === 'none' ? 'claim' : 'opt-out'
  const other = rentalIncome({ ...rent.letting, propertyAllowance: choice }, rates)
  const saving = roundToPenny(billOf(rent).minus(billOf(other)))
  return saving.isNegative() || saving.isZero() ? undefined : { choice, saving }
}

const billOf = ({ totalTaxDue, reductionOfOtherTax }: RentalIncome): Decimal => totalTaxDue.minus(reductionOfOtherTax)
