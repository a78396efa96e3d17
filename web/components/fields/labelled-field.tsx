import type { ReactNode } from 'react'
import { errorIdOf, hintIdOf } from '../form-context.ts'
import { Tip } from '../tip.tsx'

interface Props {
  readonly name: string
  readonly label: string
  readonly tip: string | undefined
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A field under its label, with its tip, its hint and its error message if it has them. */
export const LabelledField = ({ name, label, tip, hint, error, children }: Props) => (
  <div className="field" data-invalid={error !== undefined || undefined}>
    <div className="field-label">
      <label htmlFor={name}>{label}</label>
      {tip !== undefined && <Tip about={label}>{tip}</Tip>}
    </div>
    <FieldHint name={name} hint={hint} />
    <FieldError name={name} message={error} />
    {children}
  </div>
)

/** What a field asks for, under its label. */
export function FieldHint({ name, hint }: { name: string; hint: string | undefined }) {
  if (hint === undefined) return null
  return (
    <p className="hint" id={hintIdOf(name)}>
      {hint}
    </p>
  )
}

/** The error message of a field, above its box. */
export function FieldError({ name, message }: { name: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p className="field-error" id={errorIdOf(name)}>
      <span className="visually-hidden">Error: </span>
      {message}
    </p>
  )
}
