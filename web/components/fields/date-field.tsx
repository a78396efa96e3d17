import { everyYear } from '#engine/inputs/known-years.ts'
import { useField } from '../form-context.ts'
import { LabelledField } from './labelled-field.tsx'

/**
 * A day, in the browser’s own date box. It takes a day of any tax year that we have: one of another year leads to the page of that year.
 */
export function DateField({ name, hint, tip }: { name: string; hint?: string; tip?: string }) {
  const { field, error, aria } = useField(name, 'date', hint !== undefined)
  const known = field.blank === 'unknown' ? undefined : field.blank
  return (
    <LabelledField name={name} label={field.label} tip={tip} hint={hint} error={error}>
      <div className="box">
        <input
          id={name}
          name={name}
          type="date"
          min={everyYear.starts}
          max={everyYear.ends}
          defaultValue={known}
          data-blank={known}
          {...aria}
        />
      </div>
    </LabelledField>
  )
}
