/**
 * Moves the focus to a field of the form, or to the chosen option of a choice, and opens whatever hides it. The address does not change,
 * because its fragment holds the inputs.
 */
export function focusField(name: string): void {
  const field = `form [name="${name}"]`
  const control = document.querySelector<HTMLElement>(`${field}:checked`) ?? document.querySelector<HTMLElement>(field)
  const details = control?.closest('details')
  if (details) details.open = true
  control?.focus()
}

/**
 * Goes back to the form from its result: to the field named, with its label and hint at the top of the screen, or else to the first field,
 * with the form’s heading there. A box without a name, such as a line of a payslip to check, is no field of the form.
 */
export function goToForm(name?: string): void {
  const form = document.querySelector('.form-card')
  const control = form?.querySelector<HTMLElement>(name === undefined ? '[name]' : `[name="${name}"]`)
  const details = control?.closest('details')
  if (details) details.open = true
  control?.focus({ preventScroll: true })
  const top = name === undefined ? form : control?.closest('.field')
  top?.scrollIntoView()
}
