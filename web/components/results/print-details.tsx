import { useState } from 'react'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { date, taxYear } from '../../text/format.ts'
import { givenInputs } from '../../text/given-inputs.ts'
import { todayHere } from '../../years/year-words.ts'

/** What else a printed result needs: the inputs, the rules, the date, and where to find it again. */
export function PrintDetails({ result, inputs, fields }: Omit<AnsweredForm, 'calculator'>) {
  const [today] = useState(todayHere)
  return (
    <dl className="print-details">
      {givenInputs(fields, inputs).map(({ name, label, value }) => (
        <Detail key={name} term={label} value={value} />
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
