import * as z from 'zod/v4/core'
import type { Calculator } from '../calculator.ts'
import { canBeUnknown, type Field } from '../inputs/field.ts'
import { fieldsIn } from '../inputs/fields-in-year.ts'
import { schemaOf } from '../inputs/parse.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculationRecord, newCalculationRecord } from '../result/calculation-record.ts'
import { columnNote } from './column-notes.ts'

/** What a schema is made from: a calculator, or its form. */
type Asking = Pick<Calculator, 'slug' | 'fields'>
type Property = Readonly<Record<string, unknown>>

/**
 * The contract of some calculators as one JSON Schema: the inputs of each by its slug, the record of a calculation, and what a record is made
 * from. A schema of one calculator alone is that of its inputs.
 */
export const contractSchema = (calculators: readonly Asking[], taxYear: TaxYear = defaultTaxYear): z.JSONSchema.BaseSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(calculators.length === 1 && { $ref: `#/$defs/${calculators[0]?.slug}` }),
  $defs: {
    ...Object.fromEntries(calculators.map((calculator) => [calculator.slug, inputsSchema(calculator, taxYear)])),
    record: recordSchema(calculationRecord),
    newRecord: recordSchema(newCalculationRecord),
  },
})

/** What a schema of a record does not say of its fields. */
const OF_RECORD: Readonly<Record<string, z.JSONSchema.BaseSchema>> = {
  id: { description: 'A number of its own, made for this record', format: 'uuid' },
  calculatorType: { description: 'The calculator, by its slug', examples: ['income-tax'] },
  inputs: {
    description: 'What was entered, by field, as JSON text',
    contentMediaType: 'application/json',
    examples: ['{"annualSalary":"60000"}'],
  },
  results: {
    description: 'What it came to, by field, as JSON text. Amounts are in pounds, percentages are numbers of percent',
    contentMediaType: 'application/json',
    examples: ['{"netIncome":"45357.40"}'],
  },
  createdAt: { description: 'When the record was made, in UTC', format: 'date-time' },
}

function recordSchema(schema: z.$ZodType): z.JSONSchema.BaseSchema {
  const { properties = {}, ...json } = jsonSchema(schema)
  return {
    ...json,
    properties: Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, { ...(own as object), ...OF_RECORD[name] }])),
  }
}

/** The JSON Schema of a zod schema, as part of another. */
function jsonSchema(schema: z.$ZodType): z.JSONSchema.BaseSchema {
  const { $schema: _draft, '~standard': _standard, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return json
}

/**
 * The JSON Schema (draft 2020-12) of a calculator’s inputs in a tax year: what a program sends. The parser also takes text as people write it.
 * Amounts have no more than two digits after the point, which a schema cannot say of numbers that have no exact hundredths.
 */
export function inputsSchema({ slug, fields }: Asking, taxYear: TaxYear = defaultTaxYear): z.JSONSchema.BaseSchema {
  const { properties = {}, ...json } = jsonSchema(schemaOf(fields)(taxYear))
  const own = Object.entries<Field>(fieldsIn(fields, taxYear))
  return {
    ...json,
    title: `The inputs of ${slug} in ${taxYear}`,
    properties: Object.fromEntries(own.map(([name, field]) => [name, described(name, field, properties[name] as Property)])),
  }
}

/** A property with what its field says about it besides its schema. */
function described(name: string, field: Field, property: Property): z.JSONSchema.BaseSchema {
  const { blankInWords } = { blankInWords: undefined, ...field }
  const blank = blankInWords === undefined ? '' : `if it is left out: ${blankInWords}`
  const days = field.kind === 'date' ? `from ${field.first} to ${field.last}` : ''
  const notes = [columnNote(name, field), days, blank].filter((note) => note !== '')
  return {
    title: field.label,
    ...(notes.length > 0 && { description: notes.join('; ') }),
    ...property,
    ...(!canBeUnknown(field) && blankInWords === undefined && { default: 'blank' in field ? field.blank : 0 }),
    ...(field.kind === 'date' && { format: 'date' }),
    ...(field.kind === 'number' && field.step >= 0.5 && { multipleOf: field.step }),
    ...(field.kind === 'text' && field.examples && { examples: [...field.examples] }),
  }
}
