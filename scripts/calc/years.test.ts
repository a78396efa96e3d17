// `npm run -s calc -- <slug> --year 2026-27`, and rows that say their own tax year. The figures come from the tables as they are.
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import type { RatesChoice } from '../../engine/calculator.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { NoRateError, type TaxYear } from '../../engine/rates/rates-at.ts'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { explainAnswers } from './explain-rows.ts'
import { calculateJsonLines } from './json-lines.ts'
import { workingAnswers } from './working-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The rows that come out of a table. */
async function rowsOf(slug: string, table: string, choice: RatesChoice = {}, answersOf?: typeof workingAnswers) {
  const output = new PassThrough()
  const calculator = await loadCalculator(slug)
  const answers = answersOf && { answers: answersOf(calculator) }
  const calculation = calculateCsv(calculator, Readable.from([Buffer.from(table)]), output, { keepGoing: false, choice, ...answers })
  const [stdout] = await Promise.all([text(output), calculation])
  return parse<Record<string, string>>(stdout, { columns: true })
}

/** Answers that need a value which the tables lack. */
const lackingAnswers = () => ({
  columns: [],
  of: () => {
    throw new NoRateError('vat.standardRate', '2019-04-06')
  },
})

describe('the tax year of a row', () => {
  // National Insurance on 42,000, 3,500 a month. In 2022/23: 13.25% of 2,677 in three months and of 2,452 in four, and 12% of 2,452 in five,
  // 1,064.1075 + 1,299.56 + 1,471.20. Now: 8% above 12,570.
  const IN_2022 = '3834.87'
  const NOW = '2354.40'

  it('is its own, or that of --year, or the default, and comes out where it was blank', async () => {
    const table = 'taxYear,annualSalary\n2022-23,42000\n2022/23,42000\n 2026-27 ,42000\n,42000\n'
    const asked = async (choice: RatesChoice) =>
      (await rowsOf('income-tax', table, choice)).map((row) => [row['taxYear'], row['out.nationalInsurance']])
    const named = [
      ['2022-23', IN_2022],
      ['2022/23', IN_2022],
      [' 2026-27 ', NOW],
    ]
    expect(await asked({})).toEqual([...named, [defaultTaxYear, NOW]])
    expect(await asked({ taxYear: '2022-23' })).toEqual([...named, ['2022-23', IN_2022]])
  })

  it('is that of --year where the table has no column for it', async () => {
    const [row] = await rowsOf('income-tax', 'annualSalary\n42000\n', { taxYear: '2022-23' })
    expect(row).toMatchObject({ 'out.nationalInsurance': IN_2022 })
    expect(row).not.toHaveProperty('taxYear')
  })

  it('is an input where the calculator asks for it', async () => {
    // An electric car: 2% in 2024/25, 3% in 2025/26 and 4% in 2026/27 (ITEPA 2003 s.139).
    const table = 'in.taxYear,carListPrice,fuelType\n2024/25,30000,electric\n2025-26,30000,electric\n,30000,electric\n'
    const rows = await rowsOf('company-car', table, { taxYear: '2026-27' })
    expect(rows.map((row) => [row['in.taxYear'], row['out.bikPercentage']])).toEqual([
      ['2024/25', '2.00'],
      ['2025-26', '3.00'],
      ['2026-27', '4.00'],
    ])
  })

  it('is that of its day where nothing else says it', async () => {
    // The exempt amount: 12,300 in 2022/23, 6,000 in 2023/24, then 3,000 (TCGA 1992 s.1K).
    const table = 'taxYear,salePrice,disposalDate\n,20000,2023-04-05\n,20000,2023-04-06\n2026-27,20000,\n,20000,\n'
    const rows = await rowsOf('capital-gains', table)
    expect(rows.map((row) => [row['taxYear'], row['out.taxableGain']])).toEqual([
      ['2022-23', '7700.00'],
      ['2023-24', '14000.00'],
      ['2026-27', '17000.00'],
      [defaultTaxYear, '17000.00'],
    ])
  })

  it.each([
    ['2023-05-01', 'column disposalDate: "2023-05-01" needs the law of 6 April 2019, for which we have no vat.standardRate'],
    ['', 'tax year 2023-24 needs the law of 6 April 2019, for which we have no vat.standardRate'],
  ])('is named with its day where the tables lack a value, day %j', async (day, told) => {
    await expect(rowsOf('capital-gains', `disposalDate,note\n${day},a\n`, { taxYear: '2023-24' }, lackingAnswers)).rejects.toThrow(
      `row 2, ${told}`,
    )
  })

  it('is in JSON lines too', async () => {
    const output = new PassThrough()
    const lines = '{"taxYear":null,"annualSalary":42000}\n{"taxYear":"2026/27","annualSalary":42000}\n{"annualSalary":42000}\n'
    const options = { keepGoing: false, choice: { taxYear: '2022-23' } } as const
    await calculateJsonLines(await loadCalculator('income-tax'), Readable.from([Buffer.from(lines)]), output, options)
    const stdout = await text(output.end())
    const answers = stdout.trimEnd().split('\n')
    expect(answers.map((line) => line.slice(0, line.indexOf(',"out.')))).toEqual([
      '{"taxYear":"2022-23","annualSalary":42000',
      '{"taxYear":"2026/27","annualSalary":42000',
      '{"annualSalary":42000',
    ])
    expect(answers.map((line) => (JSON.parse(line) as Record<string, unknown>)['out.nationalInsurance'])).toEqual([
      3834.87, 2354.4, 3834.87,
    ])
  })

  it('is the one that --working works with', async () => {
    const rows = await rowsOf('income-tax', 'taxYear,annualSalary\n,42000\n', { taxYear: '2022-23' }, workingAnswers)
    expect(rows.find((row) => row['out.step'] === 'nationalInsurance')).toMatchObject({ taxYear: '2022-23', 'out.value': IN_2022 })
    expect(rows.every((row) => row['taxYear'] === '2022-23')).toBe(true)
  })
})

