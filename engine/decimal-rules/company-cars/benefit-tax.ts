import { type Decimal, ONE_HUNDRED, percentOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import { type AddedTax, addedTax } from '../income-tax/added-tax.ts'
import { slabRate } from '../income-tax/slab-rate.ts'

export interface BenefitTax {
  readonly tax: Decimal
  /** The tax on the benefit as a number of percent of the benefit. By the other method, the single rate. */
  readonly marginalTaxRate: Decimal
  /** The tax with and without the benefit, where the benefit is added to salary. */
  readonly added?: AddedTax
  /** The single rate, where the method has one. */
  readonly rate?: Figure
}

/**
 * Income Tax for a year on a benefit: what it adds to the tax on a salary, including any loss of Personal Allowance. ITEPA 2003 s.10;
 * ITA 2007 ss.10 and 35. By the other method, a single rate on all of it, which depends on the salary. Annual pounds, unrounded.
 */
export function benefitTax(benefit: Decimal, annualSalary: Decimal, region: Region, rates: CompanyCarRates): BenefitTax {
  if (rates.methods.companyCars.benefitTax.value === 'slab') {
    const rate = slabRate(annualSalary, rates)
    return { tax: benefit.times(rate.value), marginalTaxRate: rate.value.times(ONE_HUNDRED), rate }
  }
  const added = addedTax(annualSalary, benefit, region, rates)
  return { tax: added.tax, marginalTaxRate: percentOf(added.tax, benefit), added }
}
