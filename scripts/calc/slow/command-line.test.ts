import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { copyOfProject, runScript } from '../../lib/tests/run-script.ts'
import { writeTestFigures } from '../../rates/tests/write-test-figures.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('a project as npm ci leaves it', () => {
  const folder = copyOfProject(['scripts', 'engine', 'rates', 'schemas'])
  afterAll(() => rmSync(folder, { recursive: true }))

  writeTestFigures(join(folder, 'rates'))
  const tables = join(folder, 'rates/national-insurance.yaml')
  const written = readFileSync(tables, 'utf8')
  const mainRate = (rate: string) => writeFileSync(tables, written.replace('value: 8%', `value: ${rate}`))
  const calculate = () => runScript('scripts/calc/calc.ts', ['income-tax'], 'annualSalary\n30000\n', { folder })

  it('needs no build: not at first, not after a rate has changed', async () => {
    expect(await calculate()).toMatchObject({ stdout: expect.stringContaining(',1394.40,') as string, stderr: '', code: 0 })
    mainRate('10%')
    expect(await calculate()).toMatchObject({ stdout: expect.stringContaining(',1743.00,') as string, stderr: '', code: 0 })
  })

  it('does not calculate with a broken rate table, and says what to correct', async () => {
    mainRate('8')
    const { stdout, stderr, code } = await calculate()
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 })
    expect(stderr).toMatch(
      /^rates\/national-insurance\.yaml:\d+:\d+ \S+: "8" is not a percentage; write 8%\n\ncalc: 1 mistake to correct first\n$/,
    )
  })
})
