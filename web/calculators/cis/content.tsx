import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { howTo } from './how-to.ts'

export const Explanation = () => (
  <Section id="how" title="How the deduction works">
    <p>
      A contractor who pays a subcontractor for construction work keeps back part of the payment for labour and sends it to HMRC. The
      subcontractor is credited with it when their own tax for the year is worked out.
    </p>
    <ol>
      {howTo.steps.map(({ name, text }) => (
        <li key={name}>
          <b>{name}.</b> {text}
        </li>
      ))}
    </ol>
  </Section>
)

export const Rates = () => (
  <Section id="rates" title="Rates and days" isWide>
    <div className="rate-tables">
      <FiguresTable
        caption="What is deducted from labour"
        headings={['Subcontractor', 'Rate']}
        rows={[
          {
            name: 'Registered',
            about: 'HMRC confirms it when the contractor verifies.',
            figures: [<Rate key="rate" of="cis.deduction.registered" />],
          },
          {
            name: 'Not registered',
            about: 'Or registered under other details than those given.',
            figures: [<Rate key="rate" of="cis.deduction.unregistered" />],
          },
          {
            name: 'Gross payment status',
            about: 'Paid in full, and reported all the same.',
            figures: [<Rate key="rate" of="cis.deduction.gross" />],
          },
        ]}
      />
      <FiguresTable
        caption="What a contractor does each month"
        headings={['What', 'By']}
        rows={[
          {
            name: 'Send the CIS return',
            about: 'For the tax month just ended. If nobody was paid in it, tell HMRC so.',
            figures: [<Rate key="day" of="cis.returnDay" />],
          },
          {
            name: 'Pay the deductions to HMRC',
            about: 'Electronically, with PAYE.',
            figures: [<Rate key="day" of="cis.paymentDay" />],
          },
          { name: 'Pay them by post', figures: [<Rate key="day" of="deadlines.payePostDay" />] },
        ]}
      />
    </div>
    <p className="hint">Tax months end a few days into the calendar month, not with it.</p>
  </Section>
)

export const GrossStatus = () => (
  <Section id="gross-payment-status" title="Being paid gross">
    <p>A subcontractor can ask HMRC for gross payment status. There are three tests.</p>
    <ul>
      <li>
        <b>Business:</b> construction work in the UK, run largely through a bank account.
      </li>
      <li>
        <b>Turnover:</b> without VAT and materials, over the last year, at least <Rate of="cis.grossPaymentTurnover" /> for a sole trader,
        or that much for each partner or director. A firm with <Rate of="cis.grossPaymentTurnoverWhole" /> in all passes too.
      </li>
      <li>
        <b>Compliance:</b> returns and payments of tax, VAT included, sent and made on time.
      </li>
    </ul>
    <p>HMRC reviews the last test each year and takes the status away if it is failed.</p>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Getting it right">
    <ul>
      <li>
        <b>Show materials on the bill.</b> Without a figure for them the contractor has to guess, or deduct from the whole bill.
      </li>
      <li>
        <b>Keep every deduction statement.</b> They are what you claim the deductions with.
      </li>
      <li>
        <b>Expect money back.</b> The deduction allows for no expenses and no Personal Allowance, although there is no Income Tax on the
        first <Rate of="incomeTax.personalAllowance.amount" /> of profit. Most sole traders who are deducted from have a refund after their
        return.
      </li>
      <li>
        <b>Companies claim monthly.</b> A limited company sets what was deducted from it against its own payroll bill, not against
        Corporation Tax, and has what is left back after the tax year.
      </li>
      <li>
        <b>Verify before you pay.</b> A contractor who deducts too little owes HMRC the difference.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        The scheme is for construction work in the UK between businesses. It is not for employees, for householders who have work done at
        home, or for supplying materials alone, and architects and surveyors are outside it. This page does not judge whether somebody is
        really self-employed, and leaves out the VAT reverse charge.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          Subcontractors:{' '}
          <NewTabLink href="https://www.gov.uk/what-you-must-do-as-a-cis-subcontractor">
            register, or ask for gross payment status
          </NewTabLink>
          .
        </li>
        <li>
          Contractors:{' '}
          <NewTabLink href="https://www.gov.uk/what-you-must-do-as-a-cis-contractor">verify subcontractors, deduct and file</NewTabLink>.
        </li>
        <li>
          See what you will owe for the year with the <a href="/self-employed-tax-calculator">calculator for the self-employed</a>, and
          compare it with what was deducted.
        </li>
      </ul>
    </Section>
  </>
)
