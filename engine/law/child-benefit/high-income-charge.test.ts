import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { tables } from '../../rates/generated/index.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt, type TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { highIncomeCharge, isAboveChildBenefitLimit } from './high-income-charge.ts'
import { possibleCharges } from './possible-charges.ts'

describe('the High Income Child Benefit Charge (ITEPA 2003 s.681C)', () => {
  it.each<[TaxYear, string, string, string, string]>([
    ['2024-25', '60000', '1000', '0', 'at the limit'],
    ['2024-25', '60199.99', '1000', '0', 'a penny short of the first £200'],
    ['2024-25', '60200', '1000', '10', '1,000 × 1%'],
    ['2024-25', '60399.99', '1000', '10', 'a penny short of the second'],
    ['2024-25', '70000', '1331.20', '665', '1,331 × 50% = 665.50, down to the pound'],
    ['2024-25', '65800', '1331.20', '385', '1,331 × 29% = 385.99: 1,331.20 would give 386.05'],
    ['2024-25', '79999.99', '1331.20', '1317', '1,331 × 99% = 1,317.69, down to the pound'],
    ['2024-25', '80000', '1331.20', '1331', 'all of it, 20,000 ÷ 200 = 100 steps, down to the pound'],
    ['2024-25', '200000', '1331.20', '1331', 'never more than the benefit'],
    ['2024-25', '80000', '0', '0', 'no benefit to charge'],
    ['2023-24', '50000', '1248', '0', 'at the limit of that year'],
    ['2023-24', '50100', '1248', '12', '1,248 × 1% = 12.48, down to the pound: £100 was a step'],
    ['2023-24', '55000', '1248', '624', '1,248 × 50%'],
    ['2023-24', '60000', '1248', '1248', 'all of it, 10,000 ÷ 100 = 100 steps'],
  ])('in %s, with adjusted net income of £%s, on a benefit of £%s is £%s: %s', (taxYear, income, benefit, charge) => {
    expect(worth(highIncomeCharge(pounds(income), pounds(benefit), ratesOf('statute', taxYear))).toFixed()).toBe(charge)
  })

  // A year of 52 weeks: 25.60 × 52 = 1,331.20 for one child, and (25.60 + 16.95) × 52 = 2,212.60 for two. In 2023-24, 24.00 and 15.90.
  it.each<[TaxYear, string, string, string]>([
    ['2024-25', '60000', '0 0', 'at the limit'],
    ['2024-25', '60200', '13 22', '1% of 1,331 and of 2,212, down to the pound'],
    ['2024-25', '70000', '665 1106', '665.50 and 1,106, down to the pound'],
    ['2024-25', '80000', '1331 2212', '1,331.20 and 2,212.60, down to the pound'],
    ['2023-24', '60000', '1248 2074', '24 × 52 and 39.90 × 52 = 2,074.80, down to the pound'],
  ])('in %s, with adjusted net income of £%s, would be £%s for one child and for two: %s', (taxYear, income, charges) => {
    const possible = possibleCharges(pounds(income), ratesOf('statute', taxYear))
    expect(possible.map(({ amount }) => worth(amount).toFixed()).join(' ')).toBe(charges)
  })

  it('lowers what somebody keeps', () => {
    expect(possibleCharges(pounds(70000), ratesOf()).map(({ name, effect, law }) => [name, effect, law])).toEqual([
      ['childBenefitForOne', 'less', 'ITEPA 2003 ss.681C and 681H'],
      ['childBenefitForTwo', 'less', 'ITEPA 2003 ss.681C and 681H'],
    ])
  })
})

it.each<[TaxYear, string, boolean]>([
  ['2024-25', '60000', false],
  ['2024-25', '60000.01', true],
  ['2023-24', '50000', false],
  ['2023-24', '50000.01', true],
])('in %s, adjusted net income of £%s is above the limit of ITEPA 2003 s.681B: %s', (taxYear, income, isAbove) => {
  expect(new ExactEvaluator({}).holds(isAboveChildBenefitLimit(pounds(income), ratesOf('statute', taxYear)))).toBe(isAbove)
})

it.each<[TaxYear, number]>([
  ['2022-23', 52],
  ['2023-24', 52],
  ['2024-25', 52],
  ['2025-26', 52],
  ['2026-27', 53],
])('%s has %d Mondays (ITEPA 2003 s.681H)', (taxYear, mondays) => {
  const { starts, ends } = taxYears[taxYear]
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.parse(starts) + index * 86_400_000)).filter(
    (day) => day <= new Date(ends),
  )
  expect(days.filter((day) => day.getUTCDay() === 1)).toHaveLength(mondays)
  expect(ratesAt(tables, taxYear, 'statute').allowances.childBenefit.weeks.value.toNumber()).toBe(mondays)
})

it.each<[TaxYear, string, string]>([
  ['2025-26', '1354 2251', '26.05 × 52 = 1,354.60 and 43.30 × 52 = 2,251.60'],
  ['2026-27', '1433 2382', '27.05 × 53 = 1,433.65 and 44.95 × 53 = 2,382.35'],
])('all the benefit of %s is £%s for one child and for two: %s, down to the pound', (taxYear, charges) => {
  const possible = possibleCharges(pounds(80000), ratesAt(tables, taxYear, 'statute'))
  expect(possible.map(({ amount }) => worth(amount).toFixed()).join(' ')).toBe(charges)
})
