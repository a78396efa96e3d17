import type { Field, Fields, InputIssue, Refusal } from '#engine/inputs/field.ts'
import type { FormValues } from './form-values.ts'

/** One thing wrong with a field of a form. */
export interface FormIssue extends Refusal {
  /** The parser’s code; `missing` for a main amount that was left blank, `unlikely` where somebody is asked about an amount. */
  readonly code: InputIssue['code'] | 'missing' | 'unlikely'
  /** What the form or the address says in that field, so that a visitor sees what we read. Empty where a main amount is missing. */
  readonly typed: string
  /** Set where nothing is wrong but something is unlikely: what a visitor is asked, who answers by calculating again. */
  readonly question?: string
}

/**
 * Everything wrong with what a form says, in the order of its fields: the parser’s faults, a main amount that nobody entered, and a choice
 * with no option chosen, which a link to an option that does not exist leaves behind.
 */
export function issuesIn(values: FormValues, fields: Fields, faults: readonly InputIssue[]): FormIssue[] {
  const names = Object.keys(fields)
  const missing = names.flatMap((name) => missingIn(name, values, fields))
  return [...faults, ...missing]
    .map((issue) => ({ ...issue, typed: values[issue.field] ?? '' }))
    .sort((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
}

function missingIn(name: string, values: FormValues, fields: Fields): Pick<FormIssue, 'field' | 'code' | 'expected'>[] {
  const field = fields[name]
  if (!field || values[name]?.trim() !== '') return []
  if (field.kind === 'choice') return [{ field: name, code: 'invalid_value', expected: '' }]
  return isAsked(field, values) ? [{ field: name, code: 'missing', expected: '' }] : []
}

/** The name of the first main amount that is still blank; undefined where none is. */
export const blankMainIn = (values: FormValues, fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name] && isAsked(fields[name], values) && isBlank(values[name]))

/** Whether a field must not be blank: a main amount, unless one is given in its place. */
export const isAsked = (field: Field, values: FormValues): boolean =>
  'isMain' in field && !('unless' in field && field.unless !== undefined && !isBlank(values[field.unless]))

const isBlank = (typed: string | undefined): boolean => (typed ?? '').trim() === ''

/** The pay in a form, with its period. While it stays the same, a visitor who has been asked about it is not asked again. */
export const payIn = (fields: Fields, values: FormValues): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => (field.kind === 'money' && field.isMain ? [values[name], values[field.periodIn ?? '']] : []))
    .join()
