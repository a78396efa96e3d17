import { Class4Table } from '../../components/class-4-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { SelfAssessmentDates } from '../../components/self-assessment-dates.tsx'
import { law, sumText, text } from '../../lib/figures.ts'

export function Explanation() {
  return (
    <Section id="how" title="How your bill is made up">
      <p>
        You are taxed on profit, not on takings. Profit is what came in, less what you spent to earn it. Two charges then fall on it, both
        through one tax return.
      </p>
      <p>
        <b>Income Tax</b> uses the same allowance and bands as a salary: the first <Rate of="incomeTax.personalAllowance.amount" /> is free,
        then comes the <Rate of="incomeTax.basicRate" /> band, and from{' '}
        {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')} on the <Rate of="incomeTax.higherRate" /> one. Scotland
        sets its own bands.
      </p>
      <p>
        <b>Class 4 National Insurance</b> is <Rate of="nationalInsurance.class4.mainRate" /> of profit from{' '}
        <Rate of="nationalInsurance.class4.lowerProfitsLimit" /> to <Rate of="nationalInsurance.class4.upperProfitsLimit" /> and{' '}
        <Rate of="nationalInsurance.class4.additionalRate" /> of the rest. An employee pays more on the same money, but builds up some
        benefits that you do not.
      </p>
      <p>
        <b>Class 2</b> used to be a weekly charge. It still decides whether the year counts for your State Pension, but you no longer pay it
        unless you choose to: profits of <Rate of="nationalInsurance.class2.smallProfitsThreshold" /> or more count by themselves.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="tables" title="Rates and mileage" isWide>
      <div className="rate-tables">
        <Class4Table />
        <div className="table-scroll">
          <table className="rates">
            <caption>Mileage you can claim for a car or van</caption>
            <thead>
              <tr>
                <th scope="col">Business miles in the year</th>
                <th scope="col">A mile</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">The first {text('allowances.mileage.firstMiles')}</th>
                <td>
                  <Rate of="allowances.mileage.carFirstMiles" />
                </td>
              </tr>
              <tr>
                <th scope="row">Every mile after that</th>
                <td>
                  <Rate of="allowances.mileage.carFurtherMiles" />
                </td>
              </tr>
            </tbody>
          </table>
          <p className="hint">
            The mileage rates take the place of fuel, insurance, repairs and the price of the vehicle. Once you use them for a vehicle, you
            keep to them for as long as you use it in the business.
          </p>
        </div>
      </div>
    </Section>
  )
}

export function Dates() {
  return (
    <Section id="dates" title="Dates to keep">
      <SelfAssessmentDates />
      <p>
        The January date does double duty: the return and the balance for the year that has ended, and the first payment on account for the
        year you are in ({law('deadlines.selfAssessment.firstPaymentOnAccount')}).
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Keeping the bill down">
      <ul>
        <li>
          <b>Put the tax aside as you are paid.</b> Divide the tax and National Insurance above by your profit and move that share of every
          payment into a savings account.
        </li>
        <li>
          <b>Pay into a pension.</b> The provider adds basic rate relief, and a contribution pushes the higher rate limit up by what reaches
          the scheme. It does not lower Class 4.
        </li>
        <li>
          <b>Buy equipment before your year ends.</b> Most tools, vans and computers come off profit in full in the year you buy them. Cars
          follow other rules.
        </li>
        <li>
          <b>Ask for smaller payments on account</b> when you know that profits are falling. If they turn out higher, you pay interest on
          the difference.
        </li>
        <li>
          <b>Make a thin year count.</b> Below <Rate of="nationalInsurance.class2.smallProfitsThreshold" /> of profit, voluntary Class 2 is
          by far the cheapest way to a qualifying year for the State Pension.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="When to use something else">
        <p>
          This is for a sole trader, or a partner with one share of profit, who lives from the business alone. It does not suit a limited
          company, a subcontractor who wants to see deductions at source, or anybody with wages, rent or dividends on top. Over State
          Pension age you stop paying Class 4 from the following tax year.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/register-for-self-assessment">Register for Self Assessment</NewTabLink> as soon as you
            start trading.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/expenses-if-youre-self-employed">Go through the expenses you can claim</NewTabLink>, with
            HMRC’s examples.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/understand-self-assessment-bill/payments-on-account">
              Read how payments on account work
            </NewTabLink>{' '}
            before you send your first return.
          </li>
        </ul>
      </Section>
    </>
  )
}
