import { type Amount, NIL } from '../../formula/amount.ts'
import { all, type Condition, isAbove, not } from '../../formula/condition.ts'
import type { PropertyAllowanceChoice } from './fields.ts'
import type { RentalRates } from './property-allowance.ts'
import { type RentalIncome, rentalIncome } from './rental-income.ts'

/**
 * What the other way to work out the profit would save: with actual expenses and interest, or with the property allowance. It works out
 * the tax both ways, and counts what interest takes off the tax on other income. ITTOIA 2005 ss.783BJ and 783BK. By the method that gives
 * no allowance, both ways are the same. Annual pounds.
 */
export function betterChoice(rent: RentalIncome, rates: RentalRates) {
  const { isUsed } = rent.propertyAllowance
  /** The difference between the two bills, each to the penny, and whether the other is a penny or more lower. */
  const savingBy = (propertyAllowance: PropertyAllowanceChoice, isOther: Condition) => {
    const other = rentalIncome({ ...rent.letting, propertyAllowance }, rates)
    const amount = billShown(rent).less(billShown(other))
    return { isThere: all(isOther, isAbove(amount, NIL)), amount }
  }
  return { byClaiming: savingBy('claim', not(isUsed)), byOptingOut: savingBy('opt-out', isUsed) }
}

const billShown = ({ totalTaxDue, reductionOfOtherTax }: RentalIncome): Amount =>
  totalTaxDue.rounded('to-the-penny').less(reductionOfOtherTax.rounded('to-the-penny'))
