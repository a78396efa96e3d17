import { type Amount, type BandOf, byBands } from '../../formula/amount.ts'
import { bandsOf, isOnScottishBands } from './bands.ts'
import { personalAllowance } from './personal-allowance.ts'
import type { IncomeTaxRates } from './rates.ts'
import type { Region } from './region.ts'

export interface TaxableFacts {
  /** Non-savings income for the year. */
  readonly income: Amount
  /** Income as adjusted by ITA 2007 s.58. The income itself if absent. */
  readonly adjustedNetIncome?: Amount
  readonly region: Region
  /** Gross pension contributions under relief at source, which raise the limits. FA 2004 s.192(4). */
  readonly limitsRaisedBy?: Amount
  /** The part of the allowance that is set against another kind of income. ITA 2007 s.25(2). */
  readonly allowanceElsewhere?: Amount
}

export interface TaxOnIncome {
  readonly adjustedNetIncome: Amount
  readonly allowance: Amount
  readonly taxableIncome: Amount
  readonly bands: readonly BandOf[]
  readonly tax: Amount
}

/**
 * Income Tax on a year’s non-savings income: it takes off the allowance, then applies the bands. ITA 2007 s.23. Annual pounds, unrounded.
 */
export function taxOnIncome(
  { income, adjustedNetIncome = income, region, limitsRaisedBy, allowanceElsewhere }: TaxableFacts,
  rates: IncomeTaxRates,
): TaxOnIncome {
  const allowance = personalAllowance(adjustedNetIncome, rates)
  const taxableIncome = income
    .over(allowanceElsewhere ? allowance.less(allowanceElsewhere) : allowance)
    .named('taxableIncome', 'Taxable income', 'ITA 2007 s.23')
  const bands = bandsOf(region, rates, limitsRaisedBy)
  const law = isOnScottishBands(region, rates) ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  const tax = byBands(taxableIncome, bands, 'Income Tax by band').named('incomeTax', 'Income Tax', law)
  return { adjustedNetIncome, allowance, taxableIncome, bands, tax }
}
