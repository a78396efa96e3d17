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
