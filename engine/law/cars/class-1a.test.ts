import { expect, it } from 'vitest'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class1A } from './class-1a.ts'

it.each<[TaxYear, string, string, string]>([
  ['2024-25', '0', '0', 'no benefit'],
  ['2024-25', '0.01', '0.00138', 'a penny × 13.8%: there is no threshold'],
  ['2024-25', '10000', '1380', '10,000 × 13.8%'],
  ['2024-25', '1000000', '138000', '1,000,000 × 13.8%: there is no upper limit'],
  ['2023-24', '10000', '1380', '10,000 × 13.8%'],
  ['2022-23', '10000', '1453', '10,000 × 14.53%, the rate for that year'],
])('in %s, Class 1A on a benefit of £%s is £%s: %s (SSCBA 1992 s.10)', (taxYear, benefit, charge) => {
  expect(worth(class1A(pounds(benefit), ratesOf('statute', taxYear))).toFixed()).toBe(charge)
})
