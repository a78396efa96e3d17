import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { ratesOf } from '../../tests/rates.ts'
import { corporationTaxOn } from './corporation-tax.ts'
import { marginalRelief } from './marginal-relief.ts'

const period = (months: string, associatedCompanies: string) => ({
  months: new Decimal(months),
  associatedCompanies: new Decimal(associatedCompanies),
})
const YEAR = period('12', '0')

describe('Corporation Tax', () => {
  it.each<[string, string, string, string, RuleSet]>([
    ['0', 'small-profits', '0', 'nothing', 'statute'],
    ['-1', 'small-profits', '0', 'nothing on a loss', 'statute'],
    ['50000', 'small-profits', '9500', '19% at the lower limit', 'statute'],
    ['50000.01', 'between-the-limits', '9500.00265', '25% less 3/200 of 199,999.99', 'statute'],
    ['100000', 'between-the-limits', '22750', '25,000 − 150,000 × 3/200', 'statute'],
    ['250000', 'main', '62500', '25% at the upper limit', 'statute'],
    ['300000', 'main', '75000', '25% above it', 'statute'],
  ])('on £%s is %s, £%s: %s (CTA 2010 ss.3, 18A and 18B)', (profit, band, tax, _, ruleSet) => {
    const worked = corporationTaxOn(new Decimal(profit), YEAR, ratesOf(ruleSet))
    expect([worked.band, worked.tax.toFixed()]).toEqual([band, tax])
  })

  it.each<[string, string, string, RuleSet, string]>([
    ['6', '0', '25000 to 125000', 'statute', 'half of the yearly limits'],
    ['12', '1', '25000 to 125000', 'statute', 'shared by two (s.18D(3))'],
    ['3', '4', '2500 to 12500', 'statute', 'a quarter, shared by five'],
    ['12', '1', '50000 to 250000', 'constants', 'not shared'],
  ])('for %s months and %s associated companies has limits of £%s (%s): %s', (months, companies, limits, ruleSet) => {
    const { lowerLimit, upperLimit } = corporationTaxOn(new Decimal(1), period(months, companies), ratesOf(ruleSet))
    expect(`${lowerLimit.toFixed()} to ${upperLimit.toFixed()}`).toBe(limits)
  })

  it.each<[string, string, string, RuleSet, string]>([
    ['100000', '0', '2250', 'statute', '150,000 × 3/200'],
    ['100000', '1', '375', 'statute', '(125,000 − 100,000) × 3/200'],
    ['100000', '2', '1125', 'constants', '2,250 ÷ 2'],
    ['100000', '0', '2250', 'constants', 'the whole relief'],
    ['250000', '0', '0', 'statute', 'none at the upper limit'],
    ['300000', '0', '0', 'statute', 'none above it'],
  ])('on £%s with %s associated companies has relief of £%s (%s): %s', (profit, companies, relief, ruleSet) => {
    expect(marginalRelief(new Decimal(profit), period('12', companies), ratesOf(ruleSet)).toFixed()).toBe(relief)
  })
})
