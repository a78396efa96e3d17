import type { Field } from '#engine/inputs/field.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { capitalised, count, date, money } from './format.ts'

/** A parsed input as text, by the kind of its field: £30,000, 5%, 6 months, 6 April 2024, Plan 2, Yes. */
export function valueText(field: Field, value: Decimal | boolean | string | undefined): string {
  if (value instanceof Decimal) {
    if (field.kind === 'money') return money(value)
    if (field.kind === 'percent') return `${value.toFixed()}%`
    return field.kind === 'number' && field.unit !== undefined && !isNamed(field.unit, field.label)
      ? `${count(value)} ${field.unit}`
      : count(value)
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'date') return date(value ?? '')
  return (field.kind === 'choice' && field.words[value ?? '']) || capitalised(value ?? '')
}

/** Whether the label already says what is counted: `Days Worked: 220` needs no more. */
const isNamed = (unit: string, label: string) => label.toLowerCase().includes(unit.toLowerCase())
