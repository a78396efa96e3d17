import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { byBands, zero } from '../../expression/amount.ts'
import { type Region, region as regionField } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { bandsOf, highestRateOn, isOnScottishBands, limitsOf, rateOnNextPound, reachesAnotherBand } from './bands.ts'

const rates = ratesOf('statute')
const SCOTTISH = 'scottishIncomeTax.bands'

const bandsIn = (region: Region, raisedBy?: string) => {
  const bands = bandsOf(region, rates, raisedBy === undefined ? undefined : pounds(raisedBy))
  return new ExactEvaluator({}).slicesOf(byBands(zero, bands, 'Income Tax by band')).map(({ band }) => band)
}
const limitsListed = (region: Region) => limitsOf(region, rates).map(({ value }) => value.toFixed())
const limits = (region: Region, raisedBy: string) => bandsIn(region, raisedBy).map(({ upTo }) => upTo?.toFixed() ?? 'none')

describe('the bands of Income Tax', () => {
  it.each(['england', 'wales', 'northern-ireland'] as const)('are those of ITA 2007 s.10 in %s', (region) => {
    expect(bandsTold(bandsIn(region))).toEqual([
      'basic 20% to 37700: incomeTax.basicRate, incomeTax.basicRateLimit',
      'higher 40% to 125140: incomeTax.higherRate, incomeTax.higherRateLimit',
      'additional 45%: incomeTax.additionalRate',
    ])
  })

  it('are six in Scotland (ITA 2007 s.11A; Scotland Act 1998 s.80C)', () => {
    expect(bandsTold(bandsIn('scotland'))).toEqual([
      `starter 19% to 2306: ${SCOTTISH}`,
      `basic 20% to 13991: ${SCOTTISH}`,
      `intermediate 21% to 31092: ${SCOTTISH}`,
      `higher 42% to 62430: ${SCOTTISH}`,
      `advanced 45% to 125140: ${SCOTTISH}`,
      `top 48%: ${SCOTTISH}`,
    ])
  })

  it('end £1,000 higher after a contribution of £1,000 under relief at source, except the starter band (FA 2004 s.192(4))', () => {
    expect(limits('england', '1000')).toEqual(['38700', '126140', 'none'])
    expect(limits('scotland', '1000')).toEqual(['2306', '14991', '32092', '63430', '126140', 'none'])
  })

  it('end higher by the pence of a contribution too, and no higher after none', () => {
    expect(limits('england', '1000.50')).toEqual(['38700.5', '126140.5', 'none'])
    expect(limits('england', '0')).toEqual(['37700', '125140', 'none'])
  })

  it('are Scottish only for Scotland, and only under statute', () => {
    expect(regionField.options.filter((region) => isOnScottishBands(region, rates))).toEqual(['scotland'])
    expect(regionField.options.filter((region) => isOnScottishBands(region, ratesOf('constants')))).toEqual([])
  })

  it('have the limits that `limitsOf` lists', () => {
    expect(limitsListed('wales')).toEqual(['37700', '125140'])
    expect(limitsListed('scotland')).toEqual(['2306', '13991', '31092', '62430', '125140'])
  })
})

describe('the rate that taxable income reaches (ITA 2007 ss.10 and 11A)', () => {
  it.each<[Region, string, string, string]>([
    ['england', '0', '0', '0.2'],
    ['england', '0.01', '0.2', '0.2'],
    ['england', '37699.99', '0.2', '0.2'],
    ['england', '37700', '0.2', '0.4'],
    ['england', '37700.01', '0.4', '0.4'],
    ['england', '125140', '0.4', '0.45'],
    ['england', '200000', '0.45', '0.45'],
    ['scotland', '0', '0', '0.19'],
    ['scotland', '2306', '0.19', '0.2'],
    ['scotland', '31092.01', '0.42', '0.42'],
    ['scotland', '125140', '0.45', '0.48'],
  ])('in %s, on £%s it is %s at most, and %s on the next pound', (region, income, highest, next) => {
    const bands = bandsOf(region, rates)
    expect([highestRateOn(pounds(income), bands), rateOnNextPound(pounds(income), bands)].map((rate) => worth(rate).toFixed())).toEqual([
      highest,
      next,
    ])
  })

  it.each<[Region, string, string, boolean, string]>([
    ['england', '30000', '37700', false, 'to the end of a band'],
    ['england', '30000', '37700.01', true, 'a penny past it'],
    ['england', '37700', '37700.01', true, 'from the end of a band'],
    ['england', '37700.01', '40000', false, 'within the next band'],
    ['england', '40000', '40000', false, 'no rise'],
    ['scotland', '30000', '31092.01', true, 'the intermediate limit in Scotland'],
  ])('in %s, a rise from £%s to £%s reaches another band: %s, %s', (region, less, more, isReached) => {
    expect(new ExactEvaluator({}).holds(reachesAnotherBand(pounds(less), pounds(more), region, rates))).toBe(isReached)
  })
})
