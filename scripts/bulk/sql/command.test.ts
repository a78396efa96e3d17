import { expect, it } from 'vitest'
import { callCommand } from '../../lib/tests/call-command.ts'
import { exportSql } from './command.ts'

it('prints a query that says which step of the working each column is', async () => {
  const { stdout, stderr, code } = await callCommand(exportSql, ['vat', '--dialect', 'duckdb', '--table', 'sales', '--most', '5000'])
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toContain('FROM sales AS each_row')
  expect(stdout).toContain("'£5,000 or less'")
  expect(stdout).toMatch(/\n +-- vatAmount.*: VAT amount/)
})

it.each(["'people/*.parquet'", 'tax."My ; table"', "read_csv('a--b.csv')"])('takes %s as a table', async (table) => {
  const { stdout, code } = await callCommand(exportSql, ['vat', '--dialect', 'duckdb', '--table', table])
  expect(code).toBe(0)
  expect(stdout).toContain(`FROM ${table} AS each_row`)
})

it.each([
  [[], /^export:sql: expected one calculator, such as income-tax\n\nnpm run -s export:sql/],
  [['taxes', '--dialect', 'duckdb'], /there is no calculator "taxes"/],
  [['vat'], /expected --dialect; choose from duckdb, postgres/],
  [['vat', '--dialect', 'oracle'], /there is no dialect "oracle"; choose from duckdb, postgres/],
  [['vat', '--dialect', 'duckdb', '--most', '1.5'], /--most 1\.5: expected a whole number of pounds from 1 to 1000000000000/],
  [['vat', '--dialect', 'duckdb', '--table', ''], /--table is empty; expected the name of a table/],
  [
    ['vat', '--dialect', 'duckdb', '--table', 'people; DROP TABLE people; --'],
    /--table "people; DROP .*: expected a name, or a file in quotes/,
  ],
  [['vat', '--dialect', 'duckdb', '--table', "people' x"], /expected a name, or a file in quotes/],
  [['payslip', '--dialect', 'duckdb'], /payslip has no query, because its taxCode can be any of too many/],
  [['vat', '--dialect', 'duckdb', '--year', '1999-00'], /"1999-00" is not a tax year that we have/],
  [['vat', '--dialect', 'duckdb', '--year', '2025-26', '--rules', 'text'], /tax year 2025-26: the rule set text is what/],
])('%j is refused', async (words, message) => {
  const { stdout, stderr, code } = await callCommand(exportSql, words)
  expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: expect.stringMatching(message) as string, code: 1 })
})
