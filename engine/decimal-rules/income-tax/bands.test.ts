import { describe, expect, it } from 'vitest'
import { Decimal, ZERO } from '../../money/decimal.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { bandsOf, isOnScottishBands } from './bands.ts'

const rates = ratesOf('statute')
const SCOTTISH = 'scottishIncomeTax.bands'

const limits = (region: 'england' | 'scotland') => bandsOf(region, new Decimal(1000), rates).map(({ upTo }) => upTo?.toFixed())

describe('the bands of Income Tax', () => {
  it.each(['england', 'wales', 'northern-ireland'] as const)('are those of ITA 2007 s.10 in %s', (region) => {
    expect(bandsTold(bandsOf(region, ZERO, rates))).toEqual([
      'basic 20% to 37700: incomeTax.basicRate, incomeTax.basicRateLimit',
      'higher 40% to 125140: incomeTax.higherRate, incomeTax.higherRateLimit',
      'additional 45%: incomeTax.additionalRate',
    ])
  })

  it('are six in Scotland (ITA 2007 s.11A; Scotland Act 1998 s.80C)', () => {
    expect(bandsTold(bandsOf('scotland', ZERO, rates))).toEqual([
      `starter 19% to 2306: ${SCOTTISH}`,
      `basic 20% to 13991: ${SCOTTISH}`,
      `intermediate 21% to 31092: ${SCOTTISH}`,
      `higher 42% to 62430: ${SCOTTISH}`,
      `advanced 45% to 125140: ${SCOTTISH}`,
      `top 48%: ${SCOTTISH}`,
    ])
  })

  it('end £1,000 higher after a contribution of £1,000 under relief at source, except the starter band (FA 2004 s.192(4))', () => {
    expect(limits('england')).toEqual(['38700', '126140', undefined])
    expect(limits('scotland')).toEqual(['2306', '14991', '32092', '63430', '126140', undefined])
  })

  it('are Scottish only for Scotland, and only under statute', () => {
    expect(REGIONS.filter((region) => isOnScottishBands(region, rates))).toEqual(['scotland'])
    expect(REGIONS.filter((region) => isOnScottishBands(region, ratesOf('constants')))).toEqual([])
  })
})
