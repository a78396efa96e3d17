import { benefitTax } from '../../decimal-rules/company-cars/benefit-tax.ts'
import { fuelBenefit } from '../../decimal-rules/company-cars/fuel-benefit.ts'
import { class1A } from '../../decimal-rules/national-insurance/class-1a.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { CompanyCar } from './calculate.ts'

/** The tables for the calculation and for what it leaves out. */
export type PageRates = CompanyCarRates & NationalInsuranceRates

/** Amounts that the assumptions leave out and no input asks about. Pounds, to the penny. */
export function leftOutOf({ inputs, annualBIKValue, annualTaxLiability, percentage }: CompanyCar, rates: PageRates): LeftOut[] {
  const withFuel = annualBIKValue.plus(fuelBenefit(inputs, percentage.percentage, rates))
  return [
    ...leftOutBy('no-private-fuel', {
      name: 'taxOnFuel',
      amount: benefitTax(withFuel, inputs.annualSalary, inputs.region, rates).tax.minus(annualTaxLiability),
      effect: 'more',
      law: 'ITEPA 2003 ss.149 and 150',
    }),
    ...leftOutBy('own-tax-alone', { name: 'class1A', amount: class1A(annualBIKValue, rates), effect: 'none', law: 'SSCBA 1992 s.10' }),
  ]
}
