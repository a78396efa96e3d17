import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { useField } from '../form-context.ts'
import { LabelledField } from './labelled-field.tsx'

interface Props {
  readonly name: string
  readonly hint: string
  /** What the field’s term means, behind a question mark. */
  readonly tip?: string
}

/** A short text that its field reads, such as a tax code. Phones show capitals for it. */
export function CodeField({ name, hint, tip }: Props) {
  const { field, error, aria } = useField(name, 'text', true)
  return (
    <LabelledField name={name} label={field.label} tip={tip} hint={hint} error={error}>
      <div className="box box-count">
        <input
          id={name}
          name={name}
          type="text"
          maxLength={MOST_CHARACTERS}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...aria}
        />
      </div>
    </LabelledField>
  )
}
