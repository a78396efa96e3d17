import { expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { ratesOf } from '../../tests/rates.ts'
import { addedTax } from './added-tax.ts'
import { slabRate } from './slab-rate.ts'

it.each<[string, string, string, string | undefined, string]>([
  ['5000', '7570', '0', undefined, 'within the allowance'],
  ['5000', '7571', '0.2', 'incomeTax.basicRate', 'a pound above it'],
  ['40000', '10270', '2054', 'incomeTax.basicRate', '10,270 × 20%, to the end of the basic rate band'],
  ['40000', '10271', '2054.4', 'incomeTax.higherRate', 'a pound above it × 40%'],
  ['40000', '0', '0', undefined, 'nothing added'],
  ['100000', '2', '1.2', 'incomeTax.higherRate', '2 × 40% and a pound of the allowance × 40% (ITA 2007 s.35)'],
  ['125140', '100', '45', 'incomeTax.additionalRate', '100 × 45%'],
])('to an income of £%s, £%s more adds tax of £%s, at %s at most: %s', (income, added, tax, highest) => {
  const { totalIncome, highestRate, ...worked } = addedTax(new Decimal(income), new Decimal(added), 'england', ratesOf())
  expect([worked.tax.toFixed(), highestRate?.entry]).toEqual([tax, highest])
  expect(totalIncome.toFixed()).toBe(new Decimal(income).plus(added).toFixed())
})

it.each([
  ['50270', 'incomeTax.basicRate'],
  ['50270.01', 'incomeTax.higherRate'],
  ['125140', 'incomeTax.higherRate'],
  ['125140.01', 'incomeTax.additionalRate'],
])('the specification’s single rate for an income of £%s is %s', (income, entry) => {
  expect(slabRate(new Decimal(income), ratesOf('constants')).entry).toBe(entry)
})