/** Why the answers of 2026/27 differ from those of an earlier year. */
const explained = (slug: string, table: string, from: TaxYear) =>
  rowsOf(slug, table, { taxYear: '2026-27' }, (calculator) => explainAnswers(calculator, { taxYear: from }))

describe('--explain with a tax year', () => {
  it('has a line for each entry that changed', async () => {
    const rows = await explained('income-tax', 'annualSalary\n42000\n', '2023-24')
    // 11.5% of 42,000 - 12,570, and 8% now.
    expect(rows).toEqual([
      expect.objectContaining({
        'out.entry': 'nationalInsurance.class1.employee.mainRate',
        'out.from': '11.5%',
        'out.to': '8%',
        'out.amount': '1030.05',
      }),
    ])
  })

  it('says nothing changed for a row of the same year, which decides', async () => {
    const rows = await explained('income-tax', 'taxYear,annualSalary\n2023-24,42000\n', '2023-24')
    expect(rows).toEqual([expect.objectContaining({ taxYear: '2023-24', 'out.field': 'netIncome', 'out.entry': '', 'out.amount': '' })])
  })

  it('reads a day as the same day of the other year', async () => {
    // A gain of 20,000: 18% above 3,000, and 10% above 6,000 three years before.
    const rows = await explained('capital-gains', 'salePrice,disposalDate\n20000,2026-12-01\n', '2023-24')
    expect(new Set(rows.map((row) => row['out.entry']))).toEqual(
      new Set(['capitalGains.annualExemptAmount', 'capitalGains.otherAssets.lowerRate']),
    )
    expect(rows.reduce((sum, row) => sum + Number(row['out.amount']), 0)).toBeCloseTo(17_000 * 0.18 - 14_000 * 0.1, 6)
  })

  it('splits by entry where the year is an input', async () => {
    const rows = await explained('company-car', 'carListPrice,fuelType,annualSalary\n30000,electric,40000\n', '2024-25')
    // 20% of 2% and of 4% of 30,000.
    expect(rows).toEqual([
      expect.objectContaining({ 'out.entry': 'companyCars.zeroEmission', 'out.from': '2%', 'out.to': '4%', 'out.amount': '120.00' }),
    ])
  })
})
