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
  if (region === 'wales' && hasRatesByKind(rates)) {
    return rates.incomeTax.wales.bands.bands.map(({ name, rate, upTo }) => ({
      name,
      rate: figure(rate),
      ...(upTo && { upTo: raised(upTo) }),
    }))
  }
  const { basicRate, higherRate, additionalRate } = rates.incomeTax
  return ukBands([basicRate, higherRate, additionalRate], rates, raisedBy)
}

/** The UK bands with the basic, the higher and the additional rate of one kind of income. Pounds of annual taxable income. ITA 2007 s.10. */
function ukBands(
  [basic, higher, additional]: readonly [Figure, Figure, Figure],
  { incomeTax }: IncomeTaxRates,
  raisedBy?: Amount,
): BandOf[] {
  return [
    { name: 'basic', rate: figure(basic), upTo: raisedLimit(incomeTax.basicRateLimit, raisedBy) },
    { name: 'higher', rate: figure(higher), upTo: raisedLimit(incomeTax.higherRateLimit, raisedBy) },
    { name: 'additional', rate: figure(additional) },
  ]
}

/**
 * Whether savings and property have rates of their own, property is a layer between other income and savings, and allowances come off other
 * income before those. FA 2026 ss.5 to 7 begin all of it on one day, from which the method of sharing allowances says so.
 */
export const hasRatesByKind = ({ methods }: IncomeTaxRates): boolean =>
  methods.dividends.personalAllowance.value === 'property-savings-and-dividends-last'

/** Whether a taxpayer’s rents are a layer of their own. In Scotland they stay on the Scottish bands. ITA 2007 ss.6D, 11A and 16A. */
export const isPropertyApart = (region: Region, rates: IncomeTaxRates): boolean =>
  hasRatesByKind(rates) && !isOnScottishBands(region, rates)

/** The bands for property that is a layer of its own. Pounds of annual taxable income. ITA 2007 ss.6D and 11CA. */
export function propertyBands(rates: IncomeTaxRates, raisedBy?: Amount): BandOf[] {
  const { basicRate, higherRate, additionalRate } = rates.incomeTax.property
  return ukBands([basicRate, higherRate, additionalRate], rates, raisedBy)
}

/** The bands for savings: the UK’s wherever the taxpayer lives. Pounds of annual taxable income. ITA 2007 ss.7 and 11D. */
export function ukSavingsBands(rates: IncomeTaxRates, raisedBy?: Amount): BandOf[] {
  if (!hasRatesByKind(rates)) return bandsOf('england', rates, raisedBy)
  const { basicRate, higherRate, additionalRate } = rates.incomeTax.savings
  return ukBands([basicRate, higherRate, additionalRate], rates, raisedBy)
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
