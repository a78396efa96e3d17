import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { readForm, writeForm } from '../form/form-values.ts'
import { fromFragment, toFragment } from '../form/fragment.ts'
import { takeOver } from '../form/take-over.ts'
import { askWhichYear } from '../pages/home/ask-which-year.ts'
import { markDeadlines } from '../pages/home/mark-deadlines.ts'
import { inYear, withoutFolder } from '../site/addresses.ts'

/** The texts of each year: the page’s own in place, the others in templates. */
const parts = new Map<string | undefined, readonly Element[]>([[defaultTaxYear, [...document.querySelectorAll('[data-of-year]')]]])
for (const { dataset, content } of document.querySelectorAll('template')) parts.set(dataset['year'], [...content.children])
for (const part of [...parts.values()].flat()) markDeadlines(part)

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
  .filter((link) => !link.closest('.year-switch, [data-of-year]'))
  .map((link) => ({ link, path: withoutFolder(link.pathname) }))

let shown: TaxYear = defaultTaxYear

/** Switches the whole page to a year: its links, rates, dates and texts. */
function show(year: TaxYear): void {
  for (const { link, path } of links) link.href = inYear(path, year) + link.hash
  const next = parts.get(year)
  if (!next) return
  for (const [index, part] of (parts.get(shown) ?? []).entries()) part.replaceWith(next[index] ?? part)
  shown = year
  document.documentElement.dataset['year'] = year
}

const form = document.querySelector<HTMLFormElement>('[data-salary-form]')
if (form) {
  // A salary that was typed on another year’s page, and the year that was chosen on this one before going on from it.
  const given = fromFragment(location.hash, (name) => name === 'annualSalary' || name === 'taxYear')
  if (given) writeForm(form, given)
  const chosenYear = askWhichYear(form, given?.['taxYear'])
  show(chosenYear())
  form.querySelector('.which-year')?.addEventListener('change', () => {
    show(chosenYear())
    history.replaceState(null, '', `#${toFragment({ taxYear: chosenYear() }, {})}`)
  })
  // The salary goes to the take-home page in the address’s fragment, so it reaches no server.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { annualSalary = '' } = readForm(form)
    location.href = `${inYear(form.dataset['salaryForm'] as `/${string}`, chosenYear())}#${toFragment({ annualSalary }, {})}`
  })
  if (takeOver() === 'submit') form.requestSubmit()
}

// The search is fetched when its box is first used. If that fails, this page does not ask the server again.
const find = document.querySelector<HTMLFormElement>('[data-find]')
const { entry } = document.querySelector<HTMLScriptElement>('[data-entry]')?.dataset ?? {}
if (entry !== undefined) {
  const start = () => void import(/* @vite-ignore */ entry).then((finder: { readonly start: () => void }) => finder.start())
  find?.addEventListener('focusin', start, { once: true })
}
