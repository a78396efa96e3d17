import { expect, it } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { hintAtTerminal, reportOn } from './report.ts'

it.each([
  [{ rows: 3, failed: 0, lacksMain: false }, [], 0],
  [{ rows: 0, failed: 0, lacksMain: false }, [], 0],
  [{ rows: 3, failed: 2, lacksMain: false }, ['2 of 3 rows could not be calculated; error says why'], 2],
  [{ rows: 1, failed: 1, lacksMain: false }, ['1 of 1 row could not be calculated; error says why'], 2],
  [{ rows: 3, failed: 0, lacksMain: true }, ['the table has no annualSalary (Annual Salary), so every answer is for a blank one'], 0],
])('what is said of %j, and the exit status', async (outcome, notes, exitCode) => {
  expect(reportOn(outcome, await loadCalculator('income-tax'))).toEqual({ notes, exitCode })
})

it('somebody at a terminal hears how to give a table', () => {
  expect(hintAtTerminal('vat')).toContain('npm run -s calc -- vat < people.csv')
})
