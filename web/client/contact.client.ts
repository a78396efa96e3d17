// The contact page turns the form into an e-mail for the visitor’s own e-mail program, or copies it where there is no address to write to. It
// sends nothing itself, and never says that it has.
import { type ContactFields, mailto, messageText } from '../pages/contact-message.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const WRONG_EMAIL = 'Enter an email address in the right form, like name@example.com'

const contactForm = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (contactForm) bringToLife(contactForm)

function bringToLife(form: HTMLFormElement) {
  const { address } = form.dataset
  const controls = [...form.querySelectorAll<TextControl>('[data-missing]')]
  const say = (words: string) => {
    const status = form.querySelector('[data-status]')
    if (status) status.textContent = words
  }
  /** The message, once nothing is wrong with it. */
  const read = (): ContactFields | undefined => {
    say('')
    return showFaults(form, controls)
      ? undefined
      : (Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()])) as ContactFields)
  }

  const copy = (fields: ContactFields) => {
    navigator.clipboard.writeText(`${fields.subject}\n\n${messageText(fields)}`).then(
      () => say('The message is copied. It has not been sent.'),
      () => say('Your browser did not allow copying. Select the text and copy it yourself.'),
    )
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = read()
    if (!fields) return
    if (address === undefined) {
      copy(fields)
      return
    }
    location.href = mailto(address, fields)
    say(
      `Your email program has been asked to open your message. Nothing is sent until you send it there. If nothing opened, copy the message and write to ${address}.`,
    )
  })

  form.querySelector('[data-copy]')?.addEventListener('click', () => {
    const fields = read()
    if (fields) copy(fields)
  })

  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-error-summary] a') : null
    if (!link) return
    event.preventDefault()
    form.querySelector<HTMLElement>(link.hash)?.focus()
  })

  for (const button of form.querySelectorAll('button')) button.disabled = false
}

/** What is wrong with a field, if anything. */
function faultOf(control: TextControl): string | undefined {
  if (control.value.trim() === '') return control.dataset['missing']
  return control.validity.typeMismatch ? WRONG_EMAIL : undefined
}

/** Shows what is wrong at each field and in the summary, and moves the focus there. True if anything is wrong. */
function showFaults(form: HTMLFormElement, controls: readonly TextControl[]): boolean {
  const faults = controls.flatMap((control) => {
    const fault = faultOf(control)
    const message = form.querySelector<HTMLElement>(`#${control.name}-error`)
    if (message) {
      message.hidden = fault === undefined
      message.textContent = fault ?? ''
    }
    control.closest('.field')?.toggleAttribute('data-invalid', fault !== undefined)
    if (fault === undefined) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
    return fault === undefined ? [] : [{ name: control.name, fault }]
  })
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  summary?.querySelector('ul')?.replaceChildren(
    ...faults.map(({ name, fault }) => {
      const link = Object.assign(document.createElement('a'), { href: `#${name}`, textContent: fault })
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  if (summary) summary.hidden = faults.length === 0
  if (faults.length > 0) summary?.focus()
  document.title = document.title.replace(/^(Error: )?/, faults.length > 0 ? 'Error: ' : '')
  return faults.length > 0
}
