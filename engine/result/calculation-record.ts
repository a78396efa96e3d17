import * as z from 'zod/mini'
import type { Result } from './result.ts'

// A page fetches this file when somebody wants the record as a file.
z.config({ jitless: true })

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const jsonText = () => z.string().check(z.refine(isJson, 'JSON text'))

/** What a new record is made from. */
export const newCalculationRecord = z.strictObject({
  calculatorType: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the slug of a calculator'),
      z.meta({ description: 'The calculator, by its slug', examples: ['income-tax'] }),
    ),
  inputs: jsonText().check(
    z.meta({
      description: 'What was entered, by field, as JSON text',
      contentMediaType: 'application/json',
      examples: ['{"annualSalary":"60000"}'],
    }),
  ),
  results: jsonText().check(
    z.meta({
      description: 'What it came to, by field, as JSON text. Amounts are in pounds, percentages are numbers of percent',
      contentMediaType: 'application/json',
      examples: ['{"netIncome":"45357.40"}'],
    }),
  ),
})

/** The specified record of a calculation. It is for a file, and the site keeps no copy. */
export const calculationRecord = z.strictObject({
  id: z.uuidv4().check(z.meta({ description: 'A number of its own, made for this record' })),
  ...newCalculationRecord.shape,
  createdAt: z.iso.datetime({ precision: 3 }).check(z.meta({ description: 'When the record was made, in UTC' })),
})

export type NewCalculationRecord = z.output<typeof newCalculationRecord>
export type CalculationRecord = z.output<typeof calculationRecord>

/** What a record of an answer is made from. @throws ZodError where that is no such record. */
export const newRecordOf = ({ result, inputs }: { readonly result: Result; readonly inputs: object }): NewCalculationRecord =>
  newCalculationRecord.parse({
    calculatorType: result.slug,
    inputs: JSON.stringify(inputs),
    results: JSON.stringify(result.record),
  })

/** The record of an answer, with an id of its own and the time at which it is made: both come from the caller, who has a clock. */
export const recordOf = (outcome: Parameters<typeof newRecordOf>[0], id: string, createdAt: string): CalculationRecord =>
  calculationRecord.parse({ id, ...newRecordOf(outcome), createdAt })
