import { goToForm } from '../form/focus-field.ts'

interface Props {
  readonly text: string
  /** The field that it leads to. If left out, the first. */
  readonly field?: string | undefined
  readonly className?: string
}

/** A link from a result back to the form. The address does not change, because its fragment holds the inputs. */
export const FormLink = ({ text, field, className }: Props) => (
  <a
    className={className}
    href="#form-title"
    onClick={(event) => {
      event.preventDefault()
      goToForm(field)
    }}
  >
    {text}
  </a>
)
