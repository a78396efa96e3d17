import { useLocation } from 'react-router'
import { yearsLater } from '#engine/inputs/day.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { inYear } from '../site/addresses.ts'
import { usePage } from '../site/current-page.ts'
import { taxYear } from '../text/dates.ts'
import { day, figure } from '../text/figures.ts'
import { AfterYears } from './after-years.tsx'

const years = (Object.keys(taxYears) as TaxYear[]).toReversed()

/** The days of a year that `year.client.ts` compares with today’s date; those of returns and claims only where they fit the page. */
function datesOf(year: TaxYear, isInReturn: boolean) {
  const { starts, ends } = taxYears[year]
  return {
    'data-year': year,
    'data-starts': starts,
    'data-ends': ends,
    ...(isInReturn && {
      'data-return-due': day('deadlines.selfAssessment.onlineReturn', year),
      'data-claims-until': yearsLater(ends, figure('deadlines.claimYears', starts).value.toNumber()),
    }),
  }
}

/**
 * The tax year of the page, and the way to the same page in any other. The HTML does not depend on today’s date: `year.client.ts` says which
 * year is which, leads from a year that is over to this one, says when we have none for today, and makes the links carry what the visitor
 * has typed.
 */
export const YearSwitch = () => (
  <>
    <Switch />
    <AfterYears />
  </>
)

function Switch() {
  const { pathname } = useLocation()
  const { isInReturn = true } = usePage()
  return (
    <nav className="year-switch" aria-label="Tax year of this page">
      <details>
        <summary>
          <span>
            <b>
              <span>Tax year </span>
              {taxYear(defaultTaxYear)}
            </b>
            <span data-words="" />
          </span>{' '}
          <span className="year-change">Change</span>
        </summary>
        <ul>
          {years.map((year) => (
            <li key={year}>
              <a
                href={inYear(pathname as `/${string}`, year)}
                aria-current={year === defaultTaxYear ? 'true' : undefined}
                {...datesOf(year, isInReturn)}
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
