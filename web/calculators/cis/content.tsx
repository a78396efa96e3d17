import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { starts } from '../../lib/figures.ts'
import { howTo } from './how-to.ts'

export const Explanation = () => (
  <Section id="how" title="How the deduction works">
    <p>
      When a contractor pays a subcontractor for construction work, they take off part of what they pay for the labour and send it to HMRC.
      It then counts towards the subcontractor’s own tax for the year.
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
  <Section id="rates" title="Rates and deadlines" isWide>
    <div className="rate-tables">
      <FiguresTable
        caption="What is deducted from labour"
        headings={['Subcontractor', 'Rate']}
        rows={[
          {
            name: 'Registered',
            about: 'HMRC confirms this when the contractor checks (verifies) the subcontractor.',
            figures: [<Rate key="rate" of="cis.deduction.registered" />],
          },
          {
            name: 'Not registered',
            about: 'This also applies if the details given do not match HMRC’s records.',
            figures: [<Rate key="rate" of="cis.deduction.unregistered" />],
          },
          {
            name: 'Gross payment status',
            about: 'Paid in full, but still reported.',
            figures: [<Rate key="rate" of="cis.deduction.gross" />],
          },
        ]}
      />
      <FiguresTable
        caption="What a contractor does each month"
        headings={['What to do', 'By']}
        rows={[
          {
            name: 'Send the CIS return',
            about: 'For the tax month just ended. If you paid nobody, tell HMRC.',
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
    <p className="hint">Tax months begin on the same day of the month as the tax year, which began on {starts}.</p>
  </Section>
)

export const GrossStatus = () => (
  <Section id="gross-payment-status" title="Gross payment status: being paid in full">
    <p>A subcontractor can ask HMRC for gross payment status. There are three tests.</p>
    <ul>
      <li>
        <b>Business:</b> it does construction work in the UK, mostly through a bank account.
      </li>
      <li>
        <b>Turnover:</b> over the last year it took at least <Rate of="cis.grossPaymentTurnover" /> without VAT and materials, or that much
        for each partner or director. A partnership or company that took <Rate of="cis.grossPaymentTurnoverWhole" /> in total also passes.
      </li>
      <li>
        <b>Compliance:</b> it sent its tax returns and paid its tax on time, including VAT.
      </li>
    </ul>
    <p>HMRC repeats the compliance test each year, and takes the status away from a business that fails.</p>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Getting it right">
    <ul>
      <li>
        <b>Show materials on the bill.</b> Without a figure, the contractor has to guess what they cost, or deduct from the whole bill.
      </li>
      <li>
        <b>Keep every deduction statement.</b> You need them to claim the deductions.
      </li>
      <li>
        <b>Expect money back.</b> The deduction ignores your expenses and your Personal Allowance, although you pay no Income Tax on the
        first <Rate of="incomeTax.personalAllowance.amount" /> of profit. Most sole traders under the scheme get a refund after sending
        their return.
      </li>
      <li>
        <b>Companies claim monthly.</b> A limited company takes the deductions off what it owes HMRC for its own employees, not off its
        Corporation Tax. It can claim back any left over after the tax year ends.
      </li>
      <li>
        <b>Check with HMRC (verify) before you pay.</b> A contractor who deducts too little owes HMRC the difference.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        The scheme is for construction work in the UK between businesses. It does not cover employees, householders having work done at
        home, supplying materials alone, or the work of architects and surveyors. This calculator cannot tell you whether somebody is really
        self-employed, and leaves out the VAT reverse charge, where the contractor pays the VAT to HMRC.
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
          Use the <a href="/self-employed-tax-calculator">self-employed tax calculator</a> to see what you will owe for the year, and
          compare it with what was deducted.
        </li>
      </ul>
    </Section>
  </>
)
