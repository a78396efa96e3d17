import type { ReactNode } from 'react'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'

export function Explanation() {
  return (
    <Section id="how" title="How your status changes your pay">
      <p>
        IR35 asks one question of a contract: without your company in the middle, would you be the client’s employee? If so, the fee is
        taxed much like a salary. If not, it is your company’s income.
      </p>
      <p>
        <b>Inside.</b> Whoever pays your company treats the fee as pay and takes off Income Tax and National Insurance first (ITEPA 2003
        s.61K onwards). By law it also has to pay employer National Insurance, which is <Rate of="nationalInsurance.class1.employer.rate" />{' '}
        of pay above <Rate of="nationalInsurance.class1.secondaryThreshold" />. But if the rate you agreed is all that the client will pay,
        this has to come out of your rate. This calculator assumes that it does.
      </p>
      <p>
        <b>Outside.</b> Your company takes off its costs and your salary, pays Corporation Tax at{' '}
        <Rate of="corporationTax.smallProfitsRate" /> to <Rate of="corporationTax.mainRate" /> on the rest, and pays you what remains as
        dividends. The first <Rate of="dividends.allowance" /> of dividends is tax-free. After that you pay{' '}
        <Rate of="dividends.ordinaryRate" />, <Rate of="dividends.upperRate" /> or <Rate of="dividends.additionalRate" />. There is no
        National Insurance on dividends.
      </p>
      <p>
        <b>The difference</b> is what your status is worth. As a percentage of the fee, it is largest while your company’s profit is taxed
        at <Rate of="corporationTax.smallProfitsRate" /> and your dividends stay in the basic rate band. At higher fees, Corporation Tax and
        dividend tax together catch up with the tax on pay. At very high fees they overtake it.
      </p>
    </Section>
  )
}

const Row = ({ name, inside, outside }: { name: string; inside: ReactNode; outside: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-label="Inside">{inside}</td>
    <td data-label="Outside">{outside}</td>
  </tr>
)

export function Charges() {
  return (
    <Section id="charges" title="What each status costs you" isWide>
      <div className="table-scroll">
        <table className="rates words">
          <caption>Taxes on a contract by IR35 status</caption>
          <thead>
            <tr>
              <th scope="col">Charge</th>
              <th scope="col">Inside</th>
              <th scope="col">Outside</th>
            </tr>
          </thead>
          <tbody>
            <Row
              name="Employer National Insurance"
              inside={
                <>
                  <Rate of="nationalInsurance.class1.employer.rate" /> of all pay above{' '}
                  <Rate of="nationalInsurance.class1.secondaryThreshold" />
                </>
              }
              outside="The same rate, but only on the small salary"
            />
            <Row
              name="Employee National Insurance"
              inside={
                <>
                  <Rate of="nationalInsurance.class1.employee.mainRate" />, then{' '}
                  <Rate of="nationalInsurance.class1.employee.additionalRate" /> above{' '}
                  <Rate of="nationalInsurance.class1.upperEarningsLimit" />
                </>
              }
              outside="None at this salary"
            />
            <Row
              name="Income Tax"
              inside={
                <>
                  <Rate of="incomeTax.basicRate" />, <Rate of="incomeTax.higherRate" /> and <Rate of="incomeTax.additionalRate" />, by band
                </>
              }
              outside={
                <>
                  None, unless salary and dividends pass <Rate of="incomeTax.personalAllowance.incomeLimit" />
                </>
              }
            />
            <Row
              name="Corporation Tax"
              inside="None"
              outside={
                <>
                  <Rate of="corporationTax.smallProfitsRate" /> of profit up to <Rate of="corporationTax.lowerLimit" />,{' '}
                  <Rate of="corporationTax.mainRate" /> from <Rate of="corporationTax.upperLimit" />, marginal relief between
                </>
              }
            />
            <Row
              name="Dividend tax"
              inside="None"
              outside={
                <>
                  <Rate of="dividends.ordinaryRate" />, <Rate of="dividends.upperRate" /> and <Rate of="dividends.additionalRate" />, by
                  band
                </>
              }
            />
            <Row name="Expenses" inside="Paid out of taxed income" outside="Deducted before Corporation Tax" />
          </tbody>
        </table>
      </div>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Before you agree a rate">
      <ul>
        <li>
          <b>Ask what the quoted rate includes.</b> A rate inside IR35 can be all that the client will pay, so that employer National
          Insurance comes out of it. Or it can be your pay before tax, with employer National Insurance on top. That is worth{' '}
          <Rate of="nationalInsurance.class1.employer.rate" /> of your pay above <Rate of="nationalInsurance.class1.secondaryThreshold" /> a
          year.
        </li>
        <li>
          <b>Know what rise to ask for.</b> Try higher day rates inside IR35 until your take-home pay matches the figure outside.
        </li>
        <li>
          <b>Use a pension.</b> You pay no National Insurance or Income Tax on a contribution that your company makes, or that you give up
          pay for inside IR35.
        </li>
        <li>
          <b>Keep the evidence.</b> For each contract, save the client’s written decision on your status (the status determination
          statement), the contract itself and notes on how you really work.
        </li>
        <li>
          <b>Leave money in the company if you do not need it.</b> You pay tax on dividends only when they are paid. This calculator assumes
          you pay out everything.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Who this does not cover">
        <p>
          We assume that you are the only director, employee and shareholder of one company, with no other income, and do not live in
          Scotland. The comparison does not work for a company with more than one owner, a sole trader, an employee of an umbrella company,
          or anyone with a second job, savings or rent. If your client is small, your own company has to apply IR35. The calculation is then
          different, with an allowance for the company’s running costs.
        </p>
      </Section>
      <Section id="next" title="What to do now">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/check-employment-status-for-tax">Check the status of a contract</NewTabLink> with
            HMRC’s tool. HMRC will stand by the answer if what you enter is accurate.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/understanding-off-payroll-working-ir35">
              Read HMRC’s guide to off-payroll working
            </NewTabLink>{' '}
            to see who has to do what.
          </li>
          <li>
            If your client decided your status and you disagree, tell the client why in writing. It must reply within 45 days of hearing
            from you, as{' '}
            <NewTabLink href="https://www.gov.uk/guidance/fee-payer-responsibilities-under-the-off-payroll-working-rules">
              the rules say
            </NewTabLink>
            .
          </li>
        </ul>
      </Section>
    </>
  )
}
