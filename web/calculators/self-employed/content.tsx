import { Class4Table } from '../../components/class-4-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { SelfAssessmentDates } from '../../components/self-assessment-dates.tsx'
import { incomeText, law, text } from '../../lib/figures.ts'

export function Explanation() {
  return (
    <Section id="how" title="How your bill is made up">
      <p>
        You are taxed on your profit, not your takings. Profit is what came in less your business expenses. You pay Income Tax and Class 4
        National Insurance on it, both through your tax return.
      </p>
      <p>
        <b>Income Tax</b> works as it does for a salary. The first <Rate of="incomeTax.personalAllowance.amount" /> is tax-free, then you
        pay <Rate of="incomeTax.basicRate" /> up to {incomeText('incomeTax.basicRateLimit')} and <Rate of="incomeTax.higherRate" /> from
        there to <Rate of="incomeTax.higherRateLimit" />. Scotland has its own bands.
      </p>
      <p>
        <b>Class 4 National Insurance</b> is <Rate of="nationalInsurance.class4.mainRate" /> of your profit from{' '}
        <Rate of="nationalInsurance.class4.lowerProfitsLimit" /> to <Rate of="nationalInsurance.class4.upperProfitsLimit" /> and{' '}
        <Rate of="nationalInsurance.class4.additionalRate" /> of anything above. An employee pays more on the same money, but can get some
        benefits that you cannot.
      </p>
      <p>
        <b>Class 2</b> used to be a weekly charge, and you no longer have to pay it. If your profit is{' '}
        <Rate of="nationalInsurance.class2.smallProfitsThreshold" /> or more, the year counts towards your State Pension automatically. If
        it is less, you can choose to pay Class 2 to make the year count.
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
                <th scope="col">Rate per mile</th>
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
            The mileage rates cover fuel, insurance, repairs and the cost of the vehicle, so you cannot claim those as well. Once you use
            them for a vehicle, you must keep using them for as long as it is in the business.
          </p>
        </div>
      </div>
    </Section>
  )
}

export function Dates() {
  return (
    <Section id="dates" title="Key dates">
      <SelfAssessmentDates />
      <p>
        In January you have three things to do: send the return, pay the rest of the tax for the year that has ended, and make the first
        payment on account for the year you are in ({law('deadlines.selfAssessment.firstPaymentOnAccount')}).
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Keeping the bill down">
      <ul>
        <li>
          <b>Put the tax aside as you are paid.</b> Work out your tax and National Insurance as a percentage of your profit, then move that
          much of every payment into a savings account.
        </li>
        <li>
          <b>Pay into a pension.</b> Your provider adds basic rate tax relief. If you pay the higher rate, a contribution also means that
          less of your income is taxed at it. It does not lower your Class 4.
        </li>
        <li>
          <b>Buy equipment before your accounting year ends.</b> You can usually take the full cost of tools, vans and computers off your
          profit in the year you buy them. Cars have different rules.
        </li>
        <li>
          <b>Ask to reduce your payments on account</b> if you know your profit is falling. If you reduce them too far, you pay interest on
          the difference.
        </li>
        <li>
          <b>Make a low-profit year count.</b> If your profit is below <Rate of="nationalInsurance.class2.smallProfitsThreshold" />,
          voluntary Class 2 is by far the cheapest way to add a qualifying year for your State Pension.
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
          This calculator is for sole traders with no other income. If you are in a partnership, enter only your own share of the profit.
          The calculator does not work for limited companies, for subcontractors who want to see their deductions under the Construction
          Industry Scheme (CIS), or for anyone who also has wages, rent or dividends. Once you reach State Pension age, you stop paying
          Class 4 from the start of the next tax year.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/register-for-self-assessment">Register for Self Assessment</NewTabLink> as soon as you
            start trading.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/expenses-if-youre-self-employed">Check which expenses you can claim</NewTabLink>, with
            examples from HMRC.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/understand-self-assessment-bill/payments-on-account">
              See how payments on account work
            </NewTabLink>{' '}
            before you send your first return.
          </li>
        </ul>
      </Section>
    </>
  )
}
