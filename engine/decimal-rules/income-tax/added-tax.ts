import { topBand } from '../../money/bands.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import { type TaxOnIncome, taxOnIncome } from './tax-on-income.ts'

/** What an amount on top of other income adds to a year’s Income Tax. Annual pounds, unrounded. */
export interface AddedTax {
  readonly income: Decimal
  readonly totalIncome: Decimal
  readonly before: TaxOnIncome
  readonly after: TaxOnIncome
  readonly tax: Decimal
  /** The highest rate charged on any pound of the amount; absent where none of it is taxed. */
  readonly highestRate?: Figure
}

/**
 * What an added amount does to a year’s Income Tax: the tax on the income with it, less the tax without it. The allowance, its taper and
 * the bands are worked out for each. ITA 2007 ss.10, 23 and 35. Annual pounds, unrounded.
 */
export function addedTax(income: Decimal, added: Decimal, region: Region, rates: IncomeTaxRates): AddedTax {
  const totalIncome = income.plus(added)
  const before = taxOnIncome({ income, region }, rates)
  const after = taxOnIncome({ income: totalIncome, region }, rates)
  const highestRate = after.taxableIncome.greaterThan(before.taxableIncome) ? topBand(after.slices)?.band.figures[0] : undefined
  return { income, totalIncome, before, after, tax: after.tax.minus(before.tax), ...(highestRate && { highestRate }) }
}
