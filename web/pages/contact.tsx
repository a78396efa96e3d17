import { NewTabLink } from '../components/new-tab-link.tsx'
import { Section } from '../components/section.tsx'
import { inYear } from '../site/addresses.ts'
import { siteName } from '../site/name.ts'
import { contactAddress } from '../site/settings.ts'
import { textPage } from './text-page.tsx'

/** Whether there is an address to write to. */
const canWrite = contactAddress !== undefined

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email'
  readonly hint?: string
  /** The message if it is left blank. */
  readonly missing: string
  readonly isLong?: boolean
}

const FIELDS: readonly FieldProps[] = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', missing: 'Enter your first name' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', missing: 'Enter your last name' },
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    hint: canWrite ? 'We only use it to reply to you.' : 'It goes at the end of your message.',
    missing: 'Enter your email address',
  },
  { name: 'subject', label: 'Subject', missing: 'Enter a subject' },
  {
    name: 'message',
    label: 'Message',
    hint: 'If it is about a result, say which page and what you entered.',
    missing: 'Enter a message',
    isLong: true,
  },
]

export const page = textPage({
  path: '/contact',
  name: 'Contact Us',
  description: `For a message to ${siteName} about a figure that looks wrong, a rule that is missing or anything else. The page itself sends nothing.`,
  lead: canWrite
    ? 'Tell us about a figure that looks wrong, a rule that is missing or anything else.'
    : 'This is where you will be able to report a figure that looks wrong or a rule that is missing.',
  island: 'contact',
  children: (
    <>
      <div className="contact">
        {canWrite ? (
          <section className="card" aria-labelledby="form-title">
            <h2 id="form-title">Your message</h2>
            <ContactForm />
          </section>
        ) : (
          <section className="card contact-closed" aria-labelledby="closed-title">
            <h2 id="closed-title">What you can do now</h2>
            <p>We have not published an email address yet, so nothing you write on this page reaches us. Until we do:</p>
            <ul>
              <li>
                <b>If a figure looks wrong,</b> choose it in the result to see where it comes from, or look it up among{' '}
                <a href={inYear('/rates')}>all our rates</a>, each with the law and where we found it.
              </li>
              <li>
                <b>If your question is about your own tax,</b> see <a href="#elsewhere">who can help</a>.
              </li>
            </ul>
            <details className="more-options">
              <summary>
                Write a message and keep it
                <span className="summary-about">Nothing is sent. You can copy the message and send it once we have an address.</span>
              </summary>
              <div className="more-options-fields">
                <ContactForm />
              </div>
            </details>
          </section>
        )}
        <div className="contact-aside">
          <h2>{canWrite ? 'What happens to your message' : 'What happens to what you type'}</h2>
          {canWrite && (
            <p>
              The form opens your own email program with your message filled in, addressed to{' '}
              <a href={`mailto:${contactAddress}`}>{contactAddress}</a>. Nothing reaches us until you send it from there.
            </p>
          )}
          <p>Nothing you type here is stored by this site. Leave out anything we do not need, such as your National Insurance number.</p>
        </div>
      </div>
      <Section id="elsewhere" title="What we cannot help with">
        <p>
          We cannot see your tax record, change your tax code or take payments: only HMRC can.{' '}
          <NewTabLink href="https://www.gov.uk/contact-hmrc">Contact HMRC</NewTabLink> for those. We cannot advise you on your own case
          either. If your income is low, you may be able to get free help from <NewTabLink href="https://taxaid.org.uk/">TaxAid</NewTabLink>
          .
        </p>
      </Section>
    </>
  ),
})

/** Without an address, the form is for copying what was written. */
function ContactForm() {
  return (
    <>
      <form method="dialog" noValidate data-contact-form data-address={contactAddress}>
        <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby="error-summary-title" data-error-summary hidden>
          <h3 id="error-summary-title">There is a problem</h3>
          <ul />
        </div>
        {FIELDS.map((field) => (
          <ContactField key={field.name} {...field} />
        ))}
        <div className="contact-buttons">
          <button type="submit" className="button" disabled>
            {canWrite ? 'Open in Your Email Program' : 'Copy Message'}
          </button>
          {canWrite && (
            <button type="button" className="button-quiet" data-copy disabled>
              Copy Message
            </button>
          )}
        </div>
        <output className="contact-status" data-status />
      </form>
      <noscript>
        <p className="hint">
          This form needs JavaScript.
          {canWrite && (
            <>
              {' '}
              Without it, write to <a href={`mailto:${contactAddress}`}>{contactAddress}</a>.
            </>
          )}
        </p>
      </noscript>
    </>
  )
}

function ContactField({ name, label, type = 'text', autoComplete = 'off', hint, missing, isLong = false }: FieldProps) {
  const control = {
    id: name,
    name,
    required: true,
    autoComplete,
    'aria-describedby': `${hint === undefined ? '' : `${name}-hint `}${name}-error`,
    'data-missing': missing,
  }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-error" id={`${name}-error`} hidden />
      {isLong ? <textarea {...control} className="text-box" rows={7} /> : <input {...control} className="text-box" type={type} />}
    </div>
  )
}
