import { type Amount, NIL, when } from '../../formula/amount.ts'
import type { PropertyAllowanceChoice } from './fields.ts'
import type { RentalRates } from './rates.ts'
import { type RentalIncome, rentalIncome } from './rental-income.ts'

/**
 * The tax for the year that each way to work out the profit would save; nil or negative where it would save nothing, or is the way that is
 * used already.
 */
interface BetterChoice {
  /** With the property allowance. */
  readonly byClaiming: Amount
  /** With actual expenses and interest. */
  readonly byOptingOut: Amount
}

/**
 * What the other way to work out the profit would save: with actual expenses and interest, or with the property allowance. It works out
 * the tax both ways, and counts what interest takes off the tax on other income. ITTOIA 2005 ss.783BJ and 783BK. By the method that gives
 * no allowance, both ways are the same. Annual pounds, to the penny.
 */
export function betterChoice(rent: RentalIncome, rates: RentalRates): BetterChoice {
  const { isUsed } = rent.propertyAllowance
  const savedBy = (choice: PropertyAllowanceChoice) =>
    billOf(rent)
      .less(billOf(rentalIncome({ ...rent.letting, propertyAllowance: choice }, rates)))
      .rounded('to-the-penny')
  return { byClaiming: when(isUsed, NIL, savedBy('claim')), byOptingOut: when(isUsed, savedBy('opt-out'), NIL) }
}

const billOf = ({ totalTaxDue, reductionOfOtherTax }: RentalIncome): Amount => totalTaxDue.less(reductionOfOtherTax)
