import { type Amount, when, zero } from '../../expression/amount.ts'
import { all, any, type Condition, isAbove, isBelow, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { taxOnIncome, withRent } from '../income-tax/tax-on-income.ts'
import { reductionFor, relievedCosts } from './finance-costs.ts'
import { isLimitApplied, isOnlyHomeLet, type Lodgers, lodgerProfit } from './lodgers.ts'
import type { RentalRates } from './property-allowance-choice.ts'

/** A year’s rent and interest, and the income that they come on top of. Annual pounds. */
interface Beside {
  readonly annualRentalIncome: Amount
  readonly allowableExpenses: Amount
  readonly mortgageInterest: Amount
  readonly otherIncome: Amount
  readonly region: Region
}

/**
 * The profit from lodgers, and how much of what they pay the Rent a Room limit takes out of it. With the property allowance the limit comes
 * off (ITTOIA 2005 s.783BM). Otherwise the limit or the expenses do, whichever is more; but where nothing else is let, only the expenses
 * leave relief for interest (s.274A), so there the way with the smaller tax is taken. Annual pounds.
 */
export function lodgingOf(lodgers: Lodgers, letting: Beside, isAllowanceUsed: Condition, rates: RentalRates) {
  const { receipts, expenses, limit, isTaxed, isLimitBest } = lodgers
  const isHome = isOnlyHomeLet(lodgers, letting.annualRentalIncome)
  const dueByLimit = taxOnAll(lodgers.byLimit, zero, letting, rates)
  const dueByExpenses = taxOnAll(receipts.less(expenses), letting.mortgageInterest, letting, rates)
  const isReliefBetter = all(isHome, isTaxed, isAbove(letting.mortgageInterest, zero), isBelow(dueByExpenses, dueByLimit))
  const isByLimit = any(isAllowanceUsed, all(isLimitBest, not(isReliefBetter)))
  return {
    ...lodgers,
    isByLimit,
    isHome,
    isAny: isAbove(receipts.plus(expenses), zero),
    profit: lodgerProfit(lodgers, isByLimit),
    /** Where the interest is on the home alone, and the limit leaves no relief for it. */
    isInterestLost: all(isHome, isLimitApplied(lodgers, isByLimit)),
    /** How much more tax the other way would cost, where nothing else is let. */
    saved: when(isHome, when(isByLimit, dueByExpenses.less(dueByLimit), dueByLimit.less(dueByExpenses)), zero),
    taxFree: when(isLimitApplied(lodgers, isByLimit), receipts.atMost(limit), zero)
      .namedIfAny('rentARoomUsed', 'Rent a Room relief used', 'ITTOIA 2005 ss.793 and 797')
      .means(say`What lodgers pay is tax-free up to the limit. You get this instead of your expenses for them.`),
  }
}

/** The Income Tax of the year on all income, with a profit from lodgers and relief for interest. Annual pounds. */
function taxOnAll(fromLodgers: Amount, interest: Amount, { otherIncome, allowableExpenses, region }: Beside, rates: RentalRates): Amount {
  const profit = fromLodgers.excessOver(allowableExpenses)
  const { tax, taxableIncome } = taxOnIncome({ ...withRent(otherIncome, profit, region, rates), region }, rates)
  return tax.excessOver(reductionFor(relievedCosts(interest, profit, taxableIncome), rates))
}
