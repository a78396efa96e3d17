// These test the real tables on purpose. rates:impact says which of them an edit changes.
import { parse } from 'csv-parse/sync'
import { expect, it, vi } from 'vitest'
import { readChecked } from '../../golden/code/questions.ts'
import { callCommand } from '../lib/tests/call-command.ts'
import { calc } from './command.ts'

vi.setConfig({ testTimeout: 60_000 })

it.each(readChecked())('$calculator under $rules: $inputs ($law)', async ({ calculator, rules, inputs, answers }) => {
  const table = [Object.keys(inputs).join(','), Object.values(inputs).join(',')].join('\n')
  const { stdout } = await callCommand(calc, [calculator, '--year', '2024-25', '--rules', rules], table)
  const figures = Object.entries(answers).map(([name, figure]) => [`out.${name}`, figure])
  expect(figures.length).toBeGreaterThan(0)
  expect(parse(stdout, { columns: true })[0]).toMatchObject(Object.fromEntries(figures))
})
