import type { Fields } from '#engine/inputs/field.ts'

/** The longest text that a box accepts, several times what the largest amount needs. */
export const MOST_CHARACTERS = 80

/** What a form holds, by field name, as text: `true` or `false` for a box. Radios give the chosen value. */
export type FormValues = Record<string, string>

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '',
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

/** What a form will say once the visitor leaves the field that they are filling in. */
export const readTidied = (form: HTMLFormElement): FormValues => valuesIn(form, tidied)

function valuesIn(form: HTMLFormElement, valueOf: typeof tidied): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') values[control.name] = String(control.checked)
    else if (control.type !== 'radio' || control.checked) values[control.name] = valueOf(control)
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
    tidy(control)
  }
}

/**
 * Whether a text is an amount of nothing: `0`, `£0.00`, `0 %`. No two parts of the expression match the same character, so the time grows
 * only with the length of the text.
 */
export const isNothing = (text: string): boolean => /^£?\s*(0+(\.0+)?|\.0+)\s*%?$/.test(text.trim())

/**
 * What a control says once the visitor has left it: an amount of nothing becomes an empty box, and a count that was cleared goes back to
 * what an empty box means.
 */
function tidied({ value, dataset: { blank } }: HTMLInputElement | HTMLSelectElement): string {
  if (blank === '0' && isNothing(value)) return ''
  return blank !== undefined && blank !== '0' && value.trim() === '' ? blank : value
}

/** Tidies a control. */
export function tidy(control: EventTarget | null): void {
  if (control instanceof HTMLInputElement && control.value !== tidied(control)) control.value = tidied(control)
}

/** The same for a whole form, before it is read. */
export const tidyForm = (form: HTMLFormElement): void => controlsOf(form).forEach(tidy)

/** Opens whatever hides a changed field. */
export function revealChanges(form: HTMLFormElement, defaults: FormValues): void {
  const values = readForm(form)
  for (const control of controlsOf(form)) {
    const details = control.closest('details')
    if (details && values[control.name] !== defaults[control.name]) details.open = true
  }
}
