import { atLeastZero, type Decimal, ONE_HUNDRED, percentOf, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import type { PropertyAllowanceChoice } from '../../rules/rental-income/property-allowance-choice.ts'
import { type AddedTax, addedTax } from '../income-tax/added-tax.ts'
import { type SlabRates, slabRate } from '../income-tax/slab-rate.ts'
import { type FinanceCosts, financeCosts, NO_FINANCE_COSTS, reductionOfOtherTax } from './finance-costs.ts'
import { type PropertyAllowance, propertyAllowance, type RentalRates } from './property-allowance.ts'

export interface Letting {
  readonly annualRentalIncome: Decimal
  readonly allowableExpenses: Decimal
  readonly mortgageInterest: Decimal
  /** Other non-savings income, before the Personal Allowance. */
  readonly otherIncome: Decimal
  readonly propertyAllowance: PropertyAllowanceChoice
  readonly region: Region
}

/** Every amount between the rent and what is left of it. Exact pounds a year. */
export interface RentalIncome {
  readonly letting: Letting
  /** The rent less the expenses: the money, whatever part of it is taxed. */
  readonly grossRentalProfit: Decimal
  readonly propertyAllowance: PropertyAllowance
  readonly financeCosts: FinanceCosts
  /** The profit in law: the rent less the property allowance, or the rent less the expenses and any interest deducted. */
  readonly netRentalProfit: Decimal
  /** What is taxed: the net profit, or nothing for a loss. */
  readonly taxedProfit: Decimal
  /** The tax that the profit adds to the tax on other income. */
  readonly added: AddedTax
  /** The single rate on the whole profit, where the method has one. */
  readonly slab?: { readonly income: Decimal; readonly rate: Figure }
  /** The highest rate on the profit, as a number of percent. */
  readonly taxRate: Decimal
  readonly taxOnRentalProfit: Decimal
  readonly totalTaxDue: Decimal
  /** What the relief for interest takes off the tax on other income, once no tax is left on the rent. */
  readonly reductionOfOtherTax: Decimal
  readonly netRentalIncomeAfterTax: Decimal
  /** What is left after paying the interest too. */
  readonly netAfterInterest: Decimal
  readonly effectiveRate: Decimal
}

/**
 * Income Tax for a year on the profit of letting homes. The profit is the top slice of non-savings income (ITTOIA 2005 ss.268 to 272,
 * ITA 2007 s.23). A loss is not taxed, and is carried forward (ITA 2007 s.118). Where the property allowance applies, it replaces all costs
 * (ITTOIA 2005 s.307G). What the landlord keeps is always the rent less actual expenses and tax. Exact pounds a year.
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
