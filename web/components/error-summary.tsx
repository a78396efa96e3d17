import { type MouseEvent, type Ref, useContext } from 'react'
import { focusField } from '../form/focus-field.ts'
import { FormContext, issueMessage } from './form-context.ts'

/** Everything wrong with the form. It gets the focus when a submit fails, and each line links to its field. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { fields, issues } = useContext(FormContext)
  if (issues.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby="error-summary-title">
      <h3 id="error-summary-title">{issues.every(({ question }) => question !== undefined) ? 'Is this right?' : 'There is a problem'}</h3>
      <ul>
        {issues.map((issue) => (
          <li key={issue.field}>
            <a href={`#${issue.field}`} onClick={(event) => follow(event, issue.field)}>
              {issueMessage(issue, fields)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Goes to the field without touching the address, whose fragment holds the inputs. */
function follow(event: MouseEvent<HTMLAnchorElement>, field: string) {
  event.preventDefault()
  focusField(field)
}
