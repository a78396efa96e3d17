import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { type AssetType, gainRates } from './gain-rates.ts'

const percents = (asset: AssetType, date: string, ruleSet: RuleSet = 'statute') =>
  Object.values(gainRates(asset, date, ratesOf(ruleSet), ratesByDate(ruleSet))).map(({ value }) => value.times(100).toFixed())

const never = () => {
  throw new Error('nobody should ask for the rates of another day')
}

describe('the rates of a gain', () => {
  it.each<[AssetType, string, string[], RuleSet]>([
    ['other', '2024-10-29', ['10', '20'], 'statute'],
    ['other', '2024-10-30', ['18', '24'], 'statute'],
    ['residential', '2024-10-29', ['18', '24'], 'statute'],
    ['residential', '2024-10-30', ['18', '24'], 'statute'],
    ['other', '2024-10-30', ['10', '20'], 'constants'],
    ['residential', '2024-10-30', ['18', '28'], 'constants'],
  ])('are for %s assets on %s %s percent (%s): TCGA 1992 s.1H; FA 2025 s.7', (asset, date, expected, ruleSet) => {
    expect(percents(asset, date, ruleSet)).toEqual(expected)
  })

  it('are those of the first day of the year under constants, whatever the day', () => {
    expect(gainRates('other', '2024-10-30', ratesOf('constants'), never).higherRate.value.toFixed()).toBe('0.2')
  })
})
