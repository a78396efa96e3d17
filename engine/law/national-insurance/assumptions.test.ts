import { expect, it } from 'vitest'
import { tables } from '#engine/rates/generated/index.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { isOneRateAllYear, paydaysAreAlike, paydaysOfYearAreAlike } from './assumptions.ts'

// Employees: HSCL (Repeal) Act 2022 s.2 from 6 November 2022, NIC (Reduction in Rates) Act 2023 s.1 from 6 January 2024. Employers: only the first.
it.each([
  ['2022-23', false, false],
  ['2023-24', false, true],
  ['2024-25', true, true],
  ['2025-26', true, true],
  ['2026-27', true, true],
] as const)('one rate held all through %s: for employees %s, for employers %s', (year, employee, employer) => {
  const rates = ratesAt(tables, year, 'statute')
  expect([isOneRateAllYear(rates), isOneRateAllYear(rates, 'employer')]).toEqual([employee, employer])
  expect(paydaysAreAlike(rates, year).key).toBe(employee ? 'annual-national-insurance' : 'national-insurance-changed')
})

it.each([
  ['2022-23', 'monthly-national-insurance'],
  ['2023-24', 'national-insurance-changed'],
  ['2024-25', 'annual-national-insurance'],
] as const)('an answer about a whole year’s pay for %s says “%s” (SI 2001/1004 regs.3, 10 and 11)', (year, key) => {
  expect(paydaysOfYearAreAlike(ratesAt(tables, year, 'statute'), year).key).toBe(key)
})
