import { defaultTaxYear, siteDefaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { neededYears, type ReturnDates, todayHere } from '../../years/year-words.ts'
import { nameOf, yearsOnPage } from '../../years/years-on-page.ts'

/**
 * Writes the years of today next to the lines that ask which one a visitor needs, and chooses one: the year asked for, if there is one; or
 * this year at the root of the site, and elsewhere the year of the page, which the visitor has chosen already.
 * @returns the year that is chosen when it is asked.
 */
export function askWhichYear(form: HTMLFormElement, asked: string | undefined): () => TaxYear {
  const { now, nextReturn, openToClaims } = neededYears(yearsOnPage<ReturnDates>(), todayHere())
  const earlier = form.querySelector('select')
  for (const year of openToClaims) earlier?.append(new Option(nameOf(year), year.year))
  const lines = [
    { name: 'now', years: now ? [now] : [], words: now && `: ${nameOf(now)}` },
    { name: 'return', years: nextReturn ? [nextReturn] : [], words: nextReturn && `: ${nameOf(nextReturn)}` },
    { name: 'claim', years: openToClaims, words: undefined },
  ]
  const usual = defaultTaxYear === siteDefaultTaxYear ? now?.year : defaultTaxYear
  const lineWith = (wanted: string | undefined) => lines.find(({ years }) => years.some(({ year }) => year === wanted))
  const wanted = lineWith(asked) ? asked : usual
  const chosen = lineWith(wanted) ?? lines.find(({ years }) => years.length > 0)
  for (const line of lines) {
    const button = form.querySelector<HTMLInputElement>(`[name="taxYear"][value="${line.name}"]`)
    if (!button) continue
    button.checked = line === chosen
    button.closest<HTMLElement>('.choice')?.toggleAttribute('hidden', line.years.length === 0)
    if (line.words) button.closest('.choice')?.querySelector('[data-words]')?.append(line.words)
  }
  if (earlier && openToClaims.some(({ year }) => year === wanted)) earlier.value = wanted ?? ''
  // Whoever chooses an earlier year means that line.
  earlier?.addEventListener('input', () => form.querySelector<HTMLInputElement>('[value="claim"]')?.click())
  return () => {
    const line = form.querySelector<HTMLInputElement>('[name="taxYear"]:checked')?.value
    const year = line === 'claim' ? earlier?.value : lines.find(({ name }) => name === line)?.years[0]?.year
    return (year as TaxYear | undefined) ?? defaultTaxYear
  }
}
