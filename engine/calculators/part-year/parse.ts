import type { InputsOf } from '../../inputs/field.ts'
import { type Parser, parserOf } from '../../inputs/parse.ts'
import { Decimal } from '../../money/decimal.ts'
import { fields } from './fields.ts'
import { monthsLeftFrom } from './national-insurance.ts'

const parseFields = parserOf(fields)

/**
 * Parses the inputs. The months worked cannot be more than the tax year has left from the first month paid; a blank means all of them,
 * which from April are the specified 12.
 */
export const parse: Parser<InputsOf<typeof fields>> = (raw, taxYear) => {
  const parsed = parseFields(raw, taxYear)
  if (parsed.issues) return parsed
  const { monthsWorked, firstMonth } = parsed.inputs
  const left = monthsLeftFrom(firstMonth)
  if (isBlank(raw['monthsWorked'])) return { inputs: { ...parsed.inputs, monthsWorked: new Decimal(left) } }
  if (monthsWorked.lessThanOrEqualTo(left)) return parsed
  const expected = `${left} or fewer if the first month paid is ${fields.firstMonth.words[firstMonth]}, because the tax year then ends`
  return { issues: [{ field: 'monthsWorked', expected }] }
}

const isBlank = (value: unknown): boolean => (typeof value === 'string' ? value.trim() === '' : (value ?? undefined) === undefined)
