import type { ColumnQuestion, Wrong } from './report.ts'
import { made } from './shown.ts'

/** Puts questions into a place, each with what is most likely the answer. */
export function ask(place: HTMLElement, questions: readonly ColumnQuestion[]): void {
  place.replaceChildren(...questions.map(fieldOf))
}

/** What is chosen, by the ids of the questions. */
export const chosenIn = (form: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map([...form.querySelectorAll('select')].map(({ name, value }) => [name, value]))

/** Says what is wrong at each choice that is, and takes back what was said before. Returns the first. */
export function complain(form: HTMLFormElement, wrong: readonly Wrong[]): HTMLElement {
  const selects = [...form.querySelectorAll('select')]
  for (const select of selects) {
    const says = wrong.find(({ id }) => id === select.name)?.says ?? ''
    const error = select.previousElementSibling as HTMLElement
    error.textContent = says
    error.hidden = says === ''
    select.parentElement?.toggleAttribute('data-invalid', says !== '')
    select.setAttribute('aria-invalid', `${says !== ''}`)
  }
  return selects.find(({ name }) => name === wrong[0]?.id) ?? form
}

/** A select with its label, its hint and the place of its error. */
function fieldOf({ id, label, hint, options, chosen }: ColumnQuestion): HTMLElement {
  const field = made('div', '', { class: 'field' })
  const select = made('select', '', { id: `asked-${id}`, name: id, 'aria-describedby': `hint-${id} error-${id}` })
  select.append(...options.map(([value, text]) => made('option', text, { value, ...(value === chosen && { selected: '' }) })))
  field.append(
    made('label', label, { for: select.id }),
    made('p', hint, { class: 'hint', id: `hint-${id}` }),
    made('p', '', { class: 'field-error', id: `error-${id}`, hidden: '' }),
    select,
  )
  return field
}
