import { everyYear } from '#engine/inputs/fields-in-year.ts'
import { useField } from '../form-context.ts'
import { FieldError } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'

/** A day, in the browser’s own date box. It takes a day of any tax year that we have: one of another year leads to the page of that year. */
export function DateField({ name, hint, tip }: { name: string; hint?: string; tip?: string }) {
  const { field, error, errorId, hintId, describedBy } = useField(name, 'date', hint !== undefined)
  const known = field.blank === 'unknown' ? undefined : field.blank
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <FieldLabel name={name} label={field.label} tip={tip} />
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
      <div className="box box-date">
        <input
          id={name}
          name={name}
          type="date"
          min={everyYear.starts}
          max={everyYear.ends}
          defaultValue={known}
          data-blank={known}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
        />
      </div>
    </div>
  )
}
