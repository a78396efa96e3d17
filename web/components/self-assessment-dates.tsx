import type { EntryId } from '#engine/rates/figure.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { day } from '../lib/figures.ts'
import { date, taxYear } from '../lib/format.ts'

const WHAT = {
  register: 'Tell HMRC that you need to send a tax return, if you have not sent one before',
  paperReturn: 'Send a paper tax return',
  onlineReturn: 'Send an online tax return and pay what you still owe',
  firstPaymentOnAccount: 'Make the first advance payment towards the year’s tax (payment on account)',
  secondPaymentOnAccount: 'Make the second advance payment (payment on account)',
} as const

const { selfAssessment } = tables.deadlines

const years = Object.keys(taxYears) as TaxYear[]

const dates = Object.entries(selfAssessment)
  .flatMap(([name, { entry, values }]) =>
    years
      .filter((year) => values.some(({ from }) => from === taxYears[year].starts))
      .map((year) => ({ what: WHAT[name as keyof typeof WHAT], year, on: day(entry satisfies EntryId, year) })),
  )
  .sort((one, other) => one.on.localeCompare(other.on))

/** The days of Self Assessment in the order they come, each with the tax year that it is for. */
export const SelfAssessmentDates = () => (
  <div className="table-scroll">
    <table className="rates">
      <caption>Self Assessment dates</caption>
      <thead>
        <tr>
          <th scope="col">What to do</th>
          <th scope="col">Tax year</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {dates.map(({ what, year, on }) => (
          <tr key={`${what} ${year}`}>
            <th scope="row">{what}</th>
            <td>{taxYear(year)}</td>
            <td>{date(on)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
