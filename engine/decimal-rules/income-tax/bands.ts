import type { Band } from '../../money/bands.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { Region } from '../../rules/income-tax/region.ts'

/** Whether earnings in this region are taxed on the Scottish bands, under the rule set’s method. Scotland Act 1998 s.80C. */
export const isOnScottishBands = (region: Region, { methods }: IncomeTaxRates): boolean =>
  region === 'scotland' && methods.incomeTax.scottishTaxpayers.value === 'scottish-bands'

/**
 * The bands for a taxpayer’s non-savings income. Their limits are pounds of annual taxable income. ITA 2007 ss.10 and 11A.
 * `raisedBy` is the gross pension contribution under relief at source. It raises every limit, except that of the Scottish starter band
 * (FA 2004 s.192(4)).
 */
export function bandsOf(region: Region, raisedBy: Decimal, rates: IncomeTaxRates): Band[] {
  const raise = (limit: Decimal) => (raisedBy.isZero() ? limit : limit.plus(raisedBy))
  if (isOnScottishBands(region, rates)) {
    return rates.scottishIncomeTax.bands.bands.map(({ name, rate, upTo }, index) => ({
      name,
      rate: rate.value,
      figures: [rate],
      ...(upTo && { upTo: index === 0 ? upTo.value : raise(upTo.value) }),
    }))
  }
  const { basicRate, basicRateLimit, higherRate, higherRateLimit, additionalRate } = rates.incomeTax
  return [
    { name: 'basic', rate: basicRate.value, upTo: raise(basicRateLimit.value), figures: [basicRate, basicRateLimit] },
    { name: 'higher', rate: higherRate.value, upTo: raise(higherRateLimit.value), figures: [higherRate, higherRateLimit] },
    { name: 'additional', rate: additionalRate.value, figures: [additionalRate] },
  ]
}

/** The limits of the bands for a taxpayer’s non-savings income, lowest first. Pounds of annual taxable income. ITA 2007 ss.10 and 11A. */
export function limitsOf(region: Region, rates: IncomeTaxRates): Figure[] {
  if (isOnScottishBands(region, rates)) return rates.scottishIncomeTax.bands.bands.flatMap(({ upTo }) => upTo ?? [])
  return [rates.incomeTax.basicRateLimit, rates.incomeTax.higherRateLimit]
}
