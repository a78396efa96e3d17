import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import type { Tables } from '../../engine/calculator.ts'
import { tables as allTables } from '../../engine/rates/generated/index.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { allRatesOn, type TaxYear } from '../../engine/rates/rates-at.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { project } from '../lib/project.ts'
import { GENERATED_FOLDER } from '../rates/compile.ts'
import { inForceIn } from '../rates/prune-table.ts'
import { type Days, tableName } from '../rates/tables.ts'
import { READS_OTHER_YEARS, taxYearPlugin, withDefault, withTable } from './tax-year-plugin.ts'

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
    const part = table('2024-04-06')
    expect(withTable(moduleOf(JSON.stringify(whole)), () => part as never)).toBe(moduleOf(JSON.stringify(part)))
    expect(() => withTable('export const other = 1\n', (tree) => tree)).toThrow('not one object')
  })
})

it('the module of the tax years says another default, and keeps the year at the root of the site', () => {
  const written = readFileSync(`${GENERATED_FOLDER}/tax-years.ts`, 'utf8')
  const replaced = withDefault(written, '"2022-23"')
  expect(replaced).toContain('export const defaultTaxYear = "2022-23"\n')
  expect(replaced).toContain(/export const siteDefaultTaxYear = .*\n/.exec(written)?.[0])
  expect(() => withDefault('', '')).toThrow('no default')
})

it('the module of the tax years can have another year at the root of the site too', () => {
  const replaced = withDefault(readFileSync(`${GENERATED_FOLDER}/tax-years.ts`, 'utf8'), '"2022-23"', '2023-24')
  expect(replaced).toContain('export const siteDefaultTaxYear = "2023-24"\n')
  expect(replaced).toContain('export const defaultTaxYear = "2022-23"\n')
})

describe('the scripts of two tax years', () => {
  const names = readdirSync(GENERATED_FOLDER)
    .filter((name) => name.endsWith('.ts') && !['tax-years.ts', 'rule-sets.ts', 'index.ts'].includes(name))
    .map((name) => basename(name, '.ts'))

  /** The file of each module, built for a tax year. */
  async function filesIn(year: TaxYear) {
    const { output } = (await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      plugins: [taxYearPlugin(year, '2024-25')],
      build: {
        write: false,
        rolldownOptions: {
          input: ['tax-years', ...names].map((name) => join(GENERATED_FOLDER, `${name}.ts`)),
          preserveEntrySignatures: 'strict',
        },
      },
    })) as Rolldown.RolldownOutput
    return new Map(output.map((file) => [file.name, file as Rolldown.OutputChunk]))
  }

  it('say their own year, and share exactly the tables that agree', async () => {
    const [before, after] = await Promise.all([filesIn('2025-26'), filesIn('2026-27')])
    expect(before.get('tax-years')?.code).toMatch(/=["'`]2025-26["'`]/)
    expect(after.get('tax-years')?.code).toMatch(/=["'`]2026-27["'`]/)
    const shared = names.filter((name) => before.get(name)?.fileName === after.get(name)?.fileName)
    const agree = names.filter((name) => {
      const whole = (allTables as Tables)[tableName(name)] ?? {}
      const [last, next] = [taxYears['2025-26'], taxYears['2026-27']].map((period) => JSON.stringify(inForceIn(whole, period)))
      return last === next
    })
    expect(shared).toEqual(agree)
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.length).toBeLessThan(names.length)
  })
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
