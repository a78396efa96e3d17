import { describe, expect, it } from 'vitest'
import { readAsked } from '../../golden/code/questions.ts'
import { Decimal } from '../money/decimal.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed } from './calculators.ts'

describe('questions that people asked in public', () => {
  it.each(readAsked())('$calculator of $taxYear, $inputs ($asked)', async ({ calculator: slug, taxYear, inputs, answers }) => {
    const calculator = await calculatorNamed(slug)
    const year = 'taxYear' in calculator.fields ? { taxYear } : {}
    const parsed = calculator.parse({ ...inputs, ...year }, taxYear as TaxYear)
    if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
    const record = calculator.record(parsed.inputs, { taxYear: taxYear as TaxYear })
    const found = Object.keys(answers).map((name) => {
      const value = record[name]
      return [name, value instanceof Decimal ? value.toFixed(2) : String(value)]
    })
    expect(Object.fromEntries(found)).toEqual(answers)
  })
})
