import { expect, it } from 'vitest'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { ruleSetsOffered } from './rule-sets-offered.ts'

it.each<[TaxYear, number, number]>([
  ['2022-23', 1, 3],
  ['2023-24', 1, 3],
  ['2024-25', 3, 3],
  ['2025-26', 1, 1],
  ['2026-27', 1, 1],
])('%s has %i rule sets, and %i where the form asks for the year', (year, fixed, asked) => {
  expect(ruleSetsOffered({ annualSalary: {} }, year)).toHaveLength(fixed)
  expect(ruleSetsOffered({ taxYear: {} }, year)).toHaveLength(asked)
  expect(ruleSetsOffered({}, year)[0]).toBe('statute')
})
