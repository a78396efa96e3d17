// `npm run -s calc -- <slug> --working`: the steps of each answer.
import { describe, expect, it, vi } from 'vitest'
import { refusal, run } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

async function answer(args: readonly string[], stdin: string) {
  const { stdout, stderr, code } = await run(args, stdin)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  return stdout
}

describe.concurrent('--working', () => {
  it('has a line for each step of each row, with its formula in words and its law', async () => {
    const stdout = await answer(['vat', '--working'], 'id,amount\na,100.03\nb,0\n')
    const lines = stdout.trimEnd().split('\n')
    expect(lines[0]).toBe('id,amount,out.step,out.label,out.value,out.unit,out.formula,out.law')
    expect(lines.filter((line) => line.startsWith('a,'))).toEqual([
      'a,100.03,netAmount,Net amount,100.03,GBP,Amount (100.03),',
      // 20.006, to the penny.
      expect.stringMatching(
        /^a,100\.03,vatAmount,VAT amount,20\.01,GBP,"Net amount \(100\.03\) × .+ \(20%\), .*penny",VATA 1994 s\.2\(1\)$/,
      ),
      'a,100.03,grossAmount,Gross amount,120.04,GBP,Net amount (100.03) + VAT amount (20.01),',
    ])
    expect(lines.filter((line) => line.startsWith('b,')).length).toBe(3)
  })

  it('says what is charged by bands, under a rule set, as JSON lines', async () => {
    const stdout = await answer(['income-tax', '--working', '--rules', 'constants', '--json'], '{"annualSalary":30000}\n')
    const steps = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    // 12% of 17,430.
    expect(steps.find((step) => step['out.step'] === 'nationalInsurance')).toMatchObject({
      annualSalary: 30000,
      'out.value': 2091.6,
      'out.formula': expect.stringMatching(/\(30000\.00\), by bands$/) as string,
    })
  })

  it('says 0 where what is charged by bands, or every part of a sum, is left out', async () => {
    const formulas = (await answer(['tax-bill', '--working', '--json'], '{"employmentIncome":20000,"taxPaid":1486,"taxYear":"2024-25"}\n'))
      .trimEnd()
      .split('\n')
      .map((line) => String((JSON.parse(line) as Record<string, unknown>)['out.formula']))
    expect(formulas.filter((formula) => /^,|\b0 \+ 0\b/.test(formula))).toEqual([])
    expect(formulas).toContain('0')
  })

  it('is described in --help, and refused together with --explain', async () => {
    expect(await answer(['--help'], '')).toContain('--working')
    expect((await refusal(['income-tax', '--working', '--explain', 'constants'])).line).toMatch(/--working or --explain/)
  })
})
