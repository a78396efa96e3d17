// What is read from a page, in whatever document it is: a browser is sent these functions, so each stands alone.
import type { Card } from './card-faults.ts'

export interface Control {
  readonly type: string
  /** What the form says before anybody has touched it. */
  readonly blank: string
  readonly isHidden: boolean
}

/** The controls of a form by name; all the radios of a choice count as one. */
export function controlsIn(form: Element): Record<string, Control> {
  const controls: Record<string, Control> = {}
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')) {
    const { name, type } = control
    const isHidden = control.closest('details') !== null
    if (control instanceof HTMLSelectElement) {
      controls[name] = { type, isHidden, blank: [...control.options].find((option) => option.defaultSelected)?.value ?? '' }
    } else if (type === 'checkbox') controls[name] = { type, isHidden, blank: String(control.defaultChecked) }
    else if (type !== 'radio') controls[name] = { type, isHidden, blank: control.defaultValue }
    else if (control.defaultChecked) controls[name] = { type, isHidden, blank: control.value }
  }
  return controls
}

/** What a form says now, by field name. */
export function valuesIn(form: Element): Record<string, string> {
  const values: Record<string, string> = {}
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')) {
    const isInput = control instanceof HTMLInputElement
    if (isInput && control.type === 'checkbox') values[control.name] = String(control.checked)
    else if (!isInput || control.type !== 'radio' || control.checked) values[control.name] = control.value
  }
  return values
}

/** The names of the fields to type into that a form shows now. */
export const typedIn = (form: Element): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="text"][name]')]
    .filter((control) => !control.disabled && control.closest('[hidden]') === null)
    .map(({ name }) => name)

/** The values of each choice of a form, by field name. */
export function choicesIn(form: Element): Record<string, string[]> {
  const choices: Record<string, string[]> = {}
  for (const one of form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[type="radio"], select[name] option')) {
    const name = one instanceof HTMLInputElement ? one.name : (one.closest('select')?.name ?? '')
    if (one.value !== '') choices[name] = [...(choices[name] ?? []), one.value]
  }
  return choices
}

/** The results card, read at one moment. */
export function cardIn(card: Element): Card {
  const ledger = [...card.querySelectorAll('.ledger tr[data-row]')]
  const total = ledger.findIndex((row) => row.classList.contains('total'))
  const textOf = (selector: string) => card.querySelector<HTMLElement>(selector)?.innerText ?? ''
  return {
    rows: ledger.map((row, index) => ({
      key: row.getAttribute('data-row') ?? '',
      label: row.querySelector('th')?.firstChild?.textContent ?? '',
      amount: row.querySelector('td')?.textContent ?? '',
      isTotal: index === total,
      isOutsideSum: total < 0 || index > total || row.hasAttribute('data-outside-sum'),
    })),
    said: { answer: textOf('.answer'), status: card.querySelector('output')?.textContent ?? '', foot: textOf('.ledger-foot') },
  }
}
