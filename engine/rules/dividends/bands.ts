import { type Band, type BandSlice, sliceByBands } from '../../money/bands.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { DividendRates } from './rates.ts'

/**
 * The bands that dividends go through when `below` of taxable income lies under them: first the dividend allowance at the
 * dividend nil rate, which uses up band like any pound, then what is left of each UK band. ITA 2007 ss.8, 13 and 13A;
 * the UK bands wherever the taxpayer lives (s.11A covers non-savings income alone). Limits on annual taxable income.
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

/** What each band takes of taxable dividends that lie on top of other taxable income. ITA 2007 s.16. Charges exact, unrounded. */
export function dividendSlices(below: Decimal, taxableDividends: Decimal, rates: DividendRates): BandSlice[] {
  const under: Band = { name: 'other income', rate: ZERO, upTo: below, figures: [] }
  return sliceByBands(below.plus(taxableDividends), [under, ...dividendBands(below, rates)]).slice(1)
}
