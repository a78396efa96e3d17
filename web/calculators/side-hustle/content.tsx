import { ZERO } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { dayText, ends, figure, starts } from '../../lib/figures.ts'

const class4: RateBand[] = [
  { name: 'Nothing due', rate: ZERO, upTo: figure('nationalInsurance.class4.lowerProfitsLimit').value },
  {
    name: 'Main rate',
    rate: figure('nationalInsurance.class4.mainRate').value,
    upTo: figure('nationalInsurance.class4.upperProfitsLimit').value,
  },
  { name: 'Additional rate', rate: figure('nationalInsurance.class4.additionalRate').value },
]

const deadlines = [
  {
    name: 'Register for Self Assessment',
    about: 'If you did not send a return for the year before.',
    figures: [dayText('deadlines.selfAssessment.register')],
  },
  { name: 'Return on paper', figures: [dayText('deadlines.selfAssessment.paperReturn')] },
  { name: 'Return online, and payment', figures: [dayText('deadlines.selfAssessment.onlineReturn')] },
]

export function Explanation() {
  return (
    <Section id="how" title="How side income is taxed">
      <p>
        Your salary uses your Personal Allowance and your lower bands first. Side income comes on top, so each pound of it bears the highest
        rate that you pay: often <Rate of="incomeTax.basicRate" />, and <Rate of="incomeTax.higherRate" /> once you are in the higher rate
        band. The extra tax here is the tax on both, less the tax on the salary alone.
      </p>
      <p>
        <b>
          The first <Rate of="allowances.trading" /> can be free of tax.
        </b>{' '}
        The trading allowance (ITTOIA 2005 Part 6A) is taken off what you were paid. Nobody asks for receipts.
      </p>
      <p>
        <b>National Insurance is separate.</b> Profit from working for yourself has contributions of its own, Class 4, which start at{' '}
        <Rate of="nationalInsurance.class4.lowerProfitsLimit" /> of that profit alone. A large salary brings the rate down: Class 1 on it
        counts towards a yearly maximum, and profit beyond that is charged at <Rate of="nationalInsurance.class4.additionalRate" /> instead
        of <Rate of="nationalInsurance.class4.mainRate" />. Class 2 is no longer charged; from{' '}
        <Rate of="nationalInsurance.class2.smallProfitsThreshold" /> of profit you are treated as having paid it.
      </p>
    </Section>
  )
}

export function Choice() {
  return (
    <Section id="allowance" title="Trading allowance or expenses">
      <p>You choose one of the two for each tax year, for all your trades together.</p>
      <ul>
        <li>
          <b>
            Expenses below <Rate of="allowances.trading" />
          </b>
          : take the allowance. You are taxed on less and need to keep only a record of what you were paid.
        </li>
        <li>
          <b>Expenses above it</b>: take the expenses. Enter what you were paid less what you spent, and untick the box.
        </li>
        <li>
          <b>Paid no more than the allowance in all</b>: the income is free of tax and need not be reported, whatever you spent.
        </li>
        <li>
          <b>A loss</b>: only expenses can show one. Report it even where the allowance would cover the income, so that it is not lost.
        </li>
      </ul>
      <p>
        The allowance is not for income from your own company, from a partnership you are in, or from your employer or that of your spouse
        or civil partner. Rents have a property allowance of their own, <Rate of="allowances.property" />.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="deadlines" title="Dates and contributions" isWide>
      <div className="rate-tables">
        <FiguresTable caption={`Side income from ${starts} to ${ends}`} headings={['What', 'By']} rows={deadlines} />
        <RateTable caption="Class 4 National Insurance" amountHeading="Profit" bands={class4} />
      </div>
    </Section>
  )
}

export function Advice() {
  return (
    <>
      <Section id="tips" title="Good habits">
        <ul>
          <li>
            <b>Put the tax aside as you are paid.</b> Nothing is taken at source, and the bill comes long after the money.
          </li>
          <li>
            <b>Write down every payment and expense.</b> You can then choose between allowance and expenses when the year is over.
          </li>
          <li>
            <b>Ask about your contract.</b> Some employers want to know of other work, or do not allow it.
          </li>
          <li>
            <b>Use a pension to stay in your band.</b> If side income takes you into the higher rate, a contribution of that part brings it
            back down.
          </li>
        </ul>
      </Section>
      <Section id="not-for" title="Who this is not for">
        <p>
          It adds one self-employed income to one salary. It does not know second jobs on a payroll, a limited company, a partnership,
          rents, savings or dividends. A student loan is repaid from side profit as well, through the tax return, and that is not counted
          here.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/check-additional-income-tax">Check whether HMRC needs to know</NewTabLink>: a few questions
            on GOV.UK.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/register-for-self-assessment">Register for Self Assessment</NewTabLink> if it does.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income">
              Read who can use the trading allowance
            </NewTabLink>{' '}
            and <NewTabLink href="https://www.gov.uk/expenses-if-youre-self-employed">which expenses count</NewTabLink>.
          </li>
          <li>
            <a href="/self-employed-tax-calculator">Work out a business on its own</a> once it has become your main income.
          </li>
        </ul>
      </Section>
    </>
  )
}
