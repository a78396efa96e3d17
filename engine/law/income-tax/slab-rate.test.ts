import { expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { slabRate } from './slab-rate.ts'

it.each([
  ['-1', '0.2'],
  ['0', '0.2'],
  ['50270', '0.2'],
  ['50270.01', '0.4'],
  ['125140', '0.4'],
  ['125140.01', '0.45'],
  ['1000000000000', '0.45'],
])('the specification’s single rate for an income of £%s is %s', (income, rate) => {
  expect(worth(slabRate(pounds(income), ratesOf('constants'))).toFixed()).toBe(rate)
})
