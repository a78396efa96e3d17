import { useField } from '../form-context.ts'
import { FieldError } from './field-error.tsx'

interface Props {
  readonly name: string
  readonly hint?: string
}

/** Money: `£` stands outside the box, and is accepted inside it too, with commas and spaces. */
export const MoneyField = (props: Props) => <NumberField {...props} kind="money" unit="£" />

/** A percentage of something, with `%` behind the box. */
export const PercentField = (props: Props) => <NumberField {...props} kind="percent" unit="%" />

function NumberField({ name, hint, kind, unit }: Props & { kind: 'money' | 'percent'; unit: '£' | '%' }) {
  const { field, error, errorId, hintId, describedBy } = useField(name, kind, hint !== undefined)
  const affix = (
    <span className="affix" aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={name}>
        {field.label} ({unit})
      </label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
      <div className={`box box-${kind}`}>
        {unit === '£' && affix}
        <input
          id={name}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
        />
        {unit === '%' && affix}
      </div>
    </div>
  )
}
