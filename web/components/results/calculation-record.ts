import type { Outcome } from '../../form/answer.ts'

/** What a new record is made from. `schemas/calculation-results.schema.json` describes it and the record. */
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

/** What a record of this answer is made from. */
export const newRecordOf = ({ result, inputs }: Outcome): NewCalculationRecord => ({
  calculatorType: result.slug,
  inputs: JSON.stringify(inputs),
  results: JSON.stringify(result.record),
})

/** The record, with an id of its own and the time at which it is made. */
export const recordMadeFrom = (made: NewCalculationRecord): CalculationRecord => ({
  id: crypto.randomUUID(),
  ...made,
  createdAt: new Date().toISOString(),
})
