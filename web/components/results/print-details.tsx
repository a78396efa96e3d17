import { useState } from 'react'
import type { Field, Fields } from '#engine/inputs/field.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { Result } from '#engine/result/result.ts'
import { date, taxYear } from '../../lib/format.ts'
import { valueText } from '../../lib/value-text.ts'
import type { Inputs } from '../calculator-form.ts'

/** What a printed result needs as well: what was asked, under which rules, when, and where to find it again. */
export function PrintDetails({ result, inputs, fields }: { result: Result; inputs: Inputs; fields: Fields }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const given = Object.entries(fields).filter(([name, field]) => !isBlank(field, inputs[name]))
  return (
    <dl className="print-details">
      {given.map(([name, field]) => (
        <Detail key={name} term={field.label} value={valueText(field, inputs[name])} />
      ))}
      <Detail term="Tax year" value={taxYear(result.taxYear)} />
      <Detail term="Rules" value={ruleSets[result.ruleSet].title} />
      <Detail term="Worked out on" value={date(today)} />
      <Detail term="Address" value={location.href} />
    </dl>
  )
}

const Detail = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)

function isBlank(field: Field, value: unknown): boolean {
  const blank = 'blank' in field ? field.blank : 0
  return value === undefined || value === blank || (value instanceof Decimal && value.equals(Number(blank)))
}
