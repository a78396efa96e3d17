import { expect, it } from 'vitest'
import type { RatesOnDate, Tables } from '../../../engine/calculator.ts'
import { allRatesOn, type TaxYear } from '../../../engine/rates/rates-at.ts'
import { readGolden } from '../../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../../lib/calculators.ts'
import { RATES_FOLDER } from '../compile.ts'
import { readRates } from '../read-rates.ts'
import { tableName } from '../tables.ts'

/** Covers any tax year, because unused allowances are looked up in years before those on offer. */
const isFirstDay = (date: string) => date.endsWith('-04-06')

/** A branch of the tables that reports which entries are read from it. */
const noting = <Branch extends object>(branch: Branch, note: (entry: string) => void): Branch =>
  new Proxy(branch, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'object' || found === null) return found
      if (!('entry' in found)) return noting(found, note)
      note(String(found.entry))
      return found
    },
  })

it('of the entries that golden rows read, byDay is set for exactly those that a row reads on a date within a tax year', {
  timeout: 60_000,
}, async () => {
  const read = new Set<string>()
  const asked = new Set<string>()
  for (const slug of calculatorSlugs()) {
    const calculator = await loadCalculator(slug)
    const rates: RatesOnDate<Tables> = (date) => {
      const law = allRatesOn(calculator.tables, date, 'statute')
      return noting(law, (entry) => {
        read.add(entry)
        if (!isFirstDay(date)) asked.add(entry)
      })
    }
    for (const { in: raw, taxYear } of readGolden(slug)) {
      const { inputs } = { inputs: undefined, ...calculator.parse(raw, taxYear as TaxYear) }
      if (inputs !== undefined) calculator.recordOn(inputs, rates, taxYear as TaxYear)
    }
  }
  const marked = Object.entries(readRates(RATES_FOLDER).tables).flatMap(([file, { entries }]) =>
    Object.entries(entries).flatMap(([name, { byDay }]) => (byDay === undefined ? [] : [`${tableName(file)}.${name}`])),
  )
  // Pages print the others by day, and no row can tell.
  expect([...asked].sort()).toEqual(marked.filter((entry) => read.has(entry)).sort())
  expect(marked.length).toBeGreaterThan(0)
})
