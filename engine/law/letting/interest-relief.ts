import { type Amount, when, zero } from '../../expression/amount.ts'
import type { Condition } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { hasRatesByKind } from '../income-tax/bands.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { carriedForward, costsThatMayGetRelief, reductionFor, relievedCosts } from './finance-costs.ts'

/** A year’s interest on a let home, and what limits the relief for it. Annual pounds. */
interface Interest {
  readonly interest: Amount
  /** The taxable profit of the letting. */
  readonly profit: Amount
  /** Income above the Personal Allowance, with the profit. */
  readonly incomeAboveAllowance: Amount
  /** Where the property allowance replaces all costs. */
  readonly isReplaced: Condition
  /** Where it is on the landlord’s own home, and the Rent a Room limit replaces what lodgers cost. */
  readonly isOfHome: Condition
}

/**
 * The tax reduction at the basic rate for interest on a let home. The rate applies to the lowest of the interest, the profit and the income
 * above the Personal Allowance; the rest is carried forward. ITTOIA 2005 ss.272A, 274A and 274AA. With the property allowance in place of
 * all costs, or with the Rent a Room limit on a home, no interest gets relief or is carried forward. By the other method, all the interest is
 * deducted from the profit and also gets the reduction. Annual pounds, unrounded.
 */
export function financeCosts({ interest, profit, incomeAboveAllowance, isReplaced, isOfHome }: Interest, rates: IncomeTaxRates) {
  const lowest = relievedCosts(interest, profit, incomeAboveAllowance)
  const relieved = when(
    isReplaced,
    zero.named(...RELIEVED, 'ITTOIA 2005 s.783BL').means(say`None, because you get the property allowance instead.`),
    when(
      isOfHome,
      zero
        .named(...RELIEVED, 'ITTOIA 2005 ss.274A, 793 and 797')
        .means(say`None, because the interest is on your own home and you get the Rent a Room limit instead.`),
      isInterestDeducted(rates)
        ? interest.named(...RELIEVED).means(say`This rule set gives relief for all of your interest.`)
        : lowest
            .named(...RELIEVED)
            .means(say`The lowest of three: your interest, your rental profit, and your income above the Personal Allowance.`),
    ),
  )
  return {
    relieved,
    relief: reductionFor(relieved, rates)
      .named('mortgageReliefBasicRate', 'Mortgage interest relief', 'ITTOIA 2005 ss.274A and 274AA')
      .means(say`Always at the ${hasRatesByKind(rates) ? 'property basic rate' : 'basic rate'}, whatever rate you pay.`),
    unused: carriedForward(costsThatMayGetRelief(interest, isReplaced, isOfHome), relieved),
  }
}

/** Whether the rule set’s method deducts interest from the profit. */
export const isInterestDeducted = ({ methods }: IncomeTaxRates): boolean => methods.rental.financeCosts.value === 'deducted-and-reduced'

/**
 * How much the reduction takes off the tax on other income, once there is no tax left on the rent. The reduction applies to the tax on all
 * income (ITTOIA 2005 s.274A, ITA 2007 s.23 step 6). The reduction is more than the tax on the rent where some of the rent is taxed below
 * the basic rate, as in Scotland. By the other method, it applies only to the tax on the rent, so this is 0. Annual pounds, unrounded.
 */
export const reductionOfOtherTax = (
  relief: Amount,
  tax: { readonly onRent: Amount; readonly onOtherIncome: Amount },
  rates: IncomeTaxRates,
): Amount =>
  (isInterestDeducted(rates) ? zero : relief.excessOver(tax.onRent).atMost(tax.onOtherIncome))
    .namedIfAny('reductionOfOtherTax', 'Relief against tax on other income', 'ITTOIA 2005 s.274A; ITA 2007 s.23 step 6')
    .means(say`The rest of the relief, up to the tax on your other income.`)

const RELIEVED = ['relievedFinanceCosts', 'Interest that gets tax relief'] as const
