import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { daysOfPeriod, startOfPeriod } from './accounting-period.ts'
import { corporationTaxByYear } from './by-financial-year.ts'

it.each([
  ['2023-12-31', 12, '2023-01-01'],
  ['2024-02-29', 12, '2023-03-01'],
  ['2023-12-31', 9, '2023-04-01'],
  ['2023-05-30', 3, '2023-03-01'],
  ['2023-04-29', 2, '2023-03-01'],
  ['2024-02-28', 12, '2023-03-01'],
])('a period that ends on %s after %s months starts on %s', (end, months, start) => {
  expect(startOfPeriod(end, months)).toBe(start)
})

it.each([
  ['12', '365 90'],
  ['10', '306 31'],
  ['9', '275 0'],
  ['1', '31 0'],
])('%s months to 31 December 2023 have these days, and these of them before 1 April: %s', (months, expected) => {
  const { days, before } = daysOfPeriod(pounds(months), '2023-12-31', '2023-04-01')
  expect(`${worth(days).toFixed()} ${worth(before).toFixed()}`).toBe(expected)
})

const taxOn = (profit: string, months: string, end: string, taxYear: TaxYear) => {
  const period = { months: pounds(months), associatedCompanies: pounds(0), end, on: ratesByDate('statute') }
  const { tax, isSplit } = corporationTaxByYear(pounds(profit), period, ratesOf('statute', taxYear), taxYears[taxYear].starts)
  return `${worth(tax).toFixed(2)} ${new ExactEvaluator({}).holds(isSplit)}`
}

describe('Corporation Tax across 1 April 2023 (CTA 2009 s.8(5))', () => {
  it.each<[string, string, string, TaxYear, string, string]>([
    ['365000', '12', '2023-12-31', '2023-24', '85850.00 true', '90,000 × 19% + 275,000 × 25%'],
    ['36500', '12', '2023-12-31', '2023-24', '6935.00 true', '19% of both parts'],
    ['100000', '9', '2023-12-31', '2023-24', '23682.38 false', 'no day before: 25,000 − (250,000 × 275/366 − 100,000) × 3/200'],
    ['100000', '6', '2025-03-31', '2024-25', '24630.14 false', '25,000 − (250,000 × 182/365 − 100,000) × 3/200'],
    ['100000', '6', '2024-06-30', '2024-25', '24632.69 false', '25,000 − (250,000 × (91/366 + 91/365) − 100,000) × 3/200'],
    ['100000', '12', '2025-02-28', '2024-25', '22750.00 false', 'twelve months are whole, though 31 of 365 days are in a year of 366'],
    ['100000', '12', '2023-03-31', '2022-23', '19000.00 false', 'one rate'],
    ['100000', '12', '2022-04-06', '2022-23', '19000.00 false', 'the same rate in the financial year before'],
    ['100000', '6', '2022-09-30', '2022-23', '19000.00 false', 'within the financial year 2022'],
    ['365000', '12', '2023-04-01', '2022-23', '69410.00 true', '364,000 × 19% + 1,000 × 25%'],
    ['100000', '12', '2024-12-31', '2024-25', '22750.00 false', 'two years with the same rates'],
  ])('on £%s for %s months to %s (%s) it is %s: %s', (profit, months, end, taxYear, expected) => {
    expect(taxOn(profit, months, end, taxYear)).toBe(expected)
  })
})
