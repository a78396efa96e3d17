import { type Amount, type BandOf, figure, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { raisedLimit } from '../income-tax/bands.ts'
import type { DividendRates } from '../rates.ts'

/**
 * The bands for dividends on top of `below` pounds of other taxable income: first the dividend allowance at the dividend nil rate, which
 * also uses up part of a band, and then what is left of each UK band. ITA 2007 ss.8, 13 and 13A. The limits are pounds of annual taxable
 * income, `raisedBy` gifts and pension contributions (s.414(2); FA 2004 s.192(4)).
 */
export function dividendBands(below: Amount, rates: DividendRates, raisedBy?: Amount): BandOf[] {
  const { allowance } = rates.dividends
  const nilRateLimit = below.plus(figure(allowance))
  return [
    { name: 'dividend nil', rate: zero, from: below, upTo: nilRateLimit },
    ...bandsAboveNilRate(rates, raisedBy).map((band) => ({ ...band, ...(band.upTo && { where: isAbove(band.upTo, nilRateLimit) }) })),
  ]
}

/**
 * The bands for dividends above the nil rate: the UK bands, wherever the taxpayer lives, because s.11A covers only non-savings income. ITA
 * 2007 s.8. The limits are pounds of annual taxable income.
 */
export function bandsAboveNilRate({ dividends, incomeTax }: DividendRates, raisedBy?: Amount): BandOf[] {
  const { ordinaryRate, upperRate, additionalRate } = dividends
  const { basicRateLimit, higherRateLimit } = incomeTax
  return [
    { name: 'ordinary', rate: figure(ordinaryRate), upTo: raisedLimit(basicRateLimit, raisedBy) },
    { name: 'upper', rate: figure(upperRate), upTo: raisedLimit(higherRateLimit, raisedBy) },
    { name: 'additional', rate: figure(additionalRate) },
  ]
}
