import { describe, expect, it } from 'vitest'
import { fields } from '../../engine/calculators/capital-gains/fields.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { capitalGains } from '../../engine/rates/generated/capital-gains.ts'
import { ratesAt } from '../../engine/rates/rates-at.ts'
import { ZERO } from './term.ts'
import { workingOf } from './working.ts'

const { lowerRate } = ratesAt({ capitalGains }, '2024-25', 'statute').capitalGains.otherAssets

const INPUTS = { salePrice: new Decimal(100) }

describe('a working', () => {
  it('names inputs, rates and steps, and keeps what it named', () => {
    const working = workingOf(fields, INPUTS, '2024-04-06')
    expect(working.input('salePrice')).toMatchObject({ formula: 'in_salePrice', words: 'Sale Price' })
    expect(working.rate(lowerRate)).toMatchObject({ formula: 'capitalGains_otherAssets_lowerRate', words: 'Lower rate on other assets' })
    expect(working.rate(lowerRate)).toEqual(working.rate(lowerRate))
    expect(working.step('gain', 'Gain', ZERO)).toMatchObject({ formula: 'step_gain', words: 'Gain' })
    expect(working.rates.map(({ name, date }) => `${name} ${date}`)).toEqual(['capitalGains_otherAssets_lowerRate 2024-04-06'])
    expect(working.steps.map(({ name }) => name)).toEqual(['step_gain'])
  })

  it('refuses what a reader could not tell apart or change', () => {
    const working = workingOf(fields, INPUTS, '2024-04-06')
    working.step('gain', 'Gain', ZERO)
    working.rate(lowerRate)
    expect(() => working.step('gain', 'Another', ZERO)).toThrow('step_gain stands twice')
    expect(() => working.rate(lowerRate, { date: '2024-10-30' })).toThrow(
      'capitalGains_otherAssets_lowerRate cannot be the value of two days',
    )
    expect(() => working.input('assetType')).toThrow('assetType is no input that can be changed')
    expect(() => working.input('otherIncome')).toThrow('otherIncome is no amount')
    expect(() => working.input('price')).toThrow('price is no input that can be changed')
  })
})
