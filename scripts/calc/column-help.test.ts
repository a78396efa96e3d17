// What `npm run -s calc -- <slug> --help` says about the columns of a table.

import { expect, it, vi } from 'vitest'
import { outputsOf } from '#engine/explain/outputs-of.ts'
import { NOTES } from '../../engine/people/column-notes.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { columnHelp } from './column-help.ts'

vi.setConfig({ testTimeout: 60_000 })

const AMOUNT = 'an amount in pounds, such as 35,000 or 35,000.50'

/** The cells of each input’s line: its name, what it is, what a blank means and what it must be. */
async function inputsOf(slug: string, year?: TaxYear) {
  const lines = columnHelp(await loadCalculator(slug), year).split('\n')
  const first = lines.findIndex((line) => /^ {2}input /.test(line)) + 1
  return lines.slice(first, lines.indexOf('', first)).map((line) => line.trim().split(/ {2,}/))
}

it.each([
  [
    'income-tax',
    ['annualSalary', 'Annual Salary (before tax and pension contributions)', '0', 'an amount in pounds, such as 35,000 or 35,000.50'],
  ],
  ['income-tax', ['pensionContribution', 'Pension Contribution', '0', 'a percentage from 0 to 100, such as 5 or 7.5']],
  ['income-tax', ['postgraduateLoan', 'Postgraduate loan as well', 'false', 'true or false']],
  ['tax-bill', ['giftAid', 'Gift Aid donations (what you gave, without the tax that the charity claims; for a year)', '0', AMOUNT]],
  [
    'tax-bill',
    [
      'reliefAtSourcePension',
      'Your own pension contributions (gross, with the tax relief that the provider adds; for a year)',
      '0',
      AMOUNT,
    ],
  ],
  ['income-tax', ['taxYear', 'Tax Year', '2024-25', `one of ${Object.keys(taxYears).toReversed().join(', ')}`]],
  // The specification offers no plan "none" here; income-tax has it.
  ['student-loan', ['studentLoanPlan', 'Student Loan Plan', 'plan2', 'one of plan1, plan2, plan4, plan5, postgraduate']],
  ['part-year', ['monthsWorked', 'Months Worked', '12, or as many as are left from firstMonth', 'a whole number from 1 to 12 (months)']],
  ['company-car', ['engineSize', 'Engine size', 'not given', 'a whole number of cc from 0 to 20,000']],
  ['ir35', ['directorSalary', 'Director’s salary (for a year)', 'not given', 'an amount in pounds, such as 35,000 or 35,000.50']],
  ['rental-income', ['isBasicRateTaxpayer', 'Basic Rate Taxpayer', 'basic', 'any text, which no figure depends on']],
])('says of %s %j', async (slug, cells) => {
  expect(await inputsOf(slug)).toContainEqual(cells)
})

it('says of every amount of a year, a month or a day for which of them it is, and names no field that is not there', async () => {
  const calculators = await Promise.all(calculatorSlugs().map(loadCalculator))
  for (const { slug, fields } of calculators)
    for (const [name, field] of Object.entries(fields)) {
      const [, label] = (await inputsOf(slug)).find(([first]) => first === name) ?? []
      if (field.kind === 'money' && field.per !== undefined) expect(label, name).toMatch(new RegExp(`for a ${field.per}\\)$`))
    }
  const names = new Set(calculators.flatMap(({ fields }) => Object.keys(fields)))
  expect(Object.keys(NOTES).filter((name) => !names.has(name))).toEqual([])
})

it('says which year it is about, and a day of that year', async () => {
  const calculator = await loadCalculator('capital-gains')
  const year = (asked?: TaxYear) => columnHelp(calculator, asked).split('\n')[2]
  expect(year()).toContain('in 2024-25, the default of rates/tax-years.yaml.')
  expect(year('2026-27')).toContain('in 2026-27, the year that --year asks for.')
  const days = [await inputsOf('capital-gains'), await inputsOf('capital-gains', '2026-27')].map(([, ...fields]) => fields.at(-1)?.slice(2))
  expect(days).toEqual([
    ['2024-10-30', 'a day of the tax year: from 2024-04-06 to 2025-04-05 in 2024-25'],
    ['2026-04-06', 'a day of the tax year: from 2026-04-06 to 2027-04-05 in 2026-27'],
  ])
  expect((await inputsOf('capital-gains'))[0]?.[2]).toBe('the year of disposalDate, or 2024-25')
  expect((await inputsOf('capital-gains', '2026-27'))[0]?.[2]).toBe('2026-27')
})

it.each(calculatorSlugs())('lists every input and result of %s once', async (slug) => {
  const calculator = await loadCalculator(slug)
  const names = (await inputsOf(slug)).map(([name]) => name)
  expect(names).toHaveLength(new Set(names).size)
  expect(new Set(names)).toEqual(new Set(['taxYear', ...Object.keys(calculator.fields)]))
  const listed = columnHelp(calculator, undefined).match(/^ {2}out\.\w+$/gm)
  expect(listed?.map((line) => line.trim())).toEqual(outputsOf(calculator).map((name) => `out.${name}`))
})
