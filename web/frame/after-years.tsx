import { yearFrom, yearsLater } from '#engine/inputs/day.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { frozenUntil, newestYear, text } from '../text/figures.ts'
import { date, taxYear } from '../text/format.ts'

const { starts, ends } = taxYears[newestYear]
/** The tax year after it, which the site does not have: 2027/28. */
const next = yearFrom(yearsLater(starts, 1))

/** The figures that most answers begin with, and what a sentence calls them. */
const MAIN: readonly { readonly name: string; readonly entry: EntryId }[] = [
  { name: 'Personal Allowance', entry: 'incomeTax.personalAllowance.amount' },
  { name: 'basic rate limit', entry: 'incomeTax.basicRateLimit' },
]

/** A sentence on what is already enacted for the next year, which the site does not have yet. Empty if nothing is. */
function whatIsKnown(): string {
  const known = MAIN.filter(({ entry }) => (frozenUntil(entry) ?? '') >= yearsLater(ends, 1))
  const [until = ''] = known.map(({ entry }) => frozenUntil(entry) ?? '').toSorted()
  const list = new Intl.ListFormat('en-GB').format(known.map(({ name, entry }) => `the ${name} (${text(entry, starts)})`))
  return known.length === 0 ? '' : `By law, this stays the same until ${date(until)}: ${list}. `
}

/** Says that we have no figures for today. `year.client.ts` shows it once the last year of the site is over, on pages of every year. */
export const AfterYears = () => (
  <p className="after-years" data-after={ends} hidden>
    <b>We have no figures for {next} yet.</b> {whatIsKnown()}Other rates and thresholds may change. The newest year here is{' '}
    {taxYear(newestYear)}.
  </p>
)
