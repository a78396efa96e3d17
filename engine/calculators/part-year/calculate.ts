import { type TaxOnIncome, taxOnIncome } from '../../decimal-rules/income-tax/tax-on-income.ts'
import type { Contribution } from '../../decimal-rules/national-insurance/contribution.ts'
import { type PartYearEarnings, partYearEarnings } from '../../decimal-rules/part-year/earnings.ts'
import { partYearNationalInsurance } from '../../decimal-rules/part-year/national-insurance.ts'
import { type ContributionAboveAllowance, contributionAboveAllowance } from '../../decimal-rules/pensions/contribution-above-allowance.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, percentOf, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>
export type PartYearRates = PensionRates & NationalInsuranceRates

/** Every amount from a salary to what is left of the months worked. Pounds in the tax year, unrounded. */
export interface PartYear extends PartYearEarnings {
  readonly facts: Inputs
  readonly incomeTax: TaxOnIncome
  readonly nationalInsurance: Contribution
  readonly netIncome: Decimal
  /** The contribution if it is above the annual allowance, with the charge on the excess. The charge does not come out of pay. */
  readonly aboveAllowance: ContributionAboveAllowance | undefined
  readonly averageMonthlyNetIncome: Decimal
  /** Income Tax, National Insurance and pension as a percentage of actual earnings: 25 for 25%. */
  readonly effectiveRate: Decimal
}

/**
 * What is left of the pay for the months worked, with the whole year’s Personal Allowance. Pounds in the tax year, unrounded. Expects
 * parsed inputs, with at least one month. Throws `NoRateError` if a rate has no value for the year. ITA 2007 s.35; SSCBA 1992 s.8;
 * FA 2004 s.227.
 */
export function calculate(facts: Inputs, rates: PartYearRates): PartYear {
  const { annualSalary, monthsWorked, pensionContribution, region } = facts
  const earned = partYearEarnings(annualSalary, monthsWorked, pensionContribution)
  const { actualEarnings, pension, pay } = earned
  const incomeTax = taxOnIncome({ income: pay, region }, rates)
  const nationalInsurance = partYearNationalInsurance(pay, monthsWorked, rates)
  const taxes = incomeTax.tax.plus(nationalInsurance.contribution)
  const netIncome = pay.minus(taxes)
  return {
    facts,
    ...earned,
    incomeTax,
    nationalInsurance,
    netIncome,
    aboveAllowance: contributionAboveAllowance(
      pension,
      { netIncome: pay, salarySacrifice: pension, employer: pension },
      { after: incomeTax, relievable: ZERO, region },
      rates,
    ),
    averageMonthlyNetIncome: netIncome.dividedBy(monthsWorked),
    effectiveRate: percentOf(taxes.plus(pension), actualEarnings),
  }
}
