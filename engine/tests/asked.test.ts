import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed } from './calculators.ts'

interface Question {
  readonly asked: string
  readonly calculator: string
  readonly taxYear: TaxYear
  readonly inputs: string
  readonly answers: string
}

const file = new URL('../../golden/asked/questions.csv', import.meta.url)
const questions: Question[] = parse(readFileSync(file), { columns: true })

/** `annualSalary=60000 region=scotland` by name. */
const byName = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))

describe('questions that people asked in public', () => {
  it.each(questions)('$calculator of $taxYear, $inputs ($asked)', async ({ calculator: slug, taxYear, inputs, answers }) => {
    const calculator = await calculatorNamed(slug)
    const year = 'taxYear' in calculator.fields ? { taxYear } : {}
    const parsed = calculator.parse({ ...byName(inputs), ...year }, taxYear)
    if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
    const record = calculator.record(parsed.inputs, { taxYear })
    const expected = byName(answers)
    const found = Object.keys(expected).map((name) => {
      const value = record[name]
      return [name, value instanceof Decimal ? value.toFixed(2) : String(value)]
    })
    expect(Object.fromEntries(found)).toEqual(expected)
  })
})
