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
  it('names inputs, rates and steps, and records what it named', () => {
    const working = workingOf(fields, INPUTS, '2024-04-06')
    expect(working.input('salePrice')).toMatchObject({ formula: 'in_salePrice', words: 'Sale Price' })
    expect(working.rate(lowerRate)).toMatchObject({ formula: 'capitalGains_otherAssets_lowerRate', words: 'Lower rate on other assets' })
    expect(working.rate(lowerRate)).toEqual(working.rate(lowerRate))
    expect(working.step('gain', 'Gain', ZERO)).toMatchObject({ formula: 'step_gain', words: 'Gain' })
    expect(working.rates.map(({ name, date }) => `${name} ${date}`)).toEqual(['capitalGains_otherAssets_lowerRate 2024-04-06'])
    expect(working.steps.map(({ name }) => name)).toEqual(['step_gain'])
  })

  it('refuses repeated names, and inputs that cannot be changed', () => {
    const working = workingOf(fields, INPUTS, '2024-04-06')
    working.step('gain', 'Gain', ZERO)
    working.rate(lowerRate)
    expect(() => working.step('gain', 'Another', ZERO)).toThrow('step_gain appears twice')
    expect(() => working.rate(lowerRate, { date: '2024-10-30' })).toThrow(
      'capitalGains_otherAssets_lowerRate cannot have the values of two dates',
    )
    expect(() => working.input('assetType')).toThrow('assetType is not an input that can be changed')
    expect(() => working.input('otherIncome')).toThrow('otherIncome is not an amount')
    expect(() => working.input('price')).toThrow('price is not an input that can be changed')
  })
})
