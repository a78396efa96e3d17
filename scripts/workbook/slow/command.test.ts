import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'

// Each run starts its own Node process.
vi.setConfig({ testTimeout: 60_000 })

const command = fileURLToPath(new URL('../export-workbook.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'workbook-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...words: readonly string[]) => spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' })

it('writes a workbook into this folder, and says that it contains what was typed', () => {
  const { status, stdout, stderr } = run('corporation-tax', 'taxableProfit=100000', '--rules', 'text')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toBe('corporation-tax.xlsx: Corporation Tax Calculator, text. Private: it contains what you typed.\n')
  // The first two bytes of a zip file.
  expect(readFileSync(join(folder, 'corporation-tax.xlsx')).subarray(0, 2).toString()).toBe('PK')
})

it.each([
  [['income-tax', 'annualSalary=-1'], 'annualSalary must be £0 or more'],
  [
    ['taxes', 'amount=1'],
    expect.stringMatching(/^export:workbook: there is no calculator "taxes"; choose from .*capital-gains, /) as string,
  ],
  [['income-tax', '--rules', 'mine'], 'there is no rule set "mine"; choose from statute, constants, text'],
])('refuses %j in a line, and writes nothing', (words, message) => {
  const { status, stdout, stderr } = run(...words, '--out', 'refused.xlsx')
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: typeof message === 'string' ? `export:workbook: ${message}\n` : message,
  })
  expect(existsSync(join(folder, 'refused.xlsx'))).toBe(false)
})
