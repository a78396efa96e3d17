import { describe, expect, it } from 'vitest'
import type { Region } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { bandsOf } from './bands.ts'
import { bandsByIncome, incomeReaching, incomeWithoutAllowance } from './bands-by-income.ts'

describe('the income at which taxable income reaches an amount (ITA 2007 ss.23 and 35)', () => {
  it.each([
    ['0', '12570', 'the allowance covers all of it'],
    ['37700', '50270', 'with the full allowance'],
    ['87430', '100000', 'where the allowance starts to fall'],
    ['88930', '101000', '101,000 less an allowance of 12,570 − 500'],
    ['125139', '125139.333333', '125,139⅓ less an allowance of ⅓'],
    ['125140', '125140', 'where the allowance has gone'],
    ['150000', '150000', 'with no allowance'],
  ])('£%s is £%s: %s', (taxable, income) => {
    expect(
      worth(incomeReaching(pounds(taxable), ratesOf()))
        .toDecimalPlaces(6)
        .toFixed(),
    ).toBe(income)
  })

  it('has the full allowance at any income where the allowance is not reduced', () => {
    expect(worth(incomeReaching(pounds(125140), ratesOf('constants'))).toFixed()).toBe('137710')
  })
})

it.each<[Region, string[]]>([
  ['wales', ['allowance 0 12570', 'basic 0.2 50270', 'higher 0.4 125140', 'additional 0.45 none']],
  [
    'scotland',
    [
      'allowance 0 12570',
      'starter 0.19 14876',
      'basic 0.2 26561',
      'intermediate 0.21 43662',
      'higher 0.42 75000',
      'advanced 0.45 125140',
      'top 0.48 none',
    ],
  ],
])('the bands by income in %s are %j: the limits of ITA 2007 ss.10 and 11A, and the allowance', (region, expected) => {
  const bands = bandsByIncome(bandsOf(region, ratesOf()), ratesOf())
  expect(bands.map(({ name, rate, upTo }) => `${name} ${worth(rate).toFixed()} ${upTo ? worth(upTo).toFixed() : 'none'}`)).toEqual(expected)
})

it('no allowance is left at £125,140: twice 12,570 above 100,000 (ITA 2007 s.35(2))', () => {
  expect(worth(incomeWithoutAllowance(ratesOf())).toFixed()).toBe('125140')
})
