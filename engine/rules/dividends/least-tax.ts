import { topBand } from '../../money/bands.ts'
import { type Decimal, smallerOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { limitsOf } from '../income-tax/bands.ts'
import type { DividendRates } from './rates.ts'
import { type TaxOnBoth, taxOnBoth, totalTaxOf } from './tax-on-both.ts'

/** Why no more of the allowance is set against dividends: it would cost more than it saves from there on. */
export type TurningPoint =
  /** All of the allowance is. */
  | { readonly kind: 'whole-allowance' }
  /** The dividends that are left are within the dividend nil rate. */
  | { readonly kind: 'dividends-at-nil-rate' }
  /** The next pound of other income bears a higher rate. */
  | { readonly kind: 'other-income-at-limit'; readonly limit: Figure }

export interface LeastTax {
  readonly tax: TaxOnBoth
  readonly upTo: TurningPoint
}

/**
 * Whether sharing the allowance otherwise could be worth while. Rates rise from band to band, so that nothing can be saved where no pound of
 * dividends is taxed at more than the next pound of other income would be.
 */
export function couldSave({ incomeTax, slices }: TaxOnBoth): boolean {
  const next = incomeTax.slices.find(({ band }) => !band.upTo?.lessThanOrEqualTo(incomeTax.taxableIncome))
  const highest = topBand(slices)
  return next !== undefined && highest?.band.rate.greaterThan(next.band.rate) === true
}

/**
 * The way to share the Personal Allowance that makes the total tax least, if it is less than with other income first; of two that come to
 * the same, the one that leaves other income more. ITA 2007 s.25(2).
 *
 * Each pound of allowance moved makes a pound of other income taxable in place of a pound of dividends, and moves the dividend nil rate up
 * by a pound. Its cost is the rate on that pound of other income, and what it saves is the rate on the first pound of dividends above the
 * nil rate. So moving more can turn from a gain to a loss only where other income reaches the limit of a band (the cost rises), or where the
 * nil rate covers all the dividends (nothing more is saved). Where the nil rate reaches a limit, moving more starts to save more.
 */
export function leastTax(otherIncomeFirst: TaxOnBoth, rates: DividendRates): LeastTax | undefined {
  const { otherIncome, dividendIncome, region, incomeTax, allowanceAgainstDividends } = otherIncomeFirst
  const { allowance } = incomeTax.allowance
  const points: (TurningPoint & { readonly against: Decimal })[] = [
    { kind: 'whole-allowance', against: allowance },
    { kind: 'dividends-at-nil-rate', against: dividendIncome.minus(rates.dividends.allowance.value) },
    ...limitsOf(region, rates).map((limit) => ({
      kind: 'other-income-at-limit' as const,
      limit,
      against: limit.value.plus(allowance).minus(otherIncome),
    })),
  ]
  const most = smallerOf(allowance, dividendIncome)
  const possible = points
    .filter(({ against }) => against.greaterThan(allowanceAgainstDividends) && against.lessThanOrEqualTo(most))
    .sort((a, b) => a.against.comparedTo(b.against))
  let least = totalTaxOf(otherIncomeFirst)
  let best: LeastTax | undefined
  for (const { against, ...upTo } of possible) {
    const tax = taxOnBoth(otherIncomeFirst, rates, against)
    if (!totalTaxOf(tax).lessThan(least)) continue
    least = totalTaxOf(tax)
    best = { tax, upTo }
  }
  return best
}
