import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { ConstructionIndustryRates } from '../../rules/cis/rates.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import { taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { selfEmployedContributions } from '../../rules/self-employment/contributions.ts'
import type { fields } from './fields.ts'

/** The tables for the calculation and for what it leaves out. */
export type PageRates = ConstructionIndustryRates & IncomeTaxRates & NationalInsuranceRates

/**
 * The tax bill for the year that the answer leaves out, for a sole trader outside Scotland whose only profit is the labour. The deductions
 * count towards it. Pounds a year, to the penny. FA 2004 s.62(2); ITTOIA 2005 s.5; SSCBA 1992 s.15.
 */
export function leftOutOf(inputs: InputsOf<typeof fields>, valueOf: (field: string) => Decimal, rates: PageRates): LeftOut[] {
  if (inputs.paymentFrequency === 'one-off') return []
  const annualLabourPayment = valueOf('annualLabourPayment')
  const incomeTax = taxOnIncome({ income: annualLabourPayment, region: 'england' }, rates)
  return leftOutBy('deduction-is-not-the-bill', {
    name: 'billOfTheYear',
    amount: incomeTax.tax.plus(selfEmployedContributions(annualLabourPayment, rates).total),
    effect: 'once',
    law: 'FA 2004 s.62(2)',
  })
}
