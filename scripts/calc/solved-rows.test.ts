// `npm run -s calc -- <slug> --solve netIncome=30000 --for annualSalary`: an input that each row is missing.
import { describe, expect, it, vi } from 'vitest'
import { refusal, run } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

const SOLVE = ['--solve', 'netIncome=33,759.60', '--for', 'annualSalary']

async function rowsOf(args: readonly string[], stdin: string) {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  return stdout.trimEnd().split('\n')
}

describe.concurrent('--solve', () => {
  it('adds the column that it fills in, before the results', async () => {
    // 42,000 − 28% × 29,430 = 33,759.60.
    const [header, row] = await rowsOf(['income-tax', ...SOLVE], 'id,region\na,england\n')
    expect(header).toMatch(/^id,region,annualSalary,out\.grossIncome,/)
    expect(row).toMatch(/^a,england,42000\.00,42000\.00,/)
  })

  it('fills in the column where it is, by either of its names', async () => {
    const [header, row] = await rowsOf(['income-tax', ...SOLVE], 'in.annualSalary,id\n,a\n')
    expect(header).toMatch(/^in\.annualSalary,id,out\.grossIncome,/)
    expect(row).toMatch(/^42000\.00,a,42000\.00,/)
  })

  it('takes the smallest of several amounts', async () => {
    // Rent of 900 is not taxed, and 1,125 is taxed at 20%.
    const solve = ['--solve', 'netRentalIncomeAfterTax=900', '--for', 'annualRentalIncome']
    const [, row] = await rowsOf(['rental-income', ...solve], 'otherIncome\n30000\n')
    expect(row).toMatch(/^30000,900\.00,/)
  })

  it('works with JSON lines and with the working of what it found', async () => {
    const lines = await rowsOf(['vat', '--solve', 'grossAmount=£120', '--for', 'amount', '--working', '--json'], '{"id":1,"amount":""}\n')
    expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toMatchObject([
      { id: 1, amount: 100, 'out.step': 'netAmount', 'out.value': 100 },
      { amount: 100, 'out.step': 'vatAmount', 'out.value': 20 },
      { amount: 100, 'out.step': 'grossAmount', 'out.value': 120 },
    ])
  })

  it('refuses a row that nothing solves, says what comes closest, and goes on with --keep-going', async () => {
    const solve = ['--solve', 'netIncome=30000', '--for', 'pensionContribution']
    // Each percent of 40,000 costs 288 of 32,319.60; of 30,000, 25,119.60 is left with nothing paid in.
    const { stdout, stderr, code } = await run(['income-tax', ...solve, '--keep-going'], 'annualSalary\n40000\n30000\n')
    expect({ stderr, code }).toEqual({ stderr: 'calc: 2 of 2 rows could not be calculated; error says why\n', code: 2 })
    const [, between, beyond] = stdout.split('\n')
    expect(between).toMatch(
      /,"column pensionContribution: nothing gives netIncome 30000\.00; 8\.05 gives 30001\.20, 8\.06 gives 29998\.32"$/,
    )
    expect(beyond).toMatch(
      /,"column pensionContribution: nothing gives netIncome 30000\.00; the most that it gives is 25119\.60, at 0\.00"$/,
    )
  })

  it.each<[readonly string[], string, RegExp]>([
    [['--solve', 'netIncome=30000'], 'id\n1\n', /expected both --solve and --for, such as/],
    [['--for', 'annualSalary'], 'id\n1\n', /expected both --solve and --for, such as/],
    [['--solve', 'netIncome', '--for', 'annualSalary'], 'id\n1\n', /--solve "netIncome": expected a result and its amount/],
    [['--solve', 'netIncom=30000', '--for', 'annualSalary'], 'id\n1\n', /there is no result "netIncom".*netIncome/],
    [['--solve', 'netIncome=much', '--for', 'annualSalary'], 'id\n1\n', /--solve netIncome: "much" must be an amount in pounds/],
    [['--solve', 'netIncome=', '--for', 'annualSalary'], 'id\n1\n', /--solve netIncome: "" must be an amount/],
    [['--solve', 'netIncome=1', '--for', 'region'], 'id\n1\n', /there is no number to find "region"/],
    [SOLVE, 'id,annualSalary\n1,5\n', /row 2, column annualSalary: "5" must be blank, because --solve fills it in/],
    [['--solve', 'childBenefitCharge=1', '--for', 'annualSalary'], 'id\n1\n', /row 2, "childBenefitCharge" is not an amount in the record/],
    [[...SOLVE, '--in', 'a.parquet', '--out', 'b.parquet'], '', /expected --solve or --in and --out, not both/],
  ])('refuses %j of %j', async (args, stdin, expected) => {
    expect((await refusal(['income-tax', ...args], stdin)).line).toMatch(expected)
  })
})
