import type { Amount } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { type AddedTax, addedTax, beforeAndAfter } from '../income-tax/added-tax.ts'
import { slabRate } from '../income-tax/slab-rate.ts'
import type { CompanyCarRates } from './appropriate-percentage.ts'

export interface BenefitTax {
  readonly tax: Amount
  /** The tax on the benefit as a percentage of the benefit. By the other method, the single rate. */
  readonly marginalTaxRate: Amount
  /** The tax with and without the benefit, where the benefit is added to salary. */
  readonly added?: AddedTax
}

/**
 * Income Tax for a year on a benefit: what it adds to the tax on a salary, including any loss of Personal Allowance. ITEPA 2003 s.10;
 * ITA 2007 ss.10 and 35. By the other method, a single rate on all of it, which depends on the salary. Annual pounds, unrounded.
 */
export function benefitTax(benefit: Amount, annualSalary: Amount, region: Region, rates: CompanyCarRates): BenefitTax {
  if (rates.methods.companyCars.benefitTax.value === 'slab') {
    const rate = slabRate(annualSalary, rates)
    return { tax: taxOnCar(benefit.times(rate)), marginalTaxRate: rate.namedRate(...RATE).means(RATE_MEANS) }
  }
  const totalIncome = annualSalary
    .plus(benefit)
    .named('totalIncome', 'Salary and benefit')
    .means(say`What you are taxed on, including the car.`)
  const added = addedTax({ income: annualSalary, region }, { income: totalIncome, region }, SCOPES, rates)
  const tax = taxOnCar(added.tax)
  const marginalTaxRate = tax
    .asPercentOf(benefit)
    .named(...RATE)
    .means(RATE_MEANS)
  return { tax, marginalTaxRate, added }
}

const taxOnCar = (tax: Amount) =>
  tax.named('annualTaxLiability', 'Tax on the car for the year').means({
    words: say`How much more Income Tax you pay because of the car.`,
    atZero: say`There is no tax on the benefit.`,
  })

const RATE = ['marginalTaxRate', 'Tax rate on the benefit'] as const
const RATE_MEANS = say`What each pound of the benefit costs you in tax, on average.`
const SCOPES = beforeAndAfter('without the car', 'with the car')
