import { type TaxWithDividends, taxWithDividends } from '../../decimal-rules/dividends/tax-with-dividends.ts'
import { type TaxOnIncome, taxOnIncome } from '../../decimal-rules/income-tax/tax-on-income.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, MONTHS_IN_A_YEAR, percentOf } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Every amount from dividends to what is left of them after tax. Pounds a year, unrounded. */
export interface Facts extends TaxWithDividends {
  readonly netDividends: Decimal
  readonly monthlyNetDividends: Decimal
  /** Dividend tax as a percentage of dividends: 20 for 20%. */
  readonly effectiveRate: Decimal
  /** The tax on other income if there were no dividends. */
  readonly incomeTaxWithoutDividends: TaxOnIncome
  /** The extra tax on other income because of the dividends: they may reduce the Personal Allowance, or use some of it. */
  readonly extraTaxOnOtherIncome: Decimal
}

/**
 * The tax on a year’s dividends on top of other income, and what is left of them. Pounds a year, unrounded. Expects parsed inputs. Throws
 * `NoRateError` if a rate has no value for the year. ITA 2007 ss.8, 13, 13A, 16, 25 and 35.
 */
export function calculate(inputs: Inputs, rates: DividendRates): Facts {
  const tax = taxWithDividends(inputs, rates)
  const incomeTaxWithoutDividends = taxOnIncome({ income: inputs.otherIncome, region: inputs.region }, rates)
  const netDividends = inputs.dividendIncome.minus(tax.dividendTax)
  return {
    ...tax,
    netDividends,
    monthlyNetDividends: netDividends.dividedBy(MONTHS_IN_A_YEAR),
    effectiveRate: percentOf(tax.dividendTax, inputs.dividendIncome),
    incomeTaxWithoutDividends,
    extraTaxOnOtherIncome: tax.incomeTax.tax.minus(incomeTaxWithoutDividends.tax),
  }
}

export const OUTPUTS = [
  'dividendTax',
  'effectiveRate',
  'netDividends',
  'dividendIncome',
  'otherIncome',
  'totalIncome',
  'extraTaxOnOtherIncome',
  'monthlyNetDividends',
  'personalAllowance',
  'taxableDividends',
  'incomeTaxOnOtherIncome',
  'allowanceAgainstDividends',
  'savedByAllowanceAgainstDividends',
] as const

/**
 * The record as the specification defines it, then our own fields, rounded to the penny. The last two are present only when part of the
 * Personal Allowance is set against dividends to save tax.
 */
export function recordOf(facts: Facts): Partial<Record<(typeof OUTPUTS)[number], Decimal>> {
  const { sharing } = facts
  return {
    dividendTax: roundToPenny(facts.dividendTax),
    effectiveRate: roundToPenny(facts.effectiveRate),
    netDividends: roundToPenny(facts.netDividends),
    dividendIncome: roundToPenny(facts.dividendIncome),
    otherIncome: roundToPenny(facts.otherIncome),
    totalIncome: roundToPenny(facts.totalIncome),
    extraTaxOnOtherIncome: roundToPenny(facts.extraTaxOnOtherIncome),
    monthlyNetDividends: roundToPenny(facts.monthlyNetDividends),
    personalAllowance: roundToPenny(facts.incomeTax.allowance.allowance),
    taxableDividends: roundToPenny(facts.taxableDividends),
    incomeTaxOnOtherIncome: roundToPenny(facts.incomeTax.tax),
    ...(sharing && {
      allowanceAgainstDividends: roundToPenny(facts.allowanceAgainstDividends),
      savedByAllowanceAgainstDividends: roundToPenny(sharing.saved),
    }),
  }
}
