import { type BandSlice, totalCharge } from '../../money/bands.ts'
import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { Region } from '../income-tax/region.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'
import { dividendSlices } from './bands.ts'
import type { DividendRates } from './rates.ts'

export interface IncomeWithDividends {
  /** Non-savings income of the year, such as a salary. */
  readonly otherIncome: Decimal
  readonly dividendIncome: Decimal
  readonly region: Region
}

/** Tax of a year on non-savings income and on the dividends on top of it, with the allowance shared in one way. Annual pounds, exact. */
export interface TaxOnBoth extends IncomeWithDividends {
  readonly totalIncome: Decimal
  /** Tax on the other income, after its share of the allowance that both incomes together leave. */
  readonly incomeTax: TaxOnIncome
  /** The share of the allowance that is set against dividends. */
  readonly allowanceAgainstDividends: Decimal
  readonly taxableDividends: Decimal
  readonly slices: readonly BandSlice[]
  readonly dividendTax: Decimal
}

/**
 * Tax on non-savings income and dividends when so much of the Personal Allowance of both together is set against the dividends, which are
 * the top slice: what the other income leaves of it unless given. ITA 2007 ss.16, 23 and 35.
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

/** What both bear together. */
export const totalTaxOf = ({ incomeTax, dividendTax }: TaxOnBoth): Decimal => incomeTax.tax.plus(dividendTax)
