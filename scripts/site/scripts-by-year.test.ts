import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Tables } from '../../engine/calculator.ts'
import { scriptsByYear } from './scripts-by-year.ts'

const YEARS = {
  '2024-25': { starts: '2024-04-06', ends: '2025-04-05' },
  '2025-26': { starts: '2025-04-06', ends: '2026-04-05' },
} as const

const entry = (name: string, ...from: string[]) => ({
  [name]: { entry: name, kind: 'amount', values: from.map((day) => ({ from: day, statute: '"1":2' })) },
})
const TABLES = { vat: entry('limit', '2022-04-01'), slabs: entry('on-sale', '2024-04-06', '2025-04-06') } as unknown as Tables

const SCRIPTS = {
  'form-11111111.js': 'import"./inputs-22222222.js";import("./answer-3333333-.js");["assets/answer-3333333-.js"]',
  'inputs-22222222.js': 'export let a=OF_YEAR(`defaultTaxYear`)',
  'answer-3333333-.js': 'import"./form-11111111.js";let b=OF_YEAR("slabs")',
  'notes-44444444.js': 'import"./vat-55555555.js"',
  'vat-55555555.js': 'let c=OF_YEAR("vat")',
  'libraries-66666666.js': '"other.js"',
  'app-77777777.css': '',
}

const slabsFrom = (from: string) => `let b={"on-sale":{entry:"on-sale",kind:"amount",values:[{from:"${from}",statute:"\\"1\\":2"}]}}`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

function written(scripts: Readonly<Record<string, string>> = SCRIPTS) {
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, name), text)
  const write = scriptsByYear(folder, TABLES)
  const left = readdirSync(folder).toSorted()
  const [now, next] = [write('2024-25', YEARS['2024-25']), write('2025-26', YEARS['2025-26'])]
  const text = (names: ReadonlyMap<string, string>, name: string) => readFileSync(join(folder, names.get(name) ?? name), 'utf8')
  return { left, now, next, text }
}

it('takes out what depends on the year, and what imports it', () => {
  expect(written().left).toEqual(['app-77777777.css', 'libraries-66666666.js'])
})

it('writes the year, and the values of its tables', () => {
  const { now, next, text } = written()
  expect(text(now, 'inputs-22222222.js')).toBe('export let a="2024-25"')
  expect(text(next, 'inputs-22222222.js')).toBe('export let a="2025-26"')
  expect(text(now, 'answer-3333333-.js')).toContain(slabsFrom('2024-04-06'))
  expect(text(next, 'answer-3333333-.js')).toContain(slabsFrom('2025-04-06'))
})

it('imports the scripts of the year, in a circle too', () => {
  const { now, text } = written()
  const [form, inputs, answer] = ['form-11111111.js', 'inputs-22222222.js', 'answer-3333333-.js'].map((name) => now.get(name))
  expect(text(now, 'form-11111111.js')).toBe(`import"./${inputs}";import("./${answer}");["assets/${answer}"]`)
  expect(text(now, 'answer-3333333-.js')).toContain(`import"./${form}"`)
  expect(inputs).toMatch(/^inputs-[\w-]{8}\.js$/)
})

it('shares the scripts of two years that agree, and no others', () => {
  const { now, next } = written()
  const shared = [...now].filter(([name, renamed]) => next.get(name) === renamed).map(([name]) => name)
  expect(shared).toEqual(['notes-44444444.js', 'vat-55555555.js'])
  expect(readdirSync(folder)).toHaveLength(2 + 2 + 3 * 2)
})

it('gives a script another name when what it imports has changed', () => {
  const before = written().now
  const after = written({ ...SCRIPTS, 'inputs-22222222.js': 'export let d=OF_YEAR(`defaultTaxYear`)' }).now
  for (const name of ['form-11111111.js', 'answer-3333333-.js']) expect(after.get(name)).not.toBe(before.get(name))
  expect(after.get('vat-55555555.js')).toBe(before.get('vat-55555555.js'))
})

it('refuses a table that there is not', () => {
  expect(() => written({ 'a-11111111.js': 'OF_YEAR("wages")' })).toThrow('there is no table wages')
})
