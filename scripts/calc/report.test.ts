import { expect, it } from 'vitest'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { loadCalculator } from '../lib/calculators.ts'
import { hintAtTerminal, progressOn, reportOn } from './report.ts'

it.each([
  [{ rows: 3, failed: 0, lacksMain: false }, [], 0],
  [{ rows: 0, failed: 0, lacksMain: false }, [], 0],
  [{ rows: 0, failed: 0, lacksMain: false, isHeaderAlone: true }, ['the table has no rows below its header'], 0],
  [{ rows: 3, failed: 2, lacksMain: false }, ['2 of 3 rows could not be calculated; error says why'], 2],
  [{ rows: 1, failed: 1, lacksMain: false }, ['1 of 1 row could not be calculated; error says why'], 2],
  [{ rows: 3, failed: 0, lacksMain: true }, ['the table has no annualSalary (Annual Salary), so every answer is for a blank one'], 0],
])('what is said of %j, and the exit status', async (outcome, notes, exitCode) => {
  expect(reportOn(outcome, await loadCalculator('income-tax'))).toEqual({ notes, exitCode })
})

it('a table without a tax year hears which year its answers are for', async () => {
  const bill = await loadCalculator('tax-bill')
  const outcome = { rows: 3, failed: 0, lacksMain: true }
  const said = [{}, { taxYear: '2022-23' } as const].map((asked) => reportOn(outcome, bill, asked).notes)
  expect(said).toEqual(
    [defaultTaxYear, '2022-23'].map((taxYear) => [`the table has no taxYear (Tax Year), so every answer is for ${taxYear}`]),
  )
})

it('somebody at a terminal hears how to give a table', () => {
  expect(hintAtTerminal('vat')).toContain('npm run -s calc -- vat < people.csv')
})

it('somebody at a terminal hears how far a long table is, on one line that goes when it is done', () => {
  let time = 0
  const said: string[] = []
  const { progress, end } = progressOn({ write: (text) => said.push(text) }, () => time)
  for (const [at, rows, failed] of [
    [400, 40_000, 0],
    [1200, 120_000, 0],
    [1900, 190_000, 1],
    [2400, 240_000, 1500],
  ] as const) {
    time = at
    progress({ rows, failed })
  }
  end()
  const CLEARED = '\r\u001B[K'
  expect(said).toEqual([
    `${CLEARED}calc: 120,000 rows, 100,000 a second`,
    `${CLEARED}calc: 240,000 rows, 100,000 a second, 1,500 refused`,
    CLEARED,
  ])
})

it('somebody at a terminal hears nothing of a short table', () => {
  const said: string[] = []
  const { progress, end } = progressOn({ write: (text) => said.push(text) }, () => 0)
  progress({ rows: 500, failed: 0 })
  end()
  expect(said).toEqual([])
})
