import type { Field, Fields } from '#engine/inputs/field.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { ParsedInputs } from '../form/answer.ts'
import { valueText } from './value-text.ts'

/** The label and the value in words of each input that was given: all except those that say what an empty box would mean. */
export const givenInputs = (
  fields: Fields,
  inputs: ParsedInputs,
): { readonly name: string; readonly label: string; readonly value: string }[] =>
  Object.entries(fields)
    .filter(([name, field]) => !isBlank(field, inputs[name]))
    .map(([name, field]) => ({ name, label: field.label, value: valueText(field, inputs[name]) }))

function isBlank(field: Field, value: unknown): boolean {
  const blank = 'blank' in field ? field.blank : 0
  return value === undefined || value === blank || (value instanceof Decimal && value.equals(Number(blank)))
}
