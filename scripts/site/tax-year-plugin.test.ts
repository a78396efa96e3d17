import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { allRatesOn, type TaxYear } from '../../engine/rates/rates-at.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { GENERATED_FOLDER } from '../rates/compile.ts'
import { inForceIn } from '../rates/prune-table.ts'
import type { Days } from '../rates/tables.ts'
import { READS_OTHER_YEARS, withDefault, withTable } from './tax-year-plugin.ts'

const YEAR = { starts: '2024-04-06', ends: '2025-04-05' }
const table = (...from: string[]) => ({
  limit: { entry: 'dividends.allowance', kind: 'amount', values: from.map((day) => ({ from: day, statute: '1' })) },
})
const kept = (...from: string[]) => inForceIn(table(...from) as never, YEAR)['limit']?.['values'] as unknown as { from: string }[]

const moduleOf = (text: string) => `// Made.\nexport const dividends = ${text} as const\n`

describe('a table for one year', () => {
  it.each([
    [['2022-04-06'], ['2022-04-06']],
    [['2022-04-06', '2024-04-05'], ['2024-04-05']],
    [['2022-04-06', '2024-04-06'], ['2024-04-06']],
    [
      ['2022-04-06', '2024-04-07'],
      ['2022-04-06', '2024-04-07'],
    ],
    [
      ['2022-04-06', '2025-04-05', '2025-04-06'],
      ['2022-04-06', '2025-04-05'],
    ],
    [['2025-04-06'], []],
  ])('of values from %o keeps those from %o', (from, expected) => {
    expect(kept(...from).map((value) => value.from)).toEqual(expected)
  })

  it('is written where the whole one was, and nowhere in another module', () => {
    const whole = table('2022-04-06', '2024-04-06')
    const written = withTable(moduleOf(JSON.stringify(whole)), { table: (name, tree) => `${name} of ${JSON.stringify(tree)}` })
    expect(written).toBe(moduleOf(`dividends of ${JSON.stringify(whole)}`))
    expect(() => withTable('export const other = 1\n', { table: () => '' })).toThrow('not one object')
  })
})

it('the module of the tax years says another default, and keeps the year at the root of the site', () => {
  const written = readFileSync(`${GENERATED_FOLDER}/tax-years.ts`, 'utf8')
  const replaced = withDefault(written, { year: '"2022-23"', atRoot: undefined })
  expect(replaced).toContain('export const defaultTaxYear = "2022-23"\n')
  expect(replaced).toContain(/export const siteDefaultTaxYear = .*\n/.exec(written)?.[0])
  expect(() => withDefault('', { year: '', atRoot: undefined })).toThrow('no default')
})

it('the module of the tax years can have another year at the root of the site too', () => {
  const replaced = withDefault(readFileSync(`${GENERATED_FOLDER}/tax-years.ts`, 'utf8'), { year: '"2022-23"', atRoot: '2023-24' })
  expect(replaced).toContain('export const siteDefaultTaxYear = "2023-24"\n')
  expect(replaced).toContain('export const defaultTaxYear = "2022-23"\n')
})

it.each(calculatorSlugs().filter((slug) => !READS_OTHER_YEARS.test(`/engine/calculators/${slug}/`)))(
  'the golden rows of %s come out the same from the tables of their year alone',
  async (slug) => {
    const calculator = await loadCalculator(slug)
    const tablesIn = (period: Days) =>
      Object.fromEntries(Object.entries(calculator.tables).map(([name, tree]) => [name, inForceIn(tree, period)]))
    const alone = new Map(
      Object.entries(taxYears).map(([year, period]) => {
        const tables = tablesIn(period)
        return [year, calculator.recordsOn((day) => allRatesOn(tables, day, 'statute'), year as TaxYear)]
      }),
    )
    for (const { in: given, taxYear, case: name } of readGolden(slug)) {
      const year = taxYear as TaxYear
      const parsed = calculator.parse(given, year)
      if (parsed.issues) throw new Error(`${name} is refused`)
      const { inputs } = parsed
      expect(alone.get(year)?.of(inputs), name).toEqual(calculator.record(inputs, { taxYear: year }))
    }
  },
)
