import { expect, it } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { hintAtTerminal, reportOn } from './report.ts'

it.each([
  [{ rows: 3, failed: 0, withoutMain: 0 }, [], 0],
  [{ rows: 0, failed: 0, withoutMain: 0 }, [], 0],
  [{ rows: 3, failed: 2, withoutMain: 0 }, ['2 of 3 rows could not be calculated; error says why'], 2],
  [{ rows: 1, failed: 1, withoutMain: 0 }, ['1 of 1 row could not be calculated; error says why'], 2],
  [{ rows: 3, failed: 0, withoutMain: 3 }, ['3 of 3 rows had no annualSalary (Annual Salary), and got the answer for a blank one'], 0],
])('what is said of %j, and the exit status', async (outcome, notes, exitCode) => {
  expect(reportOn(outcome, await loadCalculator('income-tax'))).toEqual({ notes, exitCode })
})

it('somebody at a terminal hears how to give a table', () => {
  expect(hintAtTerminal('vat')).toContain('npm run -s calc -- vat < people.csv')
})
