import { type BandSlice, totalCharge } from '../../money/bands.ts'
import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'
import { dividendSlices } from './bands.ts'

export interface IncomeWithDividends {
  /** Non-savings income for the year, such as a salary. */
  readonly otherIncome: Decimal
  readonly dividendIncome: Decimal
  readonly region: Region
}

/** Tax for a year on non-savings income and on the dividends on top of it, for one way of sharing the allowance. Exact pounds a year. */
export interface TaxOnBoth extends IncomeWithDividends {
  readonly totalIncome: Decimal
  /** Tax on the other income, after its share of the allowance. Both incomes together decide how much allowance there is. */
  readonly incomeTax: TaxOnIncome
  /** The share of the allowance that is set against dividends. */
  readonly allowanceAgainstDividends: Decimal
  readonly taxableDividends: Decimal
  readonly slices: readonly BandSlice[]
  readonly dividendTax: Decimal
}

/**
 * Tax for a year on non-savings income and on dividends, which are the top slice. `againstDividends` is the part of the Personal Allowance
 * to set against the dividends: by default, what the other income leaves. ITA 2007 ss.16, 23 and 35. Exact pounds a year.
 */
export function taxOnBoth(facts: IncomeWithDividends, rates: DividendRates, againstDividends?: Decimal): TaxOnBoth {
  const { otherIncome, dividendIncome, region } = facts
  const totalIncome = otherIncome.plus(dividendIncome)
  const incomeTax = taxOnIncome(
    { income: otherIncome, adjustedNetIncome: totalIncome, region, ...(againstDividends && { allowanceElsewhere: againstDividends }) },
    rates,
  )
  const allowanceAgainstDividends = againstDividends ?? atLeastZero(incomeTax.allowance.allowance.minus(otherIncome))
  const taxableDividends = atLeastZero(dividendIncome.minus(allowanceAgainstDividends))
  const slices = dividendSlices(incomeTax.taxableIncome, taxableDividends, rates)
  return { ...facts, totalIncome, incomeTax, allowanceAgainstDividends, taxableDividends, slices, dividendTax: totalCharge(slices) }
}

/** The tax on both together. Exact pounds a year. */
export const totalTaxOf = ({ incomeTax, dividendTax }: TaxOnBoth): Decimal => incomeTax.tax.plus(dividendTax)
