import { formDefaults, readTidied } from './lib/form-values.ts'
import { toFragment } from './lib/fragment.ts'
import { todayHere, yearWords } from './lib/year-words.ts'
import { yearsOnPage } from './lib/years-on-page.ts'

const today = todayHere()

for (const { link, ...dates } of yearsOnPage()) {
  const words = yearWords(dates, today)
  const places = [link, ...(link.ariaCurrent === null ? [] : [document.querySelector('.year-switch summary')])]
  for (const place of places) {
    const after = place?.querySelector('[data-words=""]')
    if (!after) continue
    place?.querySelector('b')?.after(', ')
    after.append(words)
  }
}

/** What the page’s form says now, without what belongs to its year: a date, and the year itself. */
function typed(): string {
  const form = document.querySelector<HTMLFormElement>('[data-island] form, form[data-salary-form]')
  if (!form) return ''
  const values = readTidied(form)
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
