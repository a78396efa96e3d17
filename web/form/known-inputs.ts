import type { Fields } from '#engine/inputs/field.ts'
import { inYears } from '#engine/inputs/yearly-pay.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { ParsedInputs } from './answer.ts'
import { ASKED_AS, type Known, takenBy } from './known.ts'

/** The most common answers. They are not kept, so that no visitor is asked whether to use them. */
const USUAL: ReadonlySet<string> = new Set(['england', 'none', 'false', 'salary-sacrifice'])

/**
 * What is known once a form has been answered: what was known before, with what the form says now. Amounts are pounds a year, whatever
 * period they were typed for. What was nothing, or is as usual, is not kept.
 */
export function knownWith(before: Known, fields: Fields, given: ParsedInputs): Known {
  const inputs: Readonly<Record<string, unknown>> = inYears(fields, given)
  const now = { ...before }
  for (const what of takenBy(fields)) {
    const name = ASKED_AS[what]?.find((one) => one in fields && one !== 'otherIncome')
    if (name === undefined) continue
    const value = inputs[name]
    const text = value instanceof Decimal ? (value.isZero() ? '' : value.toFixed()) : String(value)
    if (text === '' || USUAL.has(text)) delete now[what]
    else now[what] = text
  }
  if (now['pension'] === undefined) for (const how of ['pensionMethod', 'publicServicePension']) delete now[how]
  return now
}
