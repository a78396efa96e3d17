import { readWith } from '../inputs/parse.ts'
import { checkBy, refused, strictObject, textSchema } from '../inputs/schema-parts.ts'
import type { Result } from './result.ts'

/** What a new record is made from. */
export interface NewCalculationRecord {
  readonly calculatorType: string
  /** What was entered, as JSON text. */
  readonly inputs: string
  /** The amounts of the answer, as JSON text. */
  readonly results: string
}

/** The specified record of a calculation. It is for a file, and the site keeps no copy. */
export interface CalculationRecord extends NewCalculationRecord {
  readonly id: string
  readonly createdAt: string
}

/** Text that passes a test. */
const textThat = (holds: (text: string) => boolean, expected: string) =>
  textSchema(
    checkBy(({ value, issues }) => {
      if (!holds(value)) refused(issues, value, 'invalid_format', expected)
    }),
  )
const textLike = (pattern: RegExp, expected: string) => textThat((text) => pattern.test(text), expected)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const madeFrom = {
  calculatorType: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the slug of a calculator'),
  inputs: textThat(isJson, 'JSON text'),
  results: textThat(isJson, 'JSON text'),
}
const NO_OTHER = 'a field of a record'

export const newCalculationRecord = strictObject<NewCalculationRecord>(madeFrom, NO_OTHER)

export const calculationRecord = strictObject<CalculationRecord>(
  {
    id: textLike(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'a UUID of version 4'),
    ...madeFrom,
    createdAt: textLike(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'a time in UTC'),
  },
  NO_OTHER,
)

/** What a record of an answer is made from. @throws RangeError where that is no such record. */
export const newRecordOf = ({ result, inputs }: { readonly result: Result; readonly inputs: object }): NewCalculationRecord =>
  recordIn(newCalculationRecord, { calculatorType: result.slug, inputs: JSON.stringify(inputs), results: JSON.stringify(result.record) })

/** The record of an answer. Its id and the time at which it is made come from the caller, who has a clock. @throws RangeError for others. */
export const recordOf = (outcome: Parameters<typeof newRecordOf>[0], id: string, createdAt: string): CalculationRecord =>
  recordIn(calculationRecord, { id, ...newRecordOf(outcome), createdAt })

function recordIn<Of>(schema: Parameters<typeof readWith<Of>>[0], raw: unknown): Of {
  const read = readWith(schema, raw)
  if (read.issues) throw new RangeError(read.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`).join('; '))
  return read.value
}
