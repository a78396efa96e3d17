import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { inYear, pathHere } from '../../lib/addresses.ts'
import { taxYear } from '../../lib/dates.ts'
import { todayHere } from '../../lib/year-words.ts'

const years = Object.keys(taxYears) as TaxYear[]

/** The tax year of an answer and, if that year is over, the way to the answer for this one. The link carries the inputs as the switch’s do. */
export function AnswerYear({ of }: { of: TaxYear }) {
  const today = todayHere()
  const now = years.find((year) => taxYears[year].starts <= today && today <= taxYears[year].ends)
  return (
    <p className="answer-year">
      In <b>{taxYear(of)}</b>
      {today > taxYears[of].ends && ', which is over'}
      {now === of && ', this tax year'}.{' '}
      {now && today > taxYears[of].ends && (
        <a href={inYear(pathHere(), now)} data-year={now}>
          See this year’s answer ({taxYear(now)})
        </a>
      )}
    </p>
  )
}
