import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, any, type Condition, isAbove, isAtLeast, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { AllowanceRates } from '../rates.ts'

/** What lodgers in somebody’s own home pay in a year, what they cost, and whether somebody else lets there too. Annual pounds. */
export interface LodgersAsked {
  readonly lodgerReceipts: Amount
  readonly lodgerExpenses: Amount
  readonly lodgerShared: boolean
}

export type Lodgers = ReturnType<typeof lodgersOf>

/**
 * Rent-a-room relief for a year. Receipts up to the limit are not taxed (ITTOIA 2005 ss.789 and 793); above it either the limit comes off
 * them, by an election (ss.797 and 800), or the expenses do. The lower of the two profits is nearly always the best. With expenses it may be a
 * loss. Annual pounds.
 */
export function lodgersOf({ lodgerReceipts: receipts, lodgerExpenses: expenses, lodgerShared }: LodgersAsked, rates: AllowanceRates) {
  const limit = figure(lodgerShared ? rates.allowances.rentARoomShared : rates.allowances.rentARoom)
  const isTaxed = isAbove(receipts, limit)
  const lowest = when(isTaxed, receipts.less(limit.atLeast(expenses)), zero)
  return {
    receipts,
    expenses,
    limit,
    /** Where the receipts are above the limit. */
    isTaxed,
    /** Where the limit takes no less off than the expenses. */
    isLimitBest: isAtLeast(limit, expenses),
    /** The profit with the limit, which a year with the property allowance needs (s.783BM), and the lower of the two. */
    byLimit: receipts.excessOver(limit),
    lowest,
    /** The higher of the two. */
    highest: when(isTaxed, receipts.less(limit.atMost(expenses)), zero),
  }
}

/**
 * Where all interest has to be on the lodgers’ home, because nothing else is let. With the Rent a Room limit, and within it, nothing that the
 * lodgers cost is deducted (ITTOIA 2005 ss.793 and 797), so interest on that home is not what s.274A(1) relieves: interest that would be
 * deducted but for s.272A. Nor is it carried forward.
 */
export const isOnlyHomeLet = ({ receipts }: Lodgers, rent: Amount): Condition => all(isAbove(receipts, zero), not(isAbove(rent, zero)))

/** Where the limit, or being within it, takes the place of what the lodgers cost. */
export const isLimitApplied = ({ isTaxed }: Lodgers, isByLimit: Condition): Condition => any(not(isTaxed), isByLimit)

/** The profit from lodgers as a step, with the limit where `isByLimit` holds and otherwise with the expenses. Annual pounds. */
export const lodgerProfit = ({ receipts, expenses, limit, isTaxed }: Lodgers, isByLimit: Condition): Amount =>
  when(isTaxed, receipts.less(when(isByLimit, limit, expenses)), zero)
    .namedIfAny('lodgerProfit', 'Profit from lodgers', 'ITTOIA 2005 ss.784 to 802')
    .means({
      words: say`What your lodgers pay, less the Rent a Room limit or less what they cost you, whichever leaves less tax. The property allowance cannot be used on it.`,
      belowZero: say`Your lodgers cost you more than they pay.`,
    })
