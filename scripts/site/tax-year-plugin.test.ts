import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { allRatesOn, type TaxYear } from '../../engine/rates/rates-at.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { GENERATED_FOLDER } from '../rates/compile.ts'
import { inForceIn } from '../rates/prune-table.ts'
import { ofPeriod, READS_OTHER_YEARS, withDefault } from './tax-year-plugin.ts'

const YEAR = { starts: '2024-04-06', ends: '2025-04-05' }
const table = (...from: string[]) => ({
  limit: { entry: 'dividends.allowance', kind: 'amount', values: from.map((day) => ({ from: day, statute: '1' })) },
})
const kept = (...from: string[]) => inForceIn(table(...from) as never, YEAR)['limit']?.['values'] as unknown as { from: string }[]

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

  it('is the module of the table with fewer values, and no module of anything else', () => {
    const written = `// Made.\nexport const dividends = ${JSON.stringify(table('2022-04-06', '2024-04-06'))} as const\n`
    expect(ofPeriod(written, YEAR)).toBe(`// Made.\nexport const dividends = ${JSON.stringify(table('2024-04-06'))} as const\n`)
    expect(() => ofPeriod('export const other = 1\n', YEAR)).toThrow('not one object')
  })
})

it('the module of the tax years says another default, and keeps the year at the root of the site', () => {
  const written = readFileSync(`${GENERATED_FOLDER}/tax-years.ts`, 'utf8')
  const replaced = withDefault(written, '2022-23')
  expect(replaced).toContain('export const defaultTaxYear = "2022-23"\n')
  expect(replaced).toContain(/export const siteDefaultTaxYear = .*\n/.exec(written)?.[0])
  expect(() => withDefault('', '2022-23')).toThrow('no default')
})

it('the module of the tax years can have another year at the root of the site too', () => {
  const replaced = withDefault(readFileSync(`${GENERATED_FOLDER}/tax-years.ts`, 'utf8'), '2022-23', '2023-24')
  expect(replaced).toContain('export const siteDefaultTaxYear = "2023-24"\n')
  expect(replaced).toContain('export const defaultTaxYear = "2022-23"\n')
})

it.each(calculatorSlugs().filter((slug) => !READS_OTHER_YEARS.test(`/engine/calculators/${slug}/`)))(
  'the golden rows of %s come out the same from the tables of their year alone',
  async (slug) => {
    const calculator = await loadCalculator(slug)
    for (const { in: given, taxYear, case: name } of readGolden(slug)) {
      const year = taxYear as TaxYear
      const parsed = calculator.parse(given, year)
      if (parsed.issues) throw new Error(`${name} is refused`)
      const { inputs } = parsed
      const tables = Object.fromEntries(Object.entries(calculator.tables).map(([key, tree]) => [key, inForceIn(tree, taxYears[year])]))
      const alone = calculator.recordOn(inputs, (day) => allRatesOn(tables, day, 'statute'), year)
      expect(alone, name).toEqual(calculator.record(inputs, { taxYear: year }))
    }
  },
)
