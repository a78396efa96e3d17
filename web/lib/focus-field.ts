/** Leads to a field of the form, and of a choice to its chosen option. Opens what hides it; the address, whose fragment holds the inputs, stays. */
export function focusField(name: string): void {
  const field = `form [name="${name}"]`
  const control = document.querySelector<HTMLElement>(`${field}:checked`) ?? document.querySelector<HTMLElement>(field)
  const details = control?.closest('details')
  if (details) details.open = true
  control?.focus()
}
