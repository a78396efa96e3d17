import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, MONTHS_IN_A_YEAR, percentOf } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import { type TaxWithDividends, taxWithDividends } from '../../rules/dividends/tax-with-dividends.ts'
import { type TaxOnIncome, taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Everything on the way from dividends to what is left of them. Annual pounds, exact. */
export interface Facts extends TaxWithDividends {
  readonly netDividends: Decimal
  readonly monthlyNetDividends: Decimal
  /** Dividend tax as a percent of dividends. */
  readonly effectiveRate: Decimal
  /** What the other income would bear if there were no dividends. */
  readonly incomeTaxWithoutDividends: TaxOnIncome
  /** What the dividends add to the tax on other income: they may lower the allowance, and may be given some of it. */
  readonly extraTaxOnOtherIncome: Decimal
}

/** Tax on the dividends of a year on top of other income. */
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

/** The record as the specification names it, then our own fields; how the allowance is shared only where other income does not come first. */
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
