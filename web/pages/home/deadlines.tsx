import type { EntryId } from '#engine/rates/figure.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { Rate } from '../../components/rate.tsx'
import { day, figure, yearBefore } from '../../text/figures.ts'
import { date, taxYear } from '../../text/format.ts'
import { HomeSection } from './home-section.tsx'

interface Deadline {
  readonly name: string
  readonly entry: EntryId
  readonly of: TaxYear
}

const dated: readonly Deadline[] = [
  ...(yearBefore
    ? [{ name: 'Online tax return and payment', entry: 'deadlines.selfAssessment.onlineReturn', of: yearBefore } as const]
    : []),
  { name: 'First advance payment (payment on account)', entry: 'deadlines.selfAssessment.firstPaymentOnAccount', of: defaultTaxYear },
  { name: 'End of the tax year', entry: 'deadlines.taxYearEnd', of: defaultTaxYear },
  { name: 'Second advance payment (payment on account)', entry: 'deadlines.selfAssessment.secondPaymentOnAccount', of: defaultTaxYear },
  { name: 'Tell HMRC that you need to send a return', entry: 'deadlines.selfAssessment.register', of: defaultTaxYear },
  { name: 'Paper tax return', entry: 'deadlines.selfAssessment.paperReturn', of: defaultTaxYear },
  { name: 'Online tax return and payment', entry: 'deadlines.selfAssessment.onlineReturn', of: defaultTaxYear },
]

const PAYE = 'Employees’ tax (PAYE) and National Insurance'

const monthly: readonly { readonly name: string; readonly entry: EntryId; readonly about: string }[] = [
  { name: PAYE, entry: 'deadlines.payePostDay', about: 'for the tax month that has just ended, if you pay by post' },
  { name: PAYE, entry: 'deadlines.payeDay', about: 'for the tax month that has just ended, if you pay electronically' },
  { name: 'Construction Industry Scheme', entry: 'cis.returnDay', about: 'the contractor’s monthly return' },
]

/**
 * Dates, each with the tax year it belongs to. The HTML does not depend on today’s date: `home.client.ts` folds those that have passed
 * away and marks the next, by today’s date in the United Kingdom, and names the next day for those that come every month.
 */
export const Deadlines = () => (
  <HomeSection id="deadlines" title="Deadlines" isFolded>
    <div className="deadline-lists">
      <div>
        <h3>Self Assessment and the tax year</h3>
        <ol className="deadlines" data-deadlines>
          {dated.map(({ name, entry, of }) => (
            <li key={`${entry} ${of}`}>
              <time dateTime={day(entry, of)}>{date(day(entry, of))}</time>
              <span>
                {name}
                <span className="hint">{taxYear(of)} tax year</span>
              </span>
              <span className="deadline-mark" />
            </li>
          ))}
        </ol>
        <p className="hint" data-all-passed hidden>
          All of these dates have passed. If your return or payment is late, file and pay what you can now: penalties and interest build up
          over time.
        </p>
        <details className="passed" data-passed hidden>
          <summary>Dates that have passed</summary>
          <ol className="deadlines" />
        </details>
      </div>
      <div>
        <h3>For businesses, all year round</h3>
        <ul className="deadlines">
          {monthly.map(({ name, entry, about }) => (
            <li key={entry} data-day={figure(entry).value.toFixed()}>
              <span className="deadline-day">
                <Rate of={entry} /> of each month
              </span>
              <span>
                {name}
                <span className="hint">{about}</span>
              </span>
              <span className="deadline-mark" />
            </li>
          ))}
          <li>
            <span className="deadline-day">
              <Rate of="vat.returnMonths" /> and <Rate of="vat.returnDays" />
            </span>
            <span>
              VAT return and payment
              <span className="hint">after the end of each VAT quarter</span>
            </span>
          </li>
        </ul>
        <p className="hint">
          If a payment deadline falls on a weekend or a bank holiday, your money must arrive by the last working day before it, unless you
          pay by Faster Payments.
        </p>
      </div>
    </div>
  </HomeSection>
)
