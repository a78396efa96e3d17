import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { Condition } from '../../expression/condition.ts'
import type { FuelType } from '../../law/cars/appropriate-percentage.ts'
import { type AppropriatePercentage, appropriatePercentage, isEasementInForce } from '../../law/cars/appropriate-percentage.ts'
import { benefitTax } from '../../law/cars/benefit-tax.ts'
import { carBenefit, fuelBenefit } from '../../law/cars/car-benefit.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'

const known = (value: string | undefined) => (value === undefined ? undefined : pounds(value))
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

const holds = (condition: Condition) => new ExactEvaluator({}).holds(condition)

/** What decides the percentage. Having none counts as emissions. */
const decidedBy = ({ isByRange, isByEngineSize, isByNeither }: AppropriatePercentage): string =>
  [
    ...(holds(isByRange) ? ['range'] : []),
    ...(holds(isByEngineSize) ? ['engine-size'] : []),
    ...(holds(isByNeither) ? ['neither'] : []),
  ].join() || 'emissions'

describe('the appropriate percentage (ITEPA 2003 ss.139 to 141)', () => {
  it.each<[FuelType, Known, string, string, RuleSet]>([
    ['electric', {}, 'emissions', '2', 'statute'],
    ['electric', { co2: '200' }, 'emissions', '2', 'statute'],
    ['petrol', { co2: '0' }, 'emissions', '2', 'statute'],
    ['petrol', { co2: '0.99' }, 'emissions', '2', 'statute'],
    ['hybrid', { co2: '1', range: '130' }, 'range', '2', 'statute'],
    ['hybrid', { co2: '50', range: '129.01' }, 'range', '2', 'statute'],
    ['hybrid', { co2: '50', range: '129' }, 'range', '5', 'statute'],
    ['hybrid', { co2: '50', range: '129.9' }, 'range', '5', 'constants'],
    ['petrol', { co2: '50.9' }, 'range', '14', 'statute'],
    ['plugin-hybrid', {}, 'range', '14', 'statute'],
    ['plugin-hybrid', { co2: '51', range: '130' }, 'emissions', '15', 'statute'],
    ['plugin-hybrid', { co2: '51', range: '130' }, 'range', '2', 'constants'],
    ['petrol', { co2: '51' }, 'emissions', '15', 'statute'],
    ['petrol', { co2: '54.99' }, 'emissions', '15', 'statute'],
    ['petrol', { co2: '55' }, 'emissions', '16', 'statute'],
    ['petrol', { co2: '74.99' }, 'emissions', '19', 'statute'],
    ['petrol', { co2: '75' }, 'emissions', '20', 'statute'],
    ['petrol', { co2: '79.99' }, 'emissions', '20', 'statute'],
    ['petrol', { co2: '80' }, 'emissions', '21', 'statute'],
    ['petrol', { co2: '75' }, 'emissions', '18', 'constants'],
    ['petrol', { co2: '164' }, 'emissions', '35', 'constants'],
    ['petrol', { co2: '169' }, 'emissions', '36', 'constants'],
    ['petrol', { co2: '170' }, 'emissions', '37', 'constants'],
    ['petrol', { co2: '159' }, 'emissions', '36', 'statute'],
    ['petrol', { co2: '160' }, 'emissions', '37', 'statute'],
    ['petrol', { co2: '165' }, 'emissions', '37', 'statute'],
    ['petrol', { co2: '1000' }, 'emissions', '37', 'statute'],
    ['petrol', { cc: '1400' }, 'engine-size', '24', 'statute'],
    ['petrol', { cc: '1401' }, 'engine-size', '35', 'statute'],
    ['petrol', { cc: '2001' }, 'engine-size', '37', 'statute'],
    ['petrol', { cc: '1400' }, 'neither', '37', 'constants'],
    ['petrol', { cc: '0' }, 'neither', '37', 'statute'],
    ['petrol', {}, 'neither', '37', 'statute'],
    ['diesel', { co2: '100' }, 'emissions', '29', 'statute'],
    ['diesel', { co2: '100', rde2: true }, 'emissions', '25', 'statute'],
    ['diesel', { co2: '140' }, 'emissions', '37', 'statute'],
    ['diesel', { co2: '200' }, 'emissions', '37', 'statute'],
    ['hybrid', { co2: '100', rde2: true }, 'emissions', '25', 'statute'],
  ])('of a %s car with %o depends on %s: %s percent (%s)', (fuelType, facts, by, percent, ruleSet) => {
    const found = appropriatePercentage(car(fuelType, facts), ratesOf(ruleSet))
    expect([decidedBy(found), worth(found.percentage).times(100).toFixed()]).toEqual([by, percent])
  })

  it.each<[string, boolean]>([
    ['139', false],
    ['140', false],
    ['145', true],
  ])('of a diesel at %s g/km is capped at the maximum: %s (s.141(2))', (co2, isCapped) => {
    expect(holds(appropriatePercentage(car('diesel', { co2 }), ratesOf()).isCapped)).toBe(isCapped)
  })

  it.each<[string, string, string, boolean]>([
    ['0.99', '37', 'a range of less than a mile', true],
    ['1', '14', 'a range of a mile', false],
  ])(
    'of an eased plug-in hybrid at 200 g/km with a range of %s is %s percent: %s, so it is capped: %s (s.138A)',
    (range, percent, _, isCapped) => {
      const eased = { ...car('plugin-hybrid', { co2: '200', range }), isEased: true }
      const found = appropriatePercentage(eased, ratesOf())
      expect([worth(found.percentage).times(100).toFixed(), holds(found.isCapped)]).toEqual([percent, isCapped])
    },
  )
})

