import { atLeastZero, type Decimal, ONE_HUNDRED, percentOf, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { type AddedTax, addedTax } from '../income-tax/added-tax.ts'
import type { Region } from '../income-tax/region.ts'
import { type SlabRates, slabRate } from '../income-tax/slab-rate.ts'
import { type FinanceCosts, financeCosts } from './finance-costs.ts'

export interface Letting {
  readonly annualRentalIncome: Decimal
  readonly allowableExpenses: Decimal
  readonly mortgageInterest: Decimal
  /** Non-savings income beside the rent, before the allowance. */
  readonly otherIncome: Decimal
  readonly region: Region
}

/** Everything on the way from rent to what is left of it. Annual pounds, exact. */
export interface RentalIncome {
  readonly letting: Letting
  readonly grossRentalProfit: Decimal
  readonly financeCosts: FinanceCosts
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
  readonly netRentalIncomeAfterTax: Decimal
  /** What is left after the interest is paid too. */
  readonly netAfterInterest: Decimal
  readonly effectiveRate: Decimal
}

/**
 * Income Tax on the profit of letting homes for a year. The profit is the top slice of non-savings income (ITTOIA 2005 ss.268 to 272,
 * ITA 2007 s.23); a loss bears no tax and is carried forward (ITA 2007 s.118).
 */
export function rentalIncome(letting: Letting, rates: SlabRates): RentalIncome {
  const { mortgageInterest, otherIncome, region } = letting
  const grossRentalProfit = letting.annualRentalIncome.minus(letting.allowableExpenses)
  const grossProfit = atLeastZero(grossRentalProfit)
  const beforeInterest = addedTax(otherIncome, grossProfit, region, rates)
  const costs = financeCosts(mortgageInterest, grossProfit, beforeInterest.after.taxableIncome, rates)
  const netRentalProfit = grossRentalProfit.minus(costs.deducted)
  const taxedProfit = atLeastZero(netRentalProfit)

  const added = costs.deducted.isZero() ? beforeInterest : addedTax(otherIncome, taxedProfit, region, rates)
  const slab = rates.methods.rental.rate.value === 'slab' ? slabOf(otherIncome.plus(netRentalProfit), rates) : undefined
  const taxOnRentalProfit = slab ? taxedProfit.times(slab.rate.value) : added.tax
  const totalTaxDue = atLeastZero(taxOnRentalProfit.minus(costs.relief))
  const netRentalIncomeAfterTax = grossRentalProfit.minus(totalTaxDue)
  return {
    letting,
    grossRentalProfit,
    financeCosts: costs,
    netRentalProfit,
    taxedProfit,
    added,
    ...(slab && { slab }),
    taxRate: ((slab?.rate ?? added.highestRate)?.value ?? ZERO).times(ONE_HUNDRED),
    taxOnRentalProfit,
    totalTaxDue,
    netRentalIncomeAfterTax,
    netAfterInterest: netRentalIncomeAfterTax.minus(mortgageInterest),
    effectiveRate: percentOf(totalTaxDue, grossRentalProfit),
  }
}

const slabOf = (income: Decimal, rates: SlabRates) => ({ income, rate: slabRate(income, rates) })
