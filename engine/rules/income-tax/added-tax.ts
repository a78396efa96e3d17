import { topBand } from '../../money/bands.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { IncomeTaxRates } from './rates.ts'
import type { Region } from './region.ts'
import { type TaxOnIncome, taxOnIncome } from './tax-on-income.ts'

/** What an amount on top of other income adds to a year’s Income Tax. Annual pounds, unrounded. */
export interface AddedTax {
  readonly income: Decimal
  readonly totalIncome: Decimal
  readonly before: TaxOnIncome
  readonly after: TaxOnIncome
  readonly tax: Decimal
  /** The highest rate that any pound of the amount bears; none where none is taxed. */
  readonly highestRate?: Figure
}

/**
 * The tax on income with an amount added less the tax without it: bands, the allowance and its taper as they fall. ITA 2007 ss.10, 23 and 35.
 */
export function addedTax(income: Decimal, added: Decimal, region: Region, rates: IncomeTaxRates): AddedTax {
  const totalIncome = income.plus(added)
  const before = taxOnIncome({ income, region }, rates)
  const after = taxOnIncome({ income: totalIncome, region }, rates)
  const highestRate = after.taxableIncome.greaterThan(before.taxableIncome) ? topBand(after.slices)?.band.figures[0] : undefined
  return { income, totalIncome, before, after, tax: after.tax.minus(before.tax), ...(highestRate && { highestRate }) }
}
