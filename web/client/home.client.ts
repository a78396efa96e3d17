import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { openFolds } from '../components/open-folds.ts'
import { readForm } from '../form/form-values.ts'
import { fromFragment, toFragment } from '../form/fragment.ts'
import { takeOver } from '../form/take-over.ts'
import { askWhichYear } from '../pages/home/ask-which-year.ts'
import { markDeadlines } from '../pages/home/mark-deadlines.ts'
import { inYear, withoutFolder } from '../site/addresses.ts'

/** The texts of each year: the page’s own in place, the others in templates. */
const parts = new Map<string | undefined, readonly Element[]>([[defaultTaxYear, [...document.querySelectorAll('[data-of-year]')]]])
for (const { dataset, content } of document.querySelectorAll('template')) parts.set(dataset['year'], [...content.children])
for (const part of [...parts.values()].flat()) {
  markDeadlines(part)
  openFolds(part)
}

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

// The search is fetched when its box is first used. If that fails, this page does not ask the server again.
const form = document.querySelector<HTMLFormElement>('[data-find]')
const { entry = '' } = document.querySelector<HTMLScriptElement>('[data-entry]')?.dataset ?? {}
const fetchFinder = () => import(/* @vite-ignore */ entry).then((finder: { readonly start: () => void }) => finder.start())

const list = form?.querySelector('select')
if (form && list) {
  // The year that was chosen on this page before going on from it.
  const chosenYear = askWhichYear(list, fromFragment(location.hash, (name) => name === 'taxYear')?.['taxYear'])
  show(chosenYear())
  list.addEventListener('change', () => {
    show(chosenYear())
    history.replaceState(null, '', `#${toFragment({ taxYear: chosenYear() }, {})}`)
  })
  form.addEventListener('focusin', () => void fetchFinder().catch(() => undefined), { once: true })
  // From here on the finder answers. Without it, what was typed is taken for a salary, which goes to the take-home page in the fragment of
  // the address, so that it reaches no server.
  const asSalary = () => {
    const { question = '' } = readForm(form)
    location.href = `${inYear(form.dataset['find'] as `/${string}`, chosenYear())}#${toFragment({ annualSalary: question }, {})}`
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.dataset['live'] === undefined) void fetchFinder().then(() => form.requestSubmit(), asSalary)
  })
  if (takeOver() === 'submit') form.requestSubmit()
}
