import { ZERO } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { dayText, ends, figure, starts } from '../../lib/figures.ts'

const class4: RateBand[] = [
  { name: 'Nothing to pay', rate: ZERO, upTo: figure('nationalInsurance.class4.lowerProfitsLimit').value },
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
    about: 'If you did not send a tax return for the year before.',
    figures: [dayText('deadlines.selfAssessment.register')],
  },
  { name: 'Paper tax return', figures: [dayText('deadlines.selfAssessment.paperReturn')] },
  { name: 'Online tax return, and payment', figures: [dayText('deadlines.selfAssessment.onlineReturn')] },
]

export function Explanation() {
  return (
    <Section id="how" title="How side income is taxed">
      <p>
        Your salary uses up your Personal Allowance and lower bands first. Side income goes on top, so you pay your highest rate of tax on
        it. That is <Rate of="incomeTax.basicRate" /> for most people, and <Rate of="incomeTax.higherRate" /> in the higher rate band. The
        extra tax shown here is the tax on both together, less the tax on your salary alone.
      </p>
      <p>
        <b>
          The first <Rate of="allowances.trading" /> can be tax-free.
        </b>{' '}
        The trading allowance (ITTOIA 2005 Part 6A) comes off what you were paid, instead of your expenses. You do not need receipts for it.
      </p>
      <p>
        <b>National Insurance is separate.</b> On profit from working for yourself you pay Class 4, the National Insurance of the
        self-employed, once the profit alone (not counting your salary) is more than{' '}
        <Rate of="nationalInsurance.class4.lowerProfitsLimit" />. If your salary is high, you may pay less: the National Insurance your
        employer takes from it (Class 1) counts towards a yearly maximum. Once you reach it, the rest of your profit is charged at{' '}
        <Rate of="nationalInsurance.class4.additionalRate" /> instead of <Rate of="nationalInsurance.class4.mainRate" />. You no longer have
        to pay Class 2, the flat weekly charge. If your profit is <Rate of="nationalInsurance.class2.smallProfitsThreshold" /> or more, the
        year counts towards your State Pension as if you had paid it.
      </p>
    </Section>
  )
}

export function Choice() {
  return (
    <Section id="allowance" title="Trading allowance or expenses">
      <p>Each tax year you choose one or the other, for all your self-employed work together.</p>
      <ul>
        <li>
          <b>
            Expenses below <Rate of="allowances.trading" />
          </b>
          : use the allowance. You pay tax on less, and only need to keep a record of what you were paid.
        </li>
        <li>
          <b>Expenses above that</b>: claim your expenses. Enter what you were paid less what you spent, and untick the box.
        </li>
        <li>
          <b>You were paid no more than the allowance in total</b>: the income is tax-free, and you do not have to report it, whatever you
          spent.
        </li>
        <li>
          <b>You spent more than you were paid</b>: claim your expenses. That gives you a loss, and if you report it you can use it to save
          tax.
        </li>
      </ul>
      <p>
        You cannot use the allowance for income from your own company, a partnership you are in, your employer, or the employer of your
        husband, wife or civil partner. Rent has its own property allowance of <Rate of="allowances.property" />.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="deadlines" title="Deadlines and National Insurance" isWide>
      <div className="rate-tables">
        <FiguresTable caption={`Side income from ${starts} to ${ends}`} headings={['What', 'Deadline']} rows={deadlines} />
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
            <b>Put the tax aside as you are paid.</b> Nothing is taken off when you are paid, and the bill comes much later.
          </li>
          <li>
            <b>Write down every payment and expense.</b> You can then choose between the allowance and expenses when the year is over.
          </li>
          <li>
            <b>Check your contract.</b> Some employers want to know about other work, or do not allow it.
          </li>
          <li>
            <b>Use a pension to stay in your band.</b> If your side income takes you into the higher rate band, paying that part into a
            pension brings you back down.
          </li>
        </ul>
      </Section>
      <Section id="not-for" title="Who this is not for">
        <p>
          This calculator adds one self-employed income to one salary. It is not for second jobs on a payroll, limited companies,
          partnerships, rent, savings or dividends. If you have a student loan, you also repay it from side profit, through your tax return.
          We do not count that here.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/check-additional-income-tax">Check if you need to tell HMRC</NewTabLink> by answering a few
            questions on GOV.UK.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/register-for-self-assessment">Register for Self Assessment</NewTabLink> if you do.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income">
              See who can use the trading allowance
            </NewTabLink>{' '}
            and <NewTabLink href="https://www.gov.uk/expenses-if-youre-self-employed">which expenses count</NewTabLink>.
          </li>
          <li>
            <a href="/self-employed-tax-calculator">Use the self-employed calculator</a> once your business is your only income.
          </li>
        </ul>
      </Section>
    </>
  )
}
