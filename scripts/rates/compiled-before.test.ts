import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { compiledBefore } from './compiled-before.ts'

let folder: string
const inFolder = (name: string) => join(folder, name)
const put = (name: string, text: string) => {
  mkdirSync(dirname(inFolder(name)), { recursive: true })
  writeFileSync(inFolder(name), text)
}
const look = () => compiledBefore(inFolder('rates'), inFolder('generated'), ['compiler', 'lock.json', 'none'].map(inFolder))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  put('rates/vat.yaml', 'title: VAT')
  put('rates/verified.csv', 'entry\n')
  put('compiler/check/order.ts', 'export {}')
  put('lock.json', '{}')
  put('generated/years/2024-25.ts', 'export const tables = {}')
  look().record()
})

it('what was recorded is current until something changes', () => {
  expect(look().isCurrent).toBe(true)
  rmSync(inFolder('generated/made-from'))
  expect(look().isCurrent).toBe(false)
})

it.each([
  ['a table is edited', () => put('rates/vat.yaml', 'title: Vat')],
  ['a table is added', () => put('rates/pensions.yaml', '')],
  ['a table is removed', () => rmSync(inFolder('rates/vat.yaml'))],
  ['a table is renamed', () => (rmSync(inFolder('rates/vat.yaml')), put('rates/tax.yaml', 'title: VAT'))],
  ['a line moves to the next table', () => (put('rates/vat.yaml', 'title: '), put('rates/verified.csv', 'VATentry\n'))],
  ['the file of checked readings is edited', () => put('rates/verified.csv', 'entry,by\n')],
  ['a generated module is edited', () => put('generated/years/2024-25.ts', '')],
  ['a generated module is removed', () => rmSync(inFolder('generated/years/2024-25.ts'))],
  ['a module is added to those generated', () => put('generated/other.ts', '')],
  ['the compiler is edited', () => put('compiler/check/order.ts', 'export const x = 1')],
  ['the compiler gets another module', () => put('compiler/value.ts', '')],
  ['another version of a package is installed', () => put('lock.json', '{ "yaml": "3" }')],
])('nothing is current once %s', (_, change) => {
  change()
  expect(look().isCurrent).toBe(false)
})

it('a table that is saved while the tables compile counts as changed', () => {
  const compiling = look()
  put('rates/vat.yaml', 'title: Vat')
  compiling.record()
  expect(look().isCurrent).toBe(false)
})