describe('the benefit of a car (ITEPA 2003 ss.121 and 132)', () => {
  it.each([
    ['35000', '1000', '1000 34000 10200', '30% of the price less the contribution'],
    ['35000', '5000', '5000 30000 9000', 'the most that counts'],
    ['35000', '5000.01', '5000 30000 9000', 'no more than £5,000'],
    ['1000', '3000', '3000 0 0', 'never below nothing'],
  ])('of £%s with a contribution of £%s is %s: %s', (price, paid, expected) => {
    const provided = { ...car('petrol', { co2: '125' }), carListPrice: pounds(price), personalContribution: pounds(paid) }
    const { effectivePersonalContribution, adjustedP11DValue, annualBIKValue } = carBenefit(provided, ratesOf())
    const amounts = [effectivePersonalContribution, adjustedP11DValue, annualBIKValue]
    expect(amounts.map((amount) => worth(amount).toFixed()).join(' ')).toBe(expected)
  })
})

it.each<[FuelType, string]>([
  ['petrol', '8340'],
  ['plugin-hybrid', '8340'],
  ['electric', '0'],
])(
  'the benefit of free fuel for a %s car at 30% is £%s: 27,800 × 30%, and electricity is no fuel (ITEPA 2003 ss.149 and 150)',
  (fuelType, expected) => {
    expect(worth(fuelBenefit(fuelType, pounds('0.3'), ratesOf())).toFixed()).toBe(expected)
  },
)

describe('the tax on a benefit', () => {
  it.each<[string, string, RuleSet, string, string]>([
    ['10200', '48000', 'statute', '3626 35.55', '2,270 at 20% and 7,930 at 40%'],
    ['10000', '100000', 'statute', '6000 60.00', '40%, and 40% of the £5,000 of Personal Allowance that is lost (ITA 2007 s.35)'],
    ['0', '48000', 'statute', '0 0.00', 'no benefit'],
    ['9520', '50270', 'constants', '1904 20.00', 'one rate on all of it'],
    ['9520', '50270.01', 'constants', '3808 40.00', 'one rate on all of it, for a higher salary'],
  ])('of £%s on top of £%s under %s is %s percent: %s', (benefit, salary, ruleSet, expected) => {
    const { tax, marginalTaxRate } = benefitTax(pounds(benefit), pounds(salary), 'england', ratesOf(ruleSet))
    expect(`${worth(tax).toFixed()} ${new ExactEvaluator({}).asShown(marginalTaxRate).toFixed(2)}`).toBe(expected)
  })
})

it.each([
  ['75', '45', '8', 'by its range'],
  ['51', '1', '14', 'by a range of a mile'],
  ['75', '0.99', '20', 'a range of less than a mile is not enough'],
  ['50', '45', '8', 'by its range anyway'],
])('a plug-in hybrid under the easement at %s g/km that goes %s miles has %s%%: %s (ITEPA 2003 s.138A)', (co2, range, percent) => {
  const { percentage } = appropriatePercentage({ ...car('plugin-hybrid', { co2, range }), isEased: true }, ratesOf())
  expect(worth(percentage).times(100).toFixed()).toBe(percent)
})

it('the easement is in force on the last day of 2024/25, and not of the year before (FA 2026 s.19)', () => {
  expect(['2024-04-05', '2025-04-05', '2027-04-05'].map((day) => isEasementInForce(ratesByDate('statute')(day)))).toEqual([
    false,
    true,
    true,
  ])
})
