// How `npm run -s calc` is called.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { contractSchema } from '../../engine/people/json-schema.ts'
import { siteDefaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { project } from '../lib/project.ts'
import { runScript } from '../lib/tests/run-script.ts'
import { refusal, run } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.concurrent('the command line', () => {
  it('prints the contract of a calculator in a tax year', async () => {
    const { stdout } = await run(['company-car', '--schema', '--year', '2026/27'])
    const { $ref, $defs } = JSON.parse(stdout) as ReturnType<typeof contractSchema>
    expect($ref).toBe('#/$defs/company-car')
    expect($defs?.['company-car']).toMatchObject({ properties: { taxYear: { title: 'Tax Year', default: '2026-27' } } })
  })

  it.each([
    [['no-such'], /"no-such".*\bincome-tax\b/],
    [['income-tax', '--rules', 'hmrc'], /"hmrc".*statute, constants, text/],
    [['income-tax', '--year', '1999'], /"1999" is not a tax year .*2022-23, .*2026-27.*, with a hyphen or a slash/],
    [['income-tax', '--help', '--year', '1999'], /"1999" is not a tax year/],
    [['no-such', '--help'], /"no-such".*\bincome-tax\b/],
    [['income-tax', '--explain', '2021/22'], /"2021\/22" is not a tax year .*2022-23, .*2026-27.*, with a hyphen or a slash/],
  ])('%j is refused with the possible values', async (args, expected) => {
    const { stdout, line } = await refusal(args)
    expect({ line, stdout }).toEqual({ line: expect.stringMatching(expected) as string, stdout: '' })
  })

  it.each([
    [[], 'expected one calculator'],
    [
      ['income-tax', 'people.csv'],
      'expected one calculator; income-tax is one, and "people.csv" is too many; a file is read by --in people.csv',
    ],
    [['income-tax', '--', '--in', 'people.csv'], '"--in" comes after --, so it is not read as an option; take that -- out'],
    [['income-tax', '--fast'], "'--fast'"],
    [['income-tax', '--rules'], "'--rules <value>'"],
  ])('%j is refused, with how to use it', async (args, expected) => {
    const { stdout, stderr, code } = await run(args)
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 })
    expect(stderr.split('\n')[0]).toContain(expected)
    expect(stderr).toContain('npm run -s calc -- <slug>')
  })

  it('says that a table has no main column, after calculating it', async () => {
    for (const [args, table] of [
      [['income-tax'], 'region\nwales\n'],
      [['income-tax', '--json'], '{"region":"wales"}'],
    ] as const) {
      const { stdout, stderr, code } = await run(args, table)
      expect({ stderr, code }).toEqual({
        stderr: 'calc: the table has no annualSalary (Annual Salary), so every answer is for a blank one\n',
        code: 0,
      })
      expect(stdout).toContain('out.netIncome')
    }
  })

  it('reads the file of --in, also after a -- that npm would have taken away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'calc-'))
    const file = join(folder, 'people.csv')
    writeFileSync(file, 'annualSalary\n30000\n')
    const { stdout, stderr, code } = await run(['--', 'income-tax', '--in', file])
    rmSync(folder, { recursive: true })
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout).toMatch(/^annualSalary,.*\n30000,30000\.00,3486\.00,/)
    expect((await refusal(['income-tax', '--in', file])).line).toMatch(/people\.csv does not exist/)
  })

  it('explains itself with --help, and names the default year', async () => {
    const { stdout, stderr, code } = await run(['--help'])
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    for (const word of ['<slug>', '--rules', '--json', '--keep-going', 'income-tax', `without it, ${siteDefaultTaxYear}`])
      expect(stdout).toContain(word)
  })

  it('lists the columns of a calculator with --help, whatever the input', async () => {
    const { stdout, stderr, code } = await run(['capital-gains', '--help', '--year', '2026/27'], 'no table\n')
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout).toMatch(/^npm run -s calc -- capital-gains /)
    expect(stdout).toMatch(/^ {2}disposalDate .* from 2026-04-06 to 2027-04-05 in 2026-27$/m)
  })
})

describe('as a process', () => {
  it('answers on stdout, tells on stderr, and exits with its status', async () => {
    expect(await runScript('scripts/calc/calc.ts', ['vat', '--keep-going'], 'amount\n100\nmuch\n')).toEqual({
      stdout: expect.stringMatching(/^amount,.*\n100,.*\nmuch,.*\n$/) as string,
      stderr: 'calc: 1 of 2 rows could not be calculated; error says why\n',
      code: 2,
    })
  })

  it('refuses a folder as its input', () => {
    const stdin = openSync(join(project, 'rates'), 'r')
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/calc/calc.ts', 'income-tax'], {
      cwd: project,
      stdio: [stdin, 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    closeSync(stdin)
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: 'calc: the input is a folder; expected a table\n', status: 1 })
  })
})
