import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../engine/rates/generated/index.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { compileRates, GENERATED_FOLDER, RATES_FOLDER, tablesOf } from './compile.ts'
import { RatesError } from './problem.ts'
import { readRates } from './read-rates.ts'

let folder = ''
const rates = () => join(folder, 'rates')
const generated = () => join(folder, 'generated')
const modulesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
const read = (name: string) => readFileSync(join(generated(), name), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rates-'))
  cpSync(RATES_FOLDER, rates(), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const LIVING_WAGE = `title: Minimum wage
entries:
  adult.hourly:
    title: National Living Wage
    kind: amount
    unit: GBP
    period: week
    base: an hour of work
    values:
      - from: 2024-04-06
        readings:
          statute: { value: 11.44, law: National Minimum Wage Act 1998 s.1, sources: [tax-kalculator], status: memory, note: From a test. }
          constants: { value: 11.40, sources: [specification-1], status: specification }
`
/** Each holds all tables, so it changes with any of them. */
const MODULES_OF_YEARS = Object.keys(taxYears).map((year) => `years/${year}.ts`)
const addTable = () => writeFileSync(join(rates(), 'national-living-wage.yaml'), LIVING_WAGE)

describe('compiling the tables', () => {
  it('writes what the engine reads', () => {
    const written = compileRates(rates(), generated())
    expect(written.sort()).toEqual(modulesIn(GENERATED_FOLDER))
    for (const name of written) expect(read(name)).toBe(readFileSync(join(GENERATED_FOLDER, name), 'utf8'))
  })

  it('writes and touches nothing the second time', () => {
    const first = compileRates(rates(), generated())
    const times = () => first.map((name) => statSync(join(generated(), name)).mtimeMs)
    const before = times()
    expect(compileRates(rates(), generated())).toEqual([])
    expect(times()).toEqual(before)
    expect(modulesIn(generated())).toHaveLength(first.length)
  })

  it('rewrites only the modules of a table that changed', () => {
    compileRates(rates(), generated())
    const path = join(rates(), 'income-tax.yaml')
    writeFileSync(path, readFileSync(path, 'utf8').replace('value: 20%', 'value: 20.5%'))
    expect(compileRates(rates(), generated()).sort()).toEqual([
      'income-tax.ts',
      'provenance/checked.ts',
      'provenance/income-tax.ts',
      ...MODULES_OF_YEARS,
    ])
    expect(read('income-tax.ts')).toContain('"statute":"20.5%"')
  })

  it('gives a new table a module of values, a module of provenance, and a place in both indexes', () => {
    compileRates(rates(), generated())
    addTable()
    expect(compileRates(rates(), generated()).sort()).toEqual([
      'index.ts',
      'national-living-wage.ts',
      'provenance/index.ts',
      'provenance/national-living-wage.ts',
      ...MODULES_OF_YEARS,
    ])
    expect(read('national-living-wage.ts')).toBe(
      `// Made from rates/national-living-wage.yaml by scripts/rates/compile.ts. Do not edit.
export const nationalLivingWage = {"adult":{"hourly":{"entry":"nationalLivingWage.adult.hourly","kind":"amount","values":[{"from":"2024-04-06","statute":"11.44","constants":"11.40"}]}}} as const
`,
    )
    expect(read('index.ts')).toContain(`import { nationalLivingWage } from './national-living-wage.ts'`)
    expect(read('index.ts')).toContain(`  | "nationalLivingWage.adult.hourly"\n`)
    expect(read('provenance/national-living-wage.ts')).toContain('"law":"National Minimum Wage Act 1998 s.1"')
    expect(read('provenance/index.ts')).toContain('...nationalLivingWageProvenance')
  })

  it('removes the modules of a deleted table', () => {
    addTable()
    compileRates(rates(), generated())
    rmSync(join(rates(), 'national-living-wage.yaml'))
    expect(compileRates(rates(), generated()).sort()).toEqual(['index.ts', 'provenance/index.ts', ...MODULES_OF_YEARS])
    expect(modulesIn(generated())).toEqual(modulesIn(GENERATED_FOLDER))
    expect(read('index.ts')).not.toContain('nationalLivingWage')
  })

  it('writes nothing if a table is wrong', () => {
    compileRates(rates(), generated())
    addTable()
    writeFileSync(join(rates(), 'tax-years.yaml'), 'default: 2024\n')
    expect(() => compileRates(rates(), generated())).toThrow(RatesError)
    expect(modulesIn(generated())).toEqual(modulesIn(GENERATED_FOLDER))
  })
})

it('golden rows use the tables of the law, and not the figures of other tests', () => {
  expect(tables).toEqual(tablesOf(readRates(RATES_FOLDER)))
})
