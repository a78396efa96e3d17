import type { Decimal } from '#engine/money/decimal.ts'
import { useField } from '../form-context.ts'
import { Tip } from '../tip.tsx'
import { FieldError, FieldHint, LabelledField } from './labelled-field.tsx'

interface ChoiceProps {
  readonly name: string
  readonly hint?: string
  /** What the field’s term means, behind a question mark. */
  readonly tip?: string
}

/** A choice of several options that need not all be visible. */
export function SelectField({ name, hint, tip }: ChoiceProps) {
  const { field, error, aria } = useField(name, 'choice', hint !== undefined)
  return (
    <LabelledField name={name} label={field.label} tip={tip} hint={hint} error={error}>
      <select id={name} name={name} defaultValue={field.blank} {...aria}>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {field.words[option]}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}

interface RadioProps extends ChoiceProps {
  /** The words for each option, if the form has others than a result. */
  readonly words?: Readonly<Record<string, string>>
  readonly explained?: Readonly<Record<string, string>>
}

/** A choice of a few options that should be seen together, each with a line of explanation if it needs one. */
export function RadioField({ name, hint, words, tip, explained }: RadioProps) {
  const { field, error, aria } = useField(name, 'choice', hint !== undefined)
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      {...aria}
      data-invalid={error !== undefined || undefined}
    >
      <legend>
        <span id={`${name}-label`}>{field.label}</span>
        {tip !== undefined && <Tip about={field.label}>{tip}</Tip>}
      </legend>
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} message={error} />
      <div className="choices">
        {field.options.map((option) => (
          <div className="choice" key={option}>
            <input
              type="radio"
              id={`${name}-${option}`}
              name={name}
              value={option}
              defaultChecked={option === field.blank}
              aria-describedby={explained?.[option] === undefined ? undefined : `${name}-${option}-about`}
            />
            <label htmlFor={`${name}-${option}`}>{(words ?? field.words)[option]}</label>
            {explained?.[option] !== undefined && (
              <p className="hint" id={`${name}-${option}-about`}>
                {explained[option]}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface CheckboxProps extends ChoiceProps {
  /** The field whose amount ticks and unticks it until the visitor does, and the most for which it is ticked. */
  readonly tickedFor?: { readonly amountIn: string; readonly upTo: Decimal }
}

/** A box to tick. */
export function CheckboxField({ name, hint, tip, tickedFor }: CheckboxProps) {
  const { field, error, aria } = useField(name, 'flag', hint !== undefined)
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <FieldError name={name} message={error} />
      <div className="choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={field.blank}
          data-amount-in={tickedFor?.amountIn}
          data-up-to={tickedFor?.upTo.toFixed()}
          {...aria}
        />
        <label htmlFor={name}>{field.label}</label>
        {tip !== undefined && <Tip about={field.label}>{tip}</Tip>}
        <FieldHint name={name} hint={hint} />
      </div>
    </div>
  )
}
