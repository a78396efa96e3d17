import type { Fields } from '#engine/inputs/field.ts'

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

export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'checkbox') values[control.name] = String(control.checked)
    else if (control.type !== 'radio' || control.checked) values[control.name] = control.value
  }
  return values
}

/** Puts values into a form; a field that is not named goes back to what the page was sent with. */
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

/** An amount of nothing shows as an empty box, and a count that was cleared goes back to what an empty box means. */
export function tidy(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement)) return
  const { blank } = control.dataset
  if (blank === '0' && /^£?\s*0*\.?0+\s*%?$/.test(control.value.trim())) control.value = ''
  else if (blank !== undefined && blank !== '0' && control.value.trim() === '') control.value = blank
}

/** The same for all of a form, as it is before it is read. */
export const tidyForm = (form: HTMLFormElement): void => controlsOf(form).forEach(tidy)

/** Opens whatever keeps a changed field out of sight. */
export function revealChanges(form: HTMLFormElement, defaults: FormValues): void {
  const values = readForm(form)
  for (const control of controlsOf(form)) {
    const details = control.closest('details')
    if (details && values[control.name] !== defaults[control.name]) details.open = true
  }
}
