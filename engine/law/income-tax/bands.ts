import { type Amount, type BandOf, figure, when, zero } from '../../expression/amount.ts'
import { all, any, type Condition, isAbove, isAtLeast } from '../../expression/condition.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { Figure } from '../../rates/figure.ts'
import type { IncomeTaxRates } from '../rates.ts'

/** Whether earnings in this region are taxed on the Scottish bands, under the rule set’s method. Scotland Act 1998 s.80C. */
export const isOnScottishBands = (region: Region, { methods }: IncomeTaxRates): boolean =>
  region === 'scotland' && methods.incomeTax.scottishTaxpayers.value === 'scottish-bands'

/**
 * The bands for a taxpayer’s non-savings income. Their limits are pounds of annual taxable income. ITA 2007 ss.10 and 11A.
 * `raisedBy` is the gross pension contribution under relief at source. It raises every limit, except that of the Scottish starter band
 * (FA 2004 s.192(4)).
 */
export function bandsOf(region: Region, rates: IncomeTaxRates, raisedBy?: Amount): BandOf[] {
  const raised = (limit: Figure) => raisedLimit(limit, raisedBy)
  if (isOnScottishBands(region, rates)) {
    return rates.scottishIncomeTax.bands.bands.map(({ name, rate, upTo }, index) => ({
      name,
      rate: figure(rate),
      ...(upTo && { upTo: index === 0 ? figure(upTo) : raised(upTo) }),
    }))
  }
  const { basicRate, basicRateLimit, higherRate, higherRateLimit, additionalRate } = rates.incomeTax
  return [
    { name: 'basic', rate: figure(basicRate), upTo: raised(basicRateLimit) },
    { name: 'higher', rate: figure(higherRate), upTo: raised(higherRateLimit) },
    { name: 'additional', rate: figure(additionalRate) },
  ]
}

/** A limit of the tables, raised by gifts and pension contributions if there are any. ITA 2007 s.414(2); FA 2004 s.192(4). Annual pounds. */
export const raisedLimit = (limit: Figure, by?: Amount): Amount => (by ? figure(limit).plus(by) : figure(limit))

/** The limits of the bands for a taxpayer’s non-savings income, lowest first. Pounds of annual taxable income. ITA 2007 ss.10 and 11A. */
export function limitsOf(region: Region, rates: IncomeTaxRates): Figure[] {
  if (isOnScottishBands(region, rates)) return rates.scottishIncomeTax.bands.bands.flatMap(({ upTo }) => upTo ?? [])
  return [rates.incomeTax.basicRateLimit, rates.incomeTax.higherRateLimit]
}

/** Whether more taxable income reaches a band that less of it does not. Annual pounds. */
export const reachesAnotherBand = (less: Amount, more: Amount, region: Region, rates: IncomeTaxRates): Condition =>
  any(...limitsOf(region, rates).map((limit) => all(isAtLeast(figure(limit), less), isAbove(more, figure(limit)))))

/** The rate of the highest band that an amount reaches, as a fraction; nil for an amount of nil. */
export const highestRateOn = (amount: Amount, bands: readonly BandOf[]): Amount =>
  when(
    isAbove(amount, zero),
    rateReached(bands, (from) => isAbove(amount, from)),
    zero,
  )

/** The rate of the band that the next pound on top of an amount falls in, as a fraction. */
export const rateOnNextPound = (amount: Amount, bands: readonly BandOf[]): Amount => rateReached(bands, (from) => isAtLeast(amount, from))

/** The rate of the last band whose start is reached, as a fraction. The first band starts at nothing. */
const rateReached = (bands: readonly BandOf[], isReached: (from: Amount) => Condition): Amount =>
  bands.reduce((reached, { rate }, index) => {
    const from = bands[index - 1]?.upTo
    return from ? when(isReached(from), rate, reached) : rate
  }, zero)
