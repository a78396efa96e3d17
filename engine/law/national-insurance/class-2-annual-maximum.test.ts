import { expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class1AtMainRate } from './class-1.ts'
import { class2WithinAnnualMaximum } from './class-2-annual-maximum.ts'

it.each<[TaxYear, string, string, string]>([
  // 53 × (967 − 242) × 11.5% = 4,418.875, less 11.5% of the salary above 12,570.
  ['2023-24', '49435', '179.4', 'room for exactly 179.40'],
  ['2023-24', '49436', '179.285', '4,418.875 − 4,239.59'],
  ['2023-24', '60000', '83.375', '4,418.875 − 4,335.50'],
  // 53 × (967 − 229) × 12.73% = 4,979.2122, less 12.73% × 38,362.
  ['2022-23', '60000', '95.7296', '4,979.2122 − 4,883.4826'],
  ['2022-23', '30000', '163.8', 'all of it'],
])('in %s, with a salary of £%s the maximum of SI 2001/1004 reg.21 leaves %s: %s', (taxYear, salary, left) => {
  const rates = ratesOf('statute', taxYear)
  const { contribution, isReducedByMaximum } = class2WithinAnnualMaximum(pounds('40000'), class1AtMainRate(pounds(salary), rates), rates)
  expect(worth(contribution).toFixed()).toBe(left)
  expect(new ExactEvaluator({}).holds(isReducedByMaximum)).toBe(left !== '179.4' && left !== '163.8')
})
