import type { Fields } from '#engine/inputs/field.ts'

/** The longest text that a box accepts, several times what the largest amount needs. */
export const MOST_CHARACTERS = 80

/** What a form holds, by field name, as text: `true` or `false` for a box. Radios give the chosen value, or nothing where none is. */
export type FormValues = Record<string, string>

export type Control = HTMLInputElement | HTMLSelectElement

export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control => (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '',
  )

/** What a form of these fields says before anybody has touched it. */
export const blankValues = (fields: Fields): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, 'blank' in field ? String(field.blank) : '']))

export const readForm = (form: HTMLFormElement): FormValues => valuesIn(form, ({ value }) => value)

/** What the form said when the page was sent, whatever the visitor or the browser has put in it since. */
export function formDefaults(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return readForm(copy)
}

/** The fields that the form does not ask for now, because with the other answers they have no effect. */
export const hiddenFields = (form: HTMLFormElement | null): ReadonlySet<string> =>
  new Set(form ? controlsOf(form).flatMap((control) => (control.disabled || control.closest('[hidden]') ? [control.name] : [])) : [])

/** The values of a form, each control’s as it is or as a function changes it. */
export function valuesIn(form: HTMLFormElement, valueOf: (control: Control) => string): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') values[control.name] = String(control.checked)
    else if (control.type !== 'radio' || control.checked) values[control.name] = valueOf(control)
    else values[control.name] ??= ''
  }
  return values
}

/** Puts values into a form. A field that is not named goes back to the value that the page was sent with. */
export function writeForm(form: HTMLFormElement, values: FormValues): void {
  form.reset()
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox') control.checked = value === 'true'
    else if (control.type === 'radio') control.checked = control.value === value
    else control.value = value
  }
}

/** Opens whatever hides a changed field. */
export function revealChanges(form: HTMLFormElement, defaults: FormValues): void {
  const values = readForm(form)
  for (const control of controlsOf(form)) {
    const details = control.closest('details')
    if (details && values[control.name] !== defaults[control.name]) details.open = true
  }
}
