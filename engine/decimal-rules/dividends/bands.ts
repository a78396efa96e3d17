import { type Band, type BandSlice, sliceByBands } from '../../money/bands.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'

/**
 * The bands for dividends on top of `below` pounds of other taxable income: first the dividend allowance at the dividend nil rate, which
 * also uses up part of a band, and then what is left of each UK band. ITA 2007 ss.8, 13 and 13A. The UK bands apply wherever the taxpayer
 * lives, because s.11A covers only non-savings income. The limits are pounds of annual taxable income.
 */
export function dividendBands(below: Decimal, { dividends, incomeTax }: DividendRates): Band[] {
  const { allowance, ordinaryRate, upperRate, additionalRate } = dividends
  const { basicRateLimit, higherRateLimit } = incomeTax
  const nilRateLimit = below.plus(allowance.value)
  const taxed: Band[] = [
    { name: 'ordinary', rate: ordinaryRate.value, upTo: basicRateLimit.value, figures: [ordinaryRate, basicRateLimit] },
    { name: 'upper', rate: upperRate.value, upTo: higherRateLimit.value, figures: [upperRate, higherRateLimit] },
    { name: 'additional', rate: additionalRate.value, figures: [additionalRate] },
  ]
  return [
    { name: 'dividend nil', rate: ZERO, upTo: nilRateLimit, figures: [allowance] },
    ...taxed.filter(({ upTo }) => upTo === undefined || upTo.greaterThan(nilRateLimit)),
  ]
}

/** Splits taxable dividends among the bands, on top of `below` pounds of other taxable income. ITA 2007 s.16. Annual pounds, unrounded. */
export function dividendSlices(below: Decimal, taxableDividends: Decimal, rates: DividendRates): BandSlice[] {
  const under: Band = { name: 'other income', rate: ZERO, upTo: below, figures: [] }
  return sliceByBands(below.plus(taxableDividends), [under, ...dividendBands(below, rates)]).slice(1)
}
