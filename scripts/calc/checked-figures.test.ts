// These test the real tables on purpose. rates:impact says which of them an edit changes.
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { callCommand } from '../lib/tests/call-command.ts'
import { CHECKED, INPUTS } from './checked-figures.ts'
import { calc } from './command.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(['statute', 'constants'] as const)('the checked figures under --rules %s', async (ruleSet) => {
  const checked = CHECKED.flatMap((row) => ('constants' in row || ruleSet === 'statute' ? [{ ...row, expected: row[ruleSet] }] : []))
  const table = [INPUTS, ...checked.map(({ inputs }) => inputs)].join('\n')
  const printed = callCommand(calc, ['income-tax', '--year', '2024-25', '--rules', ruleSet], table)

  it.each(checked.map((row, index) => ({ ...row, index })))('$inputs ($law)', async ({ expected = {}, index }) => {
    const figures = Object.entries(expected).map(([name, figure]) => [`out.${name}`, figure])
    expect(parse((await printed).stdout, { columns: true })[index]).toMatchObject(Object.fromEntries(figures))
    expect(figures.length).toBeGreaterThan(0)
  })
})
