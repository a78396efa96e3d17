import { expect, it } from 'vitest'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { answerKept } from './compared-answers.ts'

it('a kept question has no answer where the tables lack a figure of its year, or the calculator refuses it', async () => {
  const inYear = { calculator: await calculatorNamed('employer-ni'), tables: (await tablesIn['2026-27']()).tables }
  const answer = (year: '2024-25' | '2026-27', employeeSalary: string) =>
    answerKept(inYear, { year, fragment: `employeeSalary=${employeeSalary}` }, 'A')?.result.record
  // 15% of what is above £5,000, by SSCBA 1992 s.9 since 6 April 2025. Before, it was 13.8%, which these tables do not have.
  expect(answer('2026-27', '30000')?.['employerNIPerEmployee']?.toString()).toBe('3750')
  expect(answer('2024-25', '30000')).toBeUndefined()
  expect(answer('2026-27', 'none')).toBeUndefined()
})
