import { expect, it } from 'vitest'
import { endOfFinancialYear, financialYearOf } from './financial-year.ts'

it('a financial year starts on 1 April', () => {
  expect(['2023-03-31', '2023-04-01', '2024-02-29'].map(financialYearOf)).toEqual(['2022-04-01', '2023-04-01', '2023-04-01'])
  expect(endOfFinancialYear('2024-04-06')).toBe('2025-03-31')
})
