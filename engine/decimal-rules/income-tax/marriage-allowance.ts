import { topBand } from '../../money/bands.ts'
import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { allowances } from '../../rates/generated/allowances.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

export interface AllowanceRates {
  readonly allowances: Settled<typeof allowances>
}

/**
 * What Marriage Allowance would take off a year’s Income Tax if a spouse transferred it: never more than the tax. Nothing for somebody who
 * pays the higher rate, or in Scotland a rate above the intermediate rate. ITA 2007 s.55B. Annual pounds, unrounded.
 */
export function marriageAllowanceReduction(
  { tax, slices }: TaxOnIncome,
  { allowances, incomeTax }: AllowanceRates & IncomeTaxRates,
): Decimal {
  const highest = topBand(slices)?.band.rate
  const isWithinReach = highest?.lessThan(incomeTax.higherRate.value) ?? false
  return isWithinReach ? smallerOf(tax, allowances.marriageReduction.value) : ZERO
}
