// The home page’s salary goes to the take-home page in the address’s fragment, so it reaches no server.
import { about } from './calculators/income-tax/about.ts'
import { readForm } from './lib/form-values.ts'
import { toFragment } from './lib/fragment.ts'

document.querySelector<HTMLFormElement>('[data-salary-form]')?.addEventListener('submit', (event) => {
  event.preventDefault()
  location.href = `${about.path}#${toFragment(readForm(event.currentTarget as HTMLFormElement), {})}`
})
