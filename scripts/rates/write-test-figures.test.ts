import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tables } from '../../engine/rates/generated/index.ts'
import { TEST_FIGURES, withTestFigures } from '../../engine/tests/test-figures.ts'
import { RATES_FOLDER, tablesOf } from './compile.ts'
import { readAsWritten, readRates } from './read-rates.ts'
import { copyOfRates, makeMistake, removeCopy } from './tests/mistake.ts'
import { writeTestFigures } from './tests/write-test-figures.ts'

/** A copy of the tables after corrections to the law: an amount, a percentage, a band’s rate and a past year’s value. */
function corrected(): string {
  const folder = copyOfRates()
  onTestFinished(() => removeCopy(folder))
  writeTestFigures(folder)
  const edits = [
    ['income-tax.yaml', 'personalAllowance.amount', 'value: 12570', 'value: 13000'],
    ['national-insurance.yaml', 'class1.employee.mainRate', 'value: 8%', 'value: 7%'],
    ['scottish-income-tax.yaml', 'bands', 'rate: 42%', 'rate: 43%'],
    ['vat.yaml', 'registrationThreshold', 'value: 85000', 'value: 86000'],
  ] as const
  for (const [file, entry, right, written] of edits) makeMistake(folder, { file, entry, right, written })
  return folder
}

const textsIn = (folder: string) => Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

it('restores a copy of the tables exactly after a correction to the law', () => {
  const folder = corrected()
  const texts = textsIn(folder)
  writeTestFigures(folder)
  const now = textsIn(folder)
  expect(Object.keys(now).filter((file) => now[file] !== texts[file])).toEqual([
    'income-tax.yaml',
    'national-insurance.yaml',
    'scottish-income-tax.yaml',
    'vat.yaml',
  ])
  expect(now['income-tax.yaml']).toBe(texts['income-tax.yaml']?.replace('value: 13000', 'value: 12570'))
  expect(now['scottish-income-tax.yaml']).toBe(texts['scottish-income-tax.yaml']?.replace('rate: 43%', 'rate: 42%'))
})

it('the engine’s tables get the same figures, and the tables they come from are not changed', () => {
  const folder = corrected()
  const law = tablesOf(readAsWritten(folder))
  const before = structuredClone(law)
  const own = withTestFigures(law)
  expect(law).toEqual(before)
  writeTestFigures(folder)
  expect(own).toEqual(tablesOf(readAsWritten(folder)))
  expect(own).not.toEqual(law)
})

it('a value whose date was moved is restored to its own date', () => {
  const folder = copyOfRates()
  onTestFinished(() => removeCopy(folder))
  const path = join(folder, 'dividends.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('from: 2024-04-06', 'from: 2024-04-05'))
  const { dividends } = withTestFigures(tablesOf(readAsWritten(folder)))
  expect(dividends?.['allowance']).toMatchObject({ values: expect.arrayContaining([{ from: '2024-04-06', statute: '500' }]) as unknown })
})

it('each figure belongs to an existing entry, once for each date', () => {
  const days = TEST_FIGURES.map(({ entry, from }) => `${entry} ${from}`)
  expect(new Set(days).size).toBe(days.length)
  expect(() => withTestFigures(tables)).not.toThrow()
})

it('a test that does not ask for the test figures gets the real tables', () => {
  expect(tables).toEqual(tablesOf(readRates(RATES_FOLDER)))
})
