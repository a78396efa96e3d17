import { atLeastZero, type Decimal, ONE_HUNDRED, percentOf, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { type AddedTax, addedTax } from '../income-tax/added-tax.ts'
import type { Region } from '../income-tax/region.ts'
import { type SlabRates, slabRate } from '../income-tax/slab-rate.ts'
import { type FinanceCosts, financeCosts, NO_FINANCE_COSTS, reductionOfOtherTax } from './finance-costs.ts'
import { type PropertyAllowance, propertyAllowance, type RentalRates } from './property-allowance.ts'
import type { PropertyAllowanceChoice } from './property-allowance-choice.ts'

export interface Letting {
  readonly annualRentalIncome: Decimal
  readonly allowableExpenses: Decimal
  readonly mortgageInterest: Decimal
  /** Non-savings income beside the rent, before the allowance. */
  readonly otherIncome: Decimal
  readonly propertyAllowance: PropertyAllowanceChoice
  readonly region: Region
}

/** Everything on the way from rent to what is left of it. Annual pounds, exact. */
export interface RentalIncome {
  readonly letting: Letting
  /** What the rent leaves once the expenses are paid: money, whatever is taxed. */
  readonly grossRentalProfit: Decimal
  readonly propertyAllowance: PropertyAllowance
  readonly financeCosts: FinanceCosts
  /** The profit in law: the rent less the property allowance, or less the expenses and any interest that is deducted. */
  readonly netRentalProfit: Decimal
  /** What is taxed: the net profit, or nothing of a loss. */
  readonly taxedProfit: Decimal
  /** What the profit adds to the tax on all income. */
  readonly added: AddedTax
  /** The one rate on the whole profit, where the method has one. */
  readonly slab?: { readonly income: Decimal; readonly rate: Figure }
  /** The highest rate on the profit, as a percent number. */
  readonly taxRate: Decimal
  readonly taxOnRentalProfit: Decimal
  readonly totalTaxDue: Decimal
  /** What the interest takes off the tax on other income, once none is due on the rent. */
  readonly reductionOfOtherTax: Decimal
  readonly netRentalIncomeAfterTax: Decimal
  /** What is left after the interest is paid too. */
  readonly netAfterInterest: Decimal
  readonly effectiveRate: Decimal
}

/**
 * Income Tax on the profit of letting homes for a year. The profit is the top slice of non-savings income (ITTOIA 2005 ss.268 to 272,
 * ITA 2007 s.23); a loss bears no tax and is carried forward (ITA 2007 s.118). The property allowance takes the place of all costs where it
 * applies (ITTOIA 2005 s.307G); what is left is money all the same, rent less expenses and tax.
 */
export function rentalIncome(letting: Letting, rates: RentalRates): RentalIncome {
  const { mortgageInterest, otherIncome, region } = letting
  const grossRentalProfit = letting.annualRentalIncome.minus(letting.allowableExpenses)
  const allowance = propertyAllowance(letting.annualRentalIncome, letting.propertyAllowance, rates)
  const isRelieved = allowance.relief !== 'none'
  const profit = isRelieved ? letting.annualRentalIncome.minus(allowance.used) : grossRentalProfit
  const grossProfit = atLeastZero(profit)
  const beforeInterest = addedTax(otherIncome, grossProfit, region, rates)
  const costs = isRelieved ? NO_FINANCE_COSTS : financeCosts(mortgageInterest, grossProfit, beforeInterest.after.taxableIncome, rates)
  const netRentalProfit = profit.minus(costs.deducted)
  const taxedProfit = atLeastZero(netRentalProfit)

  const added = costs.deducted.isZero() ? beforeInterest : addedTax(otherIncome, taxedProfit, region, rates)
  const slab = rates.methods.rental.rate.value === 'slab' ? slabOf(otherIncome.plus(netRentalProfit), rates) : undefined
  const taxOnRentalProfit = slab ? taxedProfit.times(slab.rate.value) : added.tax
  const totalTaxDue = atLeastZero(taxOnRentalProfit.minus(costs.relief))
  const netRentalIncomeAfterTax = grossRentalProfit.minus(totalTaxDue)
  return {
    letting,
    grossRentalProfit,
    propertyAllowance: allowance,
    financeCosts: costs,
    netRentalProfit,
    taxedProfit,
    added,
    ...(slab && { slab }),
    taxRate: ((slab?.rate ?? added.highestRate)?.value ?? ZERO).times(ONE_HUNDRED),
    taxOnRentalProfit,
    totalTaxDue,
    reductionOfOtherTax: reductionOfOtherTax(costs, { onRent: taxOnRentalProfit, onOtherIncome: added.before.tax }, rates),
    netRentalIncomeAfterTax,
    netAfterInterest: netRentalIncomeAfterTax.minus(mortgageInterest),
    effectiveRate: percentOf(totalTaxDue, grossRentalProfit),
  }
}

const slabOf = (income: Decimal, rates: SlabRates) => ({ income, rate: slabRate(income, rates) })
