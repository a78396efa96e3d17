import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseGolden } from '../../../golden/code/parse-golden.ts'
import { loadCalculator } from '../../lib/calculators.ts'
import { UsageError } from '../../lib/command.ts'
import { runScript } from '../../lib/tests/run-script.ts'
import { tablesOf } from '../compile.ts'
import { tablesFor } from '../impact/two-tables.ts'
import { rowsOf } from '../rows-reading.ts'
import { editedRates } from '../tests/edited-rates.ts'
import { usesInCode, usesOf } from '../uses.ts'
import { whereUsed } from '../where-used.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Read once for all that ask, as every source file is parsed for it. */
const uses = usesInCode(['companyCars', 'corporationTax', 'incomeTax'])
const placesOf = (entry: string) => usesOf(entry, uses).map(({ file, line }) => `${file}:${line}`)

const section = (text: string, heading: string) =>
  text
    .split('\n\n')
    .find((part) => part.startsWith(heading))
    ?.split('\n')
    .slice(1) ?? []

describe('where the plan 4 threshold is used', () => {
  let text = ''
  beforeAll(async () => {
    text = await whereUsed('plan4.threshold')
  })

  it('the entry is found by the end of its name, and shown with its place and each reading', () => {
    expect(text).toMatch(/^studentLoans\.plan4\.threshold\n {2}Plan 4 threshold, of earnings\n {2}rates\/student-loans\.yaml:\d+\n/)
    const values = section(text, 'Values')
    const place = values.findIndex((line) => line.startsWith('  from 2024-04-06'))
    expect(values[place]).toMatch(/^ {2}from 2024-04-06 {2}statute +31395 +verified /)
    expect(values[place + 1]).toMatch(/^ +constants +27660 +specification /)
  })

  it('each rule is named by its file, line and function', () => {
    expect(section(text, 'Rules that read it')).toEqual([
      expect.stringMatching(/^ {2}engine\/calculators\/part-year\/student-loan\.ts:\d+ +repaymentsOnMonthlyPay$/) as string,
      expect.stringMatching(/^ {2}engine\/calculators\/tax-bill\/missing-deductions\.ts:\d+ +repaidOn$/) as string,
      expect.stringMatching(/^ {2}engine\/law\/student-loans\/loans-of-year\.ts:\d+ +repaidOn$/) as string,
      expect.stringMatching(/^ {2}engine\/law\/student-loans\/monthly-threshold\.ts:\d+ +monthlyThreshold$/) as string,
      expect.stringMatching(/^ {2}engine\/law\/student-loans\/repayment-of-period\.ts:\d+ +repaymentOfPeriod$/) as string,
      expect.stringMatching(/^ {2}engine\/law\/student-loans\/repayment-of-period\.ts:\d+ +repaymentOfDirector$/) as string,
      expect.stringMatching(/^ {2}engine\/law\/student-loans\/repayment\.ts:\d+ +studentLoanRepayment$/) as string,
      expect.stringMatching(/^ {2}engine\/law\/student-loans\/repayment\.ts:\d+ +repaymentsOf$/) as string,
    ])
  })

  it('the calculators are those that ask for a loan plan, with their golden rows', () => {
    const calculators = section(text, 'Calculators').filter((line) => /^ {2}\S/.test(line))
    expect(calculators.map((line) => line.trim().split(' ')[0])).toEqual(['income-tax', 'payslip', 'student-loan', 'tax-bill'])
    expect(calculators[0]).toMatch(/\d+ of \d+ +rows \d+/)
  })

  it('the pages are those whose text names it, even if the plan is worked out', () => {
    const pages = section(text, 'Pages').map((line) => line.trim())
    expect(pages).toEqual(expect.arrayContaining([expect.stringMatching(/^web\/calculators\/student-loan\/content\.tsx:\d+$/)]))
  })
})

it('a golden row for a year without a value is listed, and the others are still counted', async () => {
  const calculator = await loadCalculator('student-loan')
  const plan2 = { file: 'student-loans.yaml', entry: 'plan2.threshold' }
  const tables = tablesOf(editedRates({ ...plan2, right: 'from: 2022-04-06', written: 'from: 2023-04-06' }))
  const rows = ['2022-23', '2024-25'].map((year) => `In ${year},statute,${year},30000,plan2,Made up,`)
  const golden = parseGolden(['case,rules,taxYear,in.annualSalary,in.studentLoanPlan,source,working', ...rows, ''].join('\n'))
  const edited = { ...calculator, tables: tablesFor(calculator, tables) }
  const text = await whereUsed('plan2.threshold', (id) => Promise.resolve([rowsOf(edited, id, golden)]))
  expect(section(text, 'Golden rows that cannot be calculated')).toEqual([
    expect.stringMatching(/^ {2}golden\/student-loan\.csv row 2: studentLoans\.plan2\.threshold has no value for 2022-04-06;/) as string,
  ])
  expect(section(text, 'Calculators')).toEqual([expect.stringMatching(/^ {2}student-loan +1 of 2 +rows 3$/) as string])
})

it('npm run rates:where says so of an entry that no rule reads', async () => {
  const { stdout, stderr, code } = await runScript('scripts/rates/where.ts', ['deadlines.payeDay'])
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(section(stdout, 'Rules')).toEqual(['  no rule reads it for any golden row'])
  expect(section(stdout, 'Calculators')).toEqual(['  no golden row reads it'])
  expect(section(stdout, 'Pages')).not.toEqual(['  none'])
})

it.each([
  ['incomeTax.basicRat', 'there is no entry "incomeTax.basicRat"; did you mean incomeTax.basicRate or incomeTax.basicRateLimit?'],
  [
    'mainRate',
    '"mainRate" is the end of 3 names; write one of corporationTax.mainRate, nationalInsurance.class1.employee.mainRate, nationalInsurance.class4.mainRate',
  ],
  ['zzzzzzzz', 'there is no entry "zzzzzzzz"; npm run rates:show -- 2024/25 lists them all'],
])('%s is refused with what to write instead', async (name, told) => {
  await expect(whereUsed(name)).rejects.toThrow(new UsageError(told))
})

it.each([
  ['corporationTax.lowerLimit', 'web/calculators/dividend-tax/salary-or-dividends.ts', 'taken from a branch'],
  ['companyCars.vanBenefit', 'web/calculators/company-car/content.tsx', 'from the tables of each year'],
  ['corporationTax.smallProfitsRate', 'web/calculators/corporation-tax/faq.ts', 'named in a text'],
])('%s is used in %s, %s', (entry, file) => {
  expect(placesOf(entry).map((place) => place.replace(/:\d+$/, ''))).toContain(file)
})

it('an entry is not found where only a longer name begins the same way', () => {
  const [rate, limit] = [placesOf('incomeTax.basicRate'), placesOf('incomeTax.basicRateLimit')]
  expect(rate.length).toBeGreaterThan(0)
  expect(limit.filter((place) => !rate.includes(place)).length).toBeGreaterThan(0)
})
