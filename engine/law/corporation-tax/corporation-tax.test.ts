import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { corporationTaxOn } from './corporation-tax.ts'
import { WHOLE_YEAR_ALONE } from './limits.ts'

const period = (months: string, associatedCompanies: string) => ({
  months: pounds(months),
  associatedCompanies: pounds(associatedCompanies),
})
const YEAR = period('12', '0')

describe('Corporation Tax', () => {
  it.each([
    ['0', '0', 'nothing'],
    ['-1', '0', 'nothing on a loss'],
    ['50000', '9500', '19% at the lower limit'],
    ['50000.01', '9500.00265', '25% less 3/200 of 199,999.99'],
    ['100000', '22750', '25,000 − 150,000 × 3/200'],
    ['250000', '62500', '25% at the upper limit'],
    ['300000', '75000', '25% above it'],
  ])('on £%s is £%s: %s (CTA 2010 ss.3, 18A and 18B)', (profit, tax) => {
    expect(worth(corporationTaxOn(pounds(profit), YEAR, ratesOf()).tax).toFixed()).toBe(tax)
    expect(worth(corporationTaxOn(pounds(profit), WHOLE_YEAR_ALONE, ratesOf()).tax).toFixed()).toBe(tax)
  })

  it.each<[string, string, string, RuleSet, string]>([
    ['6', '0', '25000 to 125000', 'statute', 'half of the yearly limits'],
    ['12', '1', '25000 to 125000', 'statute', 'shared by two (s.18D(3))'],
    ['3', '4', '2500 to 12500', 'statute', 'a quarter, shared by five'],
    ['12', '1', '50000 to 250000', 'constants', 'not shared'],
  ])('for %s months and %s associated companies has limits of £%s (%s): %s', (months, companies, limits, ruleSet) => {
    const told = corporationTaxOn(pounds(1), period(months, companies), ratesOf(ruleSet)).limits
    expect(told && `${worth(told.lower).toFixed()} to ${worth(told.upper).toFixed()}`).toBe(limits)
  })

  it.each<[string, string, string, RuleSet, string]>([
    ['100000', '0', '2250', 'statute', '150,000 × 3/200'],
    ['100000', '1', '375', 'statute', '(125,000 − 100,000) × 3/200'],
    ['100000', '2', '1125', 'constants', '2,250 ÷ 2'],
    ['100000', '0', '2250', 'constants', 'the whole relief'],
    ['50000', '0', '0', 'statute', 'none at the lower limit'],
    ['250000', '0', '0', 'statute', 'none at the upper limit'],
    ['300000', '0', '0', 'statute', 'none above it'],
  ])('on £%s with %s associated companies has relief of £%s (%s): %s', (profit, companies, relief, ruleSet) => {
    const { marginalRelief } = corporationTaxOn(pounds(profit), period('12', companies), ratesOf(ruleSet))
    expect(worth(marginalRelief).toFixed()).toBe(relief)
  })
})
