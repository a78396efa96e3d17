import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byBands, figure, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { Decimal } from '../../money/decimal.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { billOf } from '../../tests/bill-page.ts'
import { ratesOf } from '../../tests/rates.ts'
import { runs } from '../../tests/runs.ts'
import { bandsOf } from '../income-tax/bands.ts'
import { byRoundedBands } from './practice.ts'

const BANDS = bandsOf('scotland', ratesOf())
const charged = (amount: string, above?: string) =>
  worth(byRoundedBands(pounds(amount), BANDS, '', above === undefined ? undefined : pounds(above)))

describe('tax that is rounded down in each band', () => {
  it.each([
    ['0', undefined, '0', 'nothing'],
    ['0.05', undefined, '0', '19% of 5p is 0.95p'],
    ['0.06', undefined, '0.01', '19% of 6p is 1.14p'],
    ['2306', undefined, '438.14', 'the whole starter band'],
    ['2306.04', undefined, '438.14', '20% of 4p is 0.8p'],
    ['2306.05', undefined, '438.15', '20% of 5p is a penny'],
    ['1', '2305.50', '0.19', '19% of 50p and 20% of 50p are 9.5p and 10p'],
    ['0.04', '2306', '0', 'only the band on top of what is below'],
  ])('%s on top of %s is %s: %s', (amount, above, tax, _why) => {
    expect(charged(amount, above).toFixed()).toBe(tax)
  })

  it('leaves out a band that is not there', () => {
    const [first, second] = [
      { name: 'one', rate: figure(ratesOf().incomeTax.basicRate), upTo: pounds('100') },
      { name: 'two', rate: zero },
    ]
    const where = (limit: string) => [{ ...first, where: isAbove(pounds('50'), pounds(limit)) }, second]
    expect(worth(byRoundedBands(pounds('100'), where('49'), '')).toFixed()).toBe('20')
    expect(worth(byRoundedBands(pounds('100'), where('50'), '')).toFixed()).toBe('0')
  })

  it('is less than the exact tax by less than a penny for each band, and never more', () => {
    const amount = fc.integer({ min: 0, max: 20_000_000 }).map((pence) => new Decimal(pence).dividedBy(100).toFixed())
    fc.assert(
      fc.property(amount, amount, (of, above) => {
        const exact = worth(byBands(pounds(of), BANDS, '', pounds(above)))
        const lost = exact.minus(charged(of, above))
        expect(lost.isNegative() && !lost.isZero()).toBe(false)
        expect(lost.lessThan(new Decimal('0.01').times(BANDS.length))).toBe(true)
      }),
    )
  })
})

it('HMRC’s calculation is never below the bill by more than its rounding: it takes allowances from other income first', () => {
  const amount = fc.integer({ min: 0, max: 60_000 }).map((each) => new Decimal(each))
  fc.assert(
    fc.property(amount, amount, amount, (statePension, savingsInterest, dividendIncome) => {
      const { record } = billOf({ statePension, savingsInterest, dividendIncome })
      const [due, saved, asHmrc] = ['totalDue', 'savedByAllowances', 'asHmrcCalculates'].map((key) => record[key] as Decimal)
      if (!due || !saved || !asHmrc) throw new Error('a field is missing')
      expect(asHmrc.minus(due).minus(saved).abs().lessThan('0.12')).toBe(true)
    }),
    { numRuns: runs(100) },
  )
})
