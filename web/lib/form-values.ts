/** What a form holds, by field name, as text: `true` or `false` for a box. Radios give the chosen value. */
export type FormValues = Record<string, string>

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '',
  )

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
  }
}

/** Opens whatever keeps a changed field out of sight. */
export function revealChanges(form: HTMLFormElement, defaults: FormValues): void {
  const values = readForm(form)
  for (const control of controlsOf(form)) {
    const details = control.closest('details')
    if (details && values[control.name] !== defaults[control.name]) details.open = true
  }
}
