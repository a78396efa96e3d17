import { type BenefitTax, benefitTax } from '../../decimal-rules/company-cars/benefit-tax.ts'
import { type CarBenefit, carBenefit } from '../../decimal-rules/company-cars/car-benefit.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, MONTHS_IN_A_YEAR, ONE_HUNDRED } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Every amount from a list price to what the car costs its driver. Pounds a year, unrounded. */
export interface CompanyCar extends CarBenefit {
  readonly inputs: Inputs
  readonly benefitTax: BenefitTax
  readonly bikPercentage: Decimal
  readonly monthlyBIKValue: Decimal
  readonly annualTaxLiability: Decimal
  readonly monthlyTaxLiability: Decimal
  readonly totalAnnualCost: Decimal
}

/**
 * The taxable benefit of a company car (its benefit in kind) and the Income Tax on it. Pounds a year and a month, unrounded; percentages as
 * numbers, 40 for 40%. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year, and `RangeError` if no band covers
 * the car. ITEPA 2003 ss.121, 132 and 139 to 142.
 */
export function calculate(inputs: Inputs, rates: CompanyCarRates): CompanyCar {
  const benefit = carBenefit(inputs, rates)
  const taxed = benefitTax(benefit.annualBIKValue, inputs.annualSalary, inputs.region, rates)
  return {
    ...benefit,
    inputs,
    benefitTax: taxed,
    bikPercentage: benefit.percentage.percentage.times(ONE_HUNDRED),
    monthlyBIKValue: benefit.annualBIKValue.dividedBy(MONTHS_IN_A_YEAR),
    annualTaxLiability: taxed.tax,
    monthlyTaxLiability: taxed.tax.dividedBy(MONTHS_IN_A_YEAR),
    totalAnnualCost: taxed.tax.plus(benefit.effectivePersonalContribution),
  }
}

export const OUTPUTS = [
  'bikPercentage',
  'adjustedP11DValue',
  'annualBIKValue',
  'monthlyBIKValue',
  'marginalTaxRate',
  'annualTaxLiability',
  'monthlyTaxLiability',
  'totalAnnualCost',
  'effectivePersonalContribution',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately. */
export const recordOf = (car: CompanyCar): Readonly<Record<(typeof OUTPUTS)[number], Decimal>> => ({
  bikPercentage: roundToPenny(car.bikPercentage),
  adjustedP11DValue: roundToPenny(car.adjustedP11DValue),
  annualBIKValue: roundToPenny(car.annualBIKValue),
  monthlyBIKValue: roundToPenny(car.monthlyBIKValue),
  marginalTaxRate: roundToPenny(car.benefitTax.marginalTaxRate),
  annualTaxLiability: roundToPenny(car.annualTaxLiability),
  monthlyTaxLiability: roundToPenny(car.monthlyTaxLiability),
  totalAnnualCost: roundToPenny(car.totalAnnualCost),
  effectivePersonalContribution: roundToPenny(car.effectivePersonalContribution),
})
