// `npm run -s calc -- <slug> --explain constants`: why two rule sets give different answers.
import { describe, expect, it, vi } from 'vitest'
import { refusal, run } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

const COLUMNS = 'out.field,out.entry,out.title,out.from,out.to,out.amount'

async function answer(args: readonly string[], stdin: string) {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  return stdout
}

describe.concurrent('--explain', () => {
  it('has a line for each reading that matters, and one line for a row with the same answer under both', async () => {
    const stdout = await answer(['income-tax', '--explain', 'constants'], 'case,annualSalary,studentLoanPlan\na,150000,plan1\nb,10000,\n')
    expect(stdout.trimEnd().split('\n')).toEqual([
      `case,annualSalary,studentLoanPlan,${COLUMNS}`,
      expect.stringMatching(/^a,150000,plan1,netIncome,methods\.incomeTax\.personalAllowanceTaper,.+,not-tapered,tapered,-5656\.50$/),
      'a,150000,plan1,netIncome,nationalInsurance.class1.employee.mainRate,Employee Class 1 main rate,12%,8%,1508.00',
      expect.stringMatching(/^a,150000,plan1,netIncome,incomeTax\.higherRateLimit,.+,112570,125140,628\.50$/),
      'a,150000,plan1,netIncome,studentLoans.plan1.threshold,Plan 1 threshold,22015,24990,267.75',
      'b,10000,,netIncome,,,,,',
    ])
  })

  it('explains the difference from the rule set in --rules, also as JSON lines', async () => {
    const stdout = await answer(['income-tax', '--explain', 'statute', '--rules', 'constants', '--json'], '{"annualSalary":30000}\n')
    expect(JSON.parse(stdout)).toEqual({
      annualSalary: 30000,
      'out.field': 'netIncome',
      'out.entry': 'nationalInsurance.class1.employee.mainRate',
      'out.title': 'Employee Class 1 main rate',
      'out.from': '8%',
      'out.to': '12%',
      'out.amount': -697.2,
    })
  })

  it('carries on after a bad row with --keep-going', async () => {
    const { stdout, code } = await run(['income-tax', '--explain', 'constants', '--keep-going'], 'annualSalary\nmuch\n30000\n')
    expect(code).toBe(2)
    expect(stdout.split('\n')).toEqual([
      `annualSalary,${COLUMNS},error`,
      expect.stringMatching(/^much,,,,,,,.*column annualSalary/),
      expect.stringMatching(/^30000,netIncome,.*,12%,8%,697\.20,$/),
      '',
    ])
  })

  it('is described in --help, and refuses an unknown rule set', async () => {
    expect(await answer(['--help'], '')).toContain('--explain')
    expect((await refusal(['income-tax', '--explain', 'hmrc'])).line).toMatch(/"hmrc".*statute, constants, text/)
  })
})
