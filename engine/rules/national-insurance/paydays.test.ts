import { expect, it } from 'vitest'
import { tables } from '#engine/rates/generated/index.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { assumedOfPaydays, assumedOfYearsPay } from './paydays.ts'

// Employees: HSCL (Repeal) Act 2022 s.2 from 6 November 2022, NIC (Reduction in Rates) Act 2023 s.1 from 6 January 2024. Employers: only the first.
it.each([
  ['2022-23', 'national-insurance-changed', 'national-insurance-changed'],
  ['2023-24', 'national-insurance-changed', 'annual-national-insurance'],
  ['2024-25', 'annual-national-insurance', 'annual-national-insurance'],
  ['2025-26', 'annual-national-insurance', 'annual-national-insurance'],
  ['2026-27', 'annual-national-insurance', 'annual-national-insurance'],
] as const)('an answer for %s says of employees “%s” and of employers “%s”', (year, employee, employer) => {
  const rates = ratesAt(tables, year, 'statute')
  expect([assumedOfPaydays(rates), assumedOfPaydays(rates, 'employer')]).toEqual([employee, employer])
})

it.each([
  ['2022-23', 'monthly-national-insurance'],
  ['2023-24', 'national-insurance-changed'],
  ['2024-25', 'annual-national-insurance'],
] as const)('an answer about a whole year’s pay for %s says “%s” (SI 2001/1004 regs.3, 10 and 11)', (year, code) => {
  expect(assumedOfYearsPay(ratesAt(tables, year, 'statute'))).toBe(code)
})
