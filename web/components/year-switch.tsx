import { useLocation } from 'react-router'
import { yearsLater } from '#engine/inputs/day.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { inYear } from '../lib/addresses.ts'
import { taxYear } from '../lib/dates.ts'
import { day, figure } from '../lib/figures.ts'

const years = (Object.keys(taxYears) as TaxYear[]).toReversed()

/** The days of a year that `year.client.ts` compares with the visitor’s date. */
function datesOf(year: TaxYear) {
  const { starts, ends } = taxYears[year]
  return {
    'data-year': year,
    'data-starts': starts,
    'data-ends': ends,
    'data-return-due': day('deadlines.selfAssessment.onlineReturn', year),
    'data-claims-until': yearsLater(ends, figure('deadlines.claimYears', starts).value.toNumber()),
  }
}

/**
 * The tax year of the page, and the way to the same page in any other. The HTML does not depend on today’s date: `year.client.ts` says which
 * year is which, and makes the links carry what the visitor has typed. Home asks which year a visitor needs, so there it says what else the
 * page’s year is for.
 */
export function YearSwitch() {
  const { pathname } = useLocation()
  return (
    <nav className="year-switch" aria-label="Tax year of this page">
      <details>
        <summary>
          <span>
            <b>Tax year {taxYear(defaultTaxYear)}</b>
            {pathname === '/' ? (
              <>
                {', '}
                <span data-words="own">for the rates and dates on this page</span>
              </>
            ) : (
              <span data-words="" />
            )}
          </span>{' '}
          <span className="year-change">Change</span>
        </summary>
        <ul>
          {years.map((year) => (
            <li key={year}>
              <a
                href={inYear(pathname as `/${string}`, year)}
                aria-current={year === defaultTaxYear ? 'true' : undefined}
                {...datesOf(year)}
              >
                <b>{taxYear(year)}</b>
                <span data-words="" />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
