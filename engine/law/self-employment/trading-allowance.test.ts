import { expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { tradingAllowanceUsed } from './trading-allowance.ts'

it.each([
  ['600', true, '600'],
  ['1000', true, '1000'],
  ['5000', true, '1000'],
  ['5000', false, '0'],
])('side income of £%s, with the trading allowance chosen: %s, uses £%s of it (ITTOIA 2005 Part 6A ch.1)', (receipts, isChosen, used) => {
  expect(worth(tradingAllowanceUsed(pounds(receipts), isChosen, ratesOf())).toFixed()).toBe(used)
})
