import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { readWith } from '../inputs/parse.ts'
import { contractSchema } from '../people/json-schema.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { calculationRecord, newCalculationRecord, newRecordOf, recordOf } from './calculation-record.ts'

const ID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const NOW = '2026-11-26T09:30:00.000Z'

async function outcomeOf(slug: string) {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse({})
  if (parsed.issues) return expect.fail('blank inputs are refused')
  return { inputs: parsed.inputs, result: calculator.calculate(parsed.inputs) }
}

const { record: schema = {} } = contractSchema([]).$defs ?? {}
const validate = new Ajv2020({ strict: false, formats: { uuid: true, 'date-time': true } }).compile(schema as object)

describe.each(SLUGS)('the record of a calculation of %s', (slug) => {
  it('is read again as it was made, and holds what was entered and answered', async () => {
    const outcome = await outcomeOf(slug)
    const made = newRecordOf(outcome)
    const record = recordOf(outcome, ID, NOW)
    expect(readWith(calculationRecord, JSON.parse(JSON.stringify(record)))).toEqual({ value: { id: ID, ...made, createdAt: NOW } })
    expect(Object.keys(record)).toEqual(['id', 'calculatorType', 'inputs', 'results', 'createdAt'])
    expect(validate(record)).toBe(true)
    expect(JSON.parse(made.inputs)).toEqual(JSON.parse(JSON.stringify(outcome.inputs)))
    expect(Object.keys(JSON.parse(made.results) as object)).toEqual(Object.keys(outcome.result.record))
  })
})

it.each([
  ['without an id', { id: undefined }, 'id', 'invalid_type'],
  ['with an amount that is no text', { results: { netIncome: 1 } }, 'results', 'invalid_type'],
  ['with inputs that are no JSON', { inputs: '{' }, 'inputs', 'invalid_format'],
  ['with a time that is none', { createdAt: 'today' }, 'createdAt', 'invalid_format'],
  ['of a calculator whose name is none', { calculatorType: 'VAT' }, 'calculatorType', 'invalid_format'],
  ['with a field that it does not have', { salary: '1' }, undefined, 'unrecognized_keys'],
])('a record %s is refused', async (_, change, field, code) => {
  const record = { ...recordOf(await outcomeOf('vat'), ID, NOW), ...change }
  expect(readWith(calculationRecord, record).issues?.map((issue) => [issue.path[0], issue.code])).toEqual([[field, code]])
  expect(validate(JSON.parse(JSON.stringify(record)))).toBe(code === 'invalid_format')
})

it('what a record is made from has no id and no time', async () => {
  expect(readWith(newCalculationRecord, recordOf(await outcomeOf('vat'), ID, NOW)).issues).toHaveLength(1)
})
