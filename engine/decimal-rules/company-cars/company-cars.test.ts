import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import type { FuelType } from '../../rules/company-cars/fuel-type.ts'
import { ratesOf } from '../../tests/rates.ts'
import { appropriatePercentage } from './appropriate-percentage.ts'
import { carBenefit } from './car-benefit.ts'

const known = (value: string | undefined) => (value === undefined ? undefined : new Decimal(value))
interface Known {
  readonly co2?: string
  readonly range?: string
  readonly cc?: string
  readonly rde2?: boolean
}
const car = (fuelType: FuelType, { co2, range, cc, rde2 = false }: Known = {}) => ({
  fuelType,
  co2Emissions: known(co2),
  electricRange: known(range),
  engineSize: known(cc),
  meetsRDE2: rde2,
})

describe('the appropriate percentage (ITEPA 2003 ss.139 to 142)', () => {
  it.each<[FuelType, Known, string, string, RuleSet]>([
    ['electric', {}, 'zero-emission', '2', 'statute'],
    ['electric', { co2: '200' }, 'zero-emission', '2', 'statute'],
    ['petrol', { co2: '0' }, 'zero-emission', '2', 'statute'],
    ['petrol', { co2: '0.99' }, 'zero-emission', '2', 'statute'],
    ['hybrid', { co2: '1', range: '130' }, 'electric-range', '2', 'statute'],
    ['hybrid', { co2: '50', range: '129.9' }, 'electric-range', '5', 'statute'],
    ['petrol', { co2: '50.9' }, 'electric-range', '14', 'statute'],
    ['plugin-hybrid', {}, 'electric-range', '14', 'statute'],
    ['plugin-hybrid', { co2: '51', range: '130' }, 'emissions', '15', 'statute'],
    ['plugin-hybrid', { co2: '51', range: '130' }, 'electric-range', '2', 'constants'],
    ['petrol', { co2: '51' }, 'emissions', '15', 'statute'],
    ['petrol', { co2: '54.99' }, 'emissions', '15', 'statute'],
    ['petrol', { co2: '55' }, 'emissions', '16', 'statute'],
    ['petrol', { co2: '159' }, 'emissions', '36', 'statute'],
    ['petrol', { co2: '160' }, 'emissions', '37', 'statute'],
    ['petrol', { cc: '1400' }, 'engine-size', '24', 'statute'],
    ['petrol', { cc: '1401' }, 'engine-size', '35', 'statute'],
    ['petrol', { cc: '2001' }, 'engine-size', '37', 'statute'],
    ['petrol', { cc: '1400' }, 'nothing-known', '37', 'constants'],
    ['petrol', { cc: '0' }, 'nothing-known', '37', 'statute'],
    ['petrol', {}, 'nothing-known', '37', 'statute'],
    ['diesel', { co2: '100' }, 'emissions', '29', 'statute'],
    ['diesel', { co2: '100', rde2: true }, 'emissions', '25', 'statute'],
    ['diesel', { co2: '140' }, 'emissions', '37', 'statute'],
    ['diesel', { co2: '200' }, 'emissions', '37', 'statute'],
    ['hybrid', { co2: '100', rde2: true }, 'emissions', '25', 'statute'],
  ])('of a %s car with %o depends on %s: %s percent (%s)', (fuelType, facts, by, percent, ruleSet) => {
    const found = appropriatePercentage(car(fuelType, facts), ratesOf(ruleSet))
    expect([found.by, found.percentage.times(100).toFixed()]).toEqual([by, percent])
  })

  it.each<[string, boolean]>([
    ['139', false],
    ['140', false],
    ['145', true],
  ])('of a diesel at %s g/km is capped at the largest: %s (s.142)', (co2, isCapped) => {
    expect(appropriatePercentage(car('diesel', { co2 }), ratesOf()).isCapped).toBe(isCapped)
  })
})

describe('the benefit of a car (ITEPA 2003 ss.121 and 132)', () => {
  it.each([
    ['35000', '1000', '1000 34000 10200', '30% of the price less the contribution'],
    ['35000', '5000', '5000 30000 9000', 'the most that counts'],
    ['35000', '5000.01', '5000 30000 9000', 'no more than £5,000'],
    ['1000', '3000', '3000 0 0', 'never below nothing'],
  ])('of £%s with a contribution of £%s is %s: %s', (price, paid, expected) => {
    const provided = { ...car('petrol', { co2: '125' }), carListPrice: new Decimal(price), personalContribution: new Decimal(paid) }
    const { effectivePersonalContribution, adjustedP11DValue, annualBIKValue } = carBenefit(provided, ratesOf())
    const amounts = [effectivePersonalContribution, adjustedP11DValue, annualBIKValue]
    expect(amounts.map((amount) => amount.toFixed()).join(' ')).toBe(expected)
  })
})
