import { formDefaults, readForm } from '../form/form-values.ts'
import { toFragment } from '../form/fragment.ts'
import { todayHere, yearNow, yearWords } from '../years/year-words.ts'
import { nameOf, yearsOnPage } from '../years/years-on-page.ts'

const today = todayHere()
const years = yearsOnPage()
const sayAfter = (element: Element | undefined | null, words: string) => element?.querySelector('[data-words]')?.append(words)

for (const { link, ...dates } of years) {
  const words = yearWords(dates, today)
  if (words) sayAfter(link, `, ${words}`)
}

// Of its own year a page says in one line whether it is this one, and if it is over it has the way to this one, or to the newest
// that we have, which is the first.
const own = years.find(({ link }) => link.ariaCurrent !== null)
const summary = document.querySelector('.year-switch summary')
if (own && own.ends >= today) sayAfter(summary, own.starts <= today ? ', this year' : ', to come')
else if (own) {
  sayAfter(summary, ' is over')
  const now = yearNow(years, today) ?? years[0]
  const way = now?.link.cloneNode() as HTMLAnchorElement | undefined
  if (now && now !== own && way) {
    way.className = 'button-quiet'
    way.append(`Go to ${nameOf(now)}`)
    document.querySelector('.year-switch')?.append(way)
  }
}

// There may be no figures for today.
const after = document.querySelector<HTMLElement>('[data-after]')
if (after) after.hidden = today <= (after.dataset['after'] ?? '')

/** The form’s inputs, without those that belong to its year: dates, and the year itself. */
function typed(): string {
  const form = document.querySelector<HTMLFormElement>('[data-island] form')
  if (!form) return ''
  const values = readForm(form)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'date') delete values[control.name]
  }
  delete values['taxYear']
  return toFragment(values, formDefaults(form))
}

/** Every way to follow or copy a link to another year, just before the browser does. */
for (const way of ['click', 'auxclick', 'contextmenu'] as const) {
  document.addEventListener(
    way,
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-year]') : null
      if (link) link.hash = typed()
    },
    { capture: true },
  )
}
