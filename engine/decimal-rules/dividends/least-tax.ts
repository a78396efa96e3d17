import { topBand } from '../../money/bands.ts'
import { type Decimal, smallerOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import { limitsOf } from '../income-tax/bands.ts'
import { type TaxOnBoth, taxOnBoth, totalTaxOf } from './tax-on-both.ts'

/** Why no more of the allowance is set against dividends: from that point on, it would cost more than it saves. */
export type TurningPoint =
  /** All of the allowance is set against them. */
  | { readonly kind: 'whole-allowance' }
  /** The dividends that are left are all within the dividend nil rate band. */
  | { readonly kind: 'dividends-at-nil-rate' }
  /** The next pound of other income would be taxed at a higher rate. */
  | { readonly kind: 'other-income-at-limit'; readonly limit: Figure }

export interface LeastTax {
  readonly tax: TaxOnBoth
  readonly upTo: TurningPoint
}

/**
 * Whether it could save tax to set allowance against dividends before other income. ITA 2007 s.25(2). Rates rise from band to band, so it
 * cannot save anything unless some dividends are taxed at a higher rate than the next pound of other income would be.
 */
export function couldSave({ incomeTax, slices }: TaxOnBoth): boolean {
  const next = incomeTax.slices.find(({ band }) => !band.upTo?.lessThanOrEqualTo(incomeTax.taxableIncome))
  const highest = topBand(slices)
  return next !== undefined && highest?.band.rate.greaterThan(next.band.rate) === true
}

/**
 * The way to share the Personal Allowance that makes the total tax for the year lowest, and the tax that way. Undefined where no way is
 * lower than other income first. Of two ways with the same tax, it is the one that leaves more allowance for other income. ITA 2007
 * s.25(2).
 *
 * To move a pound of allowance makes a pound of other income taxable instead of a pound of dividends, and moves the dividend nil rate band
 * up by a pound. It costs the rate on that pound of other income. It saves the rate on the first pound of dividends above the nil rate
 * band. So moving more can stop saving tax only where other income reaches the limit of a band, so that the cost rises, or where the nil
 * rate band covers all the dividends, so that there is no more to save. Where the nil rate band reaches a limit, moving more starts to save
 * more.
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
