import { type Decimal, ONE_HUNDRED, percentOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { type AddedTax, addedTax } from '../income-tax/added-tax.ts'
import type { Region } from '../income-tax/region.ts'
import { slabRate } from '../income-tax/slab-rate.ts'
import type { CompanyCarRates } from './rates.ts'

export interface BenefitTax {
  readonly tax: Decimal
  /** What a pound of the benefit costs on average, as a percent number; by the other method the rate itself. */
  readonly marginalTaxRate: Decimal
  /** The two computations, where the benefit is added to salary. */
  readonly added?: AddedTax
  /** The one rate, where the method has one. */
  readonly rate?: Figure
}

/**
 * The Income Tax of a year on a benefit: what it adds to the tax on salary, its bands, allowance and taper among them. ITEPA 2003 s.10;
 * ITA 2007 ss.10 and 35. Under the other method one rate on all of it, chosen by salary. Annual pounds, unrounded.
 */
export function benefitTax(benefit: Decimal, annualSalary: Decimal, region: Region, rates: CompanyCarRates): BenefitTax {
  if (rates.methods.companyCars.benefitTax.value === 'slab') {
    const rate = slabRate(annualSalary, rates)
    return { tax: benefit.times(rate.value), marginalTaxRate: rate.value.times(ONE_HUNDRED), rate }
  }
  const added = addedTax(annualSalary, benefit, region, rates)
  return { tax: added.tax, marginalTaxRate: percentOf(added.tax, benefit), added }
}
