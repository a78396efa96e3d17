import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { RentalRates } from './property-allowance.ts'
import type { PropertyAllowanceChoice } from './property-allowance-choice.ts'
import { type RentalIncome, rentalIncome } from './rental-income.ts'

/** What somebody could have done about the property allowance, and the tax of the year that it would save. */
export interface BetterChoice {
  readonly choice: PropertyAllowanceChoice
  readonly saving: Decimal
}

/**
 * The other of the two ways to work out the profit, by actual expenses and interest or by the property allowance, where it saves tax: both
 * are computed. What interest takes off the tax on other income counts. ITTOIA 2005 ss.783BJ and 783BK. Annual pounds, to the penny.
 */
export function betterChoice(rent: RentalIncome, rates: RentalRates): BetterChoice | undefined {
  if (rates.methods.rental.propertyAllowance.value !== 'automatic-or-claimed') return undefined
  const choice = rent.propertyAllowance.relief === 'none' ? 'claim' : 'opt-out'
  const other = rentalIncome({ ...rent.letting, propertyAllowance: choice }, rates)
  const saving = roundToPenny(billOf(rent).minus(billOf(other)))
  return saving.isNegative() || saving.isZero() ? undefined : { choice, saving }
}

const billOf = ({ totalTaxDue, reductionOfOtherTax }: RentalIncome): Decimal => totalTaxDue.minus(reductionOfOtherTax)
