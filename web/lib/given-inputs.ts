import type { Field, Fields } from '#engine/inputs/field.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { Inputs } from '../components/calculator-form.ts'
import { count, date, money } from './format.ts'
import { optionWords } from './option-words.ts'

/** The label and the value in words of each input that was given: all but those that say what an empty box would. */
export const givenInputs = (fields: Fields, inputs: Inputs): { readonly name: string; readonly label: string; readonly value: string }[] =>
  Object.entries(fields)
    .filter(([name, field]) => !isBlank(field, inputs[name]))
    .map(([name, field]) => ({ name, label: field.label, value: valueText(field, inputs[name]) }))

function isBlank(field: Field, value: unknown): boolean {
  const blank = 'blank' in field ? field.blank : 0
  return value === undefined || value === blank || (value instanceof Decimal && value.equals(Number(blank)))
}

function valueText(field: Field, value: Inputs[string] | undefined): string {
  if (value instanceof Decimal) {
    if (field.kind === 'money') return money(value)
    if (field.kind === 'percent') return `${value.toFixed()}%`
    return field.kind === 'number' && field.unit !== undefined && !isNamed(field.unit, field.label)
      ? `${count(value)} ${field.unit}`
      : count(value)
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return field.kind === 'date' ? date(value ?? '') : optionWords(value ?? '')
}

/** Whether the label already says what is counted: `Days Worked: 220` needs no more. */
const isNamed = (unit: string, label: string) => label.toLowerCase().includes(unit.toLowerCase())
