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

/** Tax of a year on non-savings income and on the dividends on top of it. Annual pounds, exact. */
export interface TaxWithDividends extends IncomeWithDividends {
  readonly totalIncome: Decimal
  /** Tax on the other income, after the allowance that both incomes together leave. */
  readonly incomeTax: TaxOnIncome
  /** What the other income leaves of the allowance. */
  readonly unusedAllowance: Decimal
  readonly taxableDividends: Decimal
  readonly slices: readonly BandSlice[]
  readonly dividendTax: Decimal
}

/**
 * Tax on non-savings income and dividends: the Personal Allowance of both together goes to the other income first,
 * what is left of it to the dividends, and the dividends are the top slice. ITA 2007 ss.16, 23 and 35.
 */
export function taxWithDividends(facts: IncomeWithDividends, rates: DividendRates): TaxWithDividends {
  const { otherIncome, dividendIncome, region } = facts
  const totalIncome = otherIncome.plus(dividendIncome)
  const incomeTax = taxOnIncome({ income: otherIncome, adjustedNetIncome: totalIncome, region }, rates)
  const unusedAllowance = atLeastZero(incomeTax.allowance.allowance.minus(otherIncome))
  const taxableDividends = atLeastZero(dividendIncome.minus(unusedAllowance))
  const slices = dividendSlices(incomeTax.taxableIncome, taxableDividends, rates)
  return { ...facts, totalIncome, incomeTax, unusedAllowance, taxableDividends, slices, dividendTax: totalCharge(slices) }
}
