import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { Field } from '../inputs/field.ts'
import { fieldsIn } from '../inputs/fields-in-year.ts'
import { parserOf, schemaOf } from '../inputs/parse.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { contractSchema, inputsSchema } from './json-schema.ts'

const ajv = () => new Ajv2020({ strict: true, allErrors: true, formats: { date: /^\d{4}-\d\d-\d\d$/, uuid: true, 'date-time': true } })

/** What a program may send for a field, right and wrong, on both sides of every limit. */
function valuesFor(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'money':
      return [0, 0.01, 35_000.5, 1e12, -0.01, 1e12 + 0.01]
    case 'percent':
      return [0, 7.25, 100, -0.01, 100.01]
    case 'number': {
      const { least, most, step } = field
      return [least, least + step, most, least - step, most + step, ...(step === 0.01 ? [] : [least + step / 2])]
    }
    case 'choice':
      return [...field.options, 'constructor', '']
    case 'flag':
      return [true, false, 'maybe', 1]
    case 'date':
      return [field.first, field.last, 'soon', 20_240_406]
    case 'text':
      return [...(field.examples ?? ['basic']), ['basic']]
  }
}

describe.each(SLUGS)('the JSON Schema of %s', (slug) => {
  it('takes what its parser takes, and refuses the rest', async () => {
    const calculator = await calculatorNamed(slug)
    const isValid = ajv().compile(inputsSchema(calculator))
    const parse = parserOf(schemaOf(calculator.fields))
    for (const [name, field] of Object.entries<Field>(fieldsIn(calculator.fields, defaultTaxYear)))
      for (const value of valuesFor(field)) {
        // A blank is what a box sends. A program leaves the field out.
        const isRead = value !== '' && parse({ [name]: value }).issues === undefined
        expect([name, value, isValid({ [name]: value })]).toEqual([name, value, isRead])
      }
    expect(isValid({})).toBe(true)
    expect(isValid({ unknown: 1 })).toBe(false)
  })

  it('says what a blank means', async () => {
    const calculator = await calculatorNamed(slug)
    const { properties = {} } = inputsSchema(calculator)
    const defaults = Object.entries(properties).flatMap(([name, property]) =>
      typeof property === 'object' && property.default !== undefined ? [[name, property.default] as const] : [],
    )
    const parse = parserOf(schemaOf(calculator.fields))
    expect(parse(Object.fromEntries(defaults))).toEqual(parse({}))
  })
})

it('the contract holds all calculators, the record and what it is made from', async () => {
  const all = await Promise.all(SLUGS.map(calculatorNamed))
  const contract = contractSchema(all)
  expect(Object.keys(contract.$defs ?? {})).toEqual([...SLUGS, 'record', 'newRecord'])
  const isOne = ajv().compile(contractSchema(all.filter(({ slug }) => slug === 'vat')))
  expect([isOne({ amount: 1 }), isOne({ amount: -1 })]).toEqual([true, false])
})
