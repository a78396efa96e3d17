import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { calculatorNamed, SLUGS } from '#engine/tests/calculators.ts'
import { newRecordOf, recordMadeFrom } from './calculation-record.ts'

const schema = JSON.parse(readFileSync(new URL('../../../schemas/calculation-results.schema.json', import.meta.url), 'utf8')) as object
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(schema)
const faultsOf = (name: string, value: unknown): string[] => {
  const validate = ajv.getSchema(name) ?? expect.fail(`there is no schema ${name}`)
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}
const RECORD = 'calculation-results.schema.json'
const NEW_RECORD = `${RECORD}#/$defs/newRecord`

async function outcomeOf(slug: string) {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse({})
  if (parsed.issues) return expect.fail('blank inputs are refused')
  return { inputs: parsed.inputs, result: calculator.calculate(parsed.inputs) }
}

describe.each(SLUGS)('the record of a calculation of %s', (slug) => {
  it('is as its schema says, and holds what was entered and answered', async () => {
    const outcome = await outcomeOf(slug)
    const made = newRecordOf(outcome)
    expect(faultsOf(NEW_RECORD, made)).toEqual([])
    expect(faultsOf(RECORD, recordMadeFrom(made))).toEqual([])
    expect(JSON.parse(made.inputs)).toEqual(JSON.parse(JSON.stringify(outcome.inputs)))
    expect(Object.keys(JSON.parse(made.results) as object)).toEqual(Object.keys(outcome.result.record))
  })
})

it.each([
  ['without an id', { id: undefined }, " must have required property 'id'"],
  ['with an amount that is no text', { results: { netIncome: 1 } }, '/results must be string'],
  [
    'with a time that is none',
    { createdAt: 'today' },
    '/createdAt must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"',
  ],
  ['with a field that it does not have', { salary: '1' }, ' must NOT have unevaluated properties'],
])('the schema refuses a record %s', async (_, change, fault) => {
  const record = recordMadeFrom(newRecordOf(await outcomeOf('vat')))
  expect(faultsOf(RECORD, JSON.parse(JSON.stringify({ ...record, ...change })))).toEqual([fault])
})
