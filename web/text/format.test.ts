import { describe, expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import type { Unit } from '#engine/rates/figure.ts'
import { count, figureText, forEachPound, poundsAndPence } from './format.ts'

describe('a number as text', () => {
  it.each([
    ['0', '0'],
    ['12', '12'],
    ['220.5', '220.5'],
    ['1000000', '1,000,000'],
  ])('is, for a count of %s, %s', (value, text) => {
    expect(count(new Decimal(value))).toBe(text)
  })

  it.each([
    ['0.5', '£2'],
    ['0.4', '£2.50'],
  ])('is, for what it takes to make a pound at %s, %s', (rate, text) => {
    expect(forEachPound(new Decimal(rate))).toBe(text)
  })

  it.each<[Unit, string, string]>([
    ['GBP', '12570', '£12,570'],
    ['GBP', '3.45', '£3.45'],
    ['percent', '0.0875', '8.75%'],
    ['times', '52', '52'],
    ['day-of-month', '19', '19th'],
    ['day-of-month', '22', '22nd'],
    ['months', '1', '1 month'],
    ['months', '9', '9 months'],
    ['years', '4', '4 years'],
    ['days', '60', '60 days'],
    ['miles', '130', '130 miles'],
    ['g/km', '50', '50 g/km'],
    ['cc', '1400', '1,400 cc'],
    ['pence', '45', '45p'],
  ])('is written by its unit, for a figure in %s: %s is %s', (unit, value, text) => {
    expect(figureText({ unit, value: new Decimal(value) })).toBe(text)
  })

  it('is rounded as the record is, for a recurring decimal', () => {
    expect(poundsAndPence(new Decimal(1).dividedBy(3).times('0.045'))).toBe('£0.02')
  })
})
