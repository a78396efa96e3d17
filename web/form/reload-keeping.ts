import { formDefaults, readForm } from './form-values.ts'
import { fromFragment, toFragment } from './fragment.ts'

/** Reloads the page. What its calculator’s form says goes into the address, from which the page restores it. */
export function reloadKeeping(): void {
  const form = document.querySelector<HTMLFormElement>('[data-island] form')
  if (form) {
    const rules = fromFragment(location.hash, (name) => name === 'rules')
    const typed = toFragment({ ...readForm(form), ...rules }, formDefaults(form))
    history.replaceState(null, '', `${location.pathname}${typed && `#${typed}`}`)
  }
  location.reload()
}
