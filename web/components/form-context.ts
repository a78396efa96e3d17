import { createContext, useContext } from 'react'
import { exampleOf, type Field, type Fields } from '#engine/inputs/field.ts'
import { everyYear } from '#engine/inputs/known-years.ts'
import type { FormIssue } from '../form/form-issues.ts'
import type { FormValues } from '../form/form-values.ts'
import { date } from '../text/dates.ts'

interface FormState {
  readonly fields: Fields
  readonly issues: readonly FormIssue[]
  /** What the form says now. */
  readonly values: FormValues
}

export const FormContext = createContext<FormState>({ fields: {}, issues: [], values: {} })

/** What the form says now, by field name, for a field that is shown or enabled by another. */
export const useFormValues = (): FormValues => useContext(FormContext).values

const FIRST_DAY = date(everyYear.starts)
const LAST_DAY = date(everyYear.ends)

/**
 * What a visitor reads about a mistake: `We read “13” in “Months Worked”. Enter a whole number from 1 to 12.` A choice or a tick that does
 * not exist can only come from a link, since a form offers none.
 */
export function issueMessage({ field: name, code, expected, typed, question }: FormIssue, fields: Fields): string {
  if (question !== undefined) return question
  const field = fields[name]
  if (!field) return `${name} is not ${expected}`
  const { kind, label } = field
  if (code === 'missing') return `Enter ${kind === 'money' ? 'an amount' : 'a number'} for “${label}”, or 0 if there is none`
  if (kind === 'flag' && code === 'invalid_value') {
    return `Tick “${label}” or leave it empty: the link that you followed does not say which`
  }
  if (kind === 'choice' && code === 'invalid_value') {
    return `Choose one of the options for “${label}”: the link that you followed has none of them`
  }
  if (kind === 'date') {
    // A day of another year that we have is no mistake: it leads to the page of that year.
    const wanted = code === 'invalid_format' ? `a date, such as ${date(exampleOf(field))}` : `between ${FIRST_DAY} and ${LAST_DAY}`
    return `“${label}” must be ${wanted}`
  }
  if (kind === 'flag') return `Untick “${label}”: it must be ${expected}`
  if (typed.trim() === '') return `“${label}” is blank. Enter ${expected}.`
  return `We read “${shortened(typed)}” in “${label}”. Enter ${expected}.`
}

/** What was typed, cut off where it is far too long for its box. */
function shortened(typed: string): string {
  const text = typed.trim()
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
const MOST_SHOWN = 24

export interface FieldState<Kind extends Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>
  readonly error: string | undefined
  /** The attributes that link a control to its hint and its error for a screen reader. */
  readonly aria: { readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined }
}

export const hintIdOf = (name: string): string => `${name}-hint`
export const errorIdOf = (name: string): string => `${name}-error`

/** The field of this form named `name`, with its error if it has one. @throws Error when the form has no such field of that kind. */
export function useField<Kind extends Field['kind']>(name: string, kind: Kind, hasHint: boolean): FieldState<Kind> {
  const { fields, issues } = useContext(FormContext)
  const field = fields[name]
  if (field?.kind !== kind) throw new Error(`the form has no ${kind} field "${name}"`)
  const issue = issues.find((one) => one.field === name)
  const describedBy = [hasHint && hintIdOf(name), issue && errorIdOf(name)].filter(Boolean).join(' ')
  return {
    field: field as FieldState<Kind>['field'],
    error: issue && issueMessage(issue, fields),
    aria: { 'aria-describedby': describedBy === '' ? undefined : describedBy, 'aria-invalid': issue && true },
  }
}
