import type { ReactNode } from 'react'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'

export function Explanation() {
  return (
    <Section id="how" title="How your status changes your pay">
      <p>
        IR35 asks one question of a contract: without your company in the middle, would you be the client’s employee? If so, the fee is
        taxed nearly as a salary would be. If not, it is your company’s income.
      </p>
      <p>
        <b>Inside.</b> Whoever pays your company treats the fee as pay and takes off Income Tax and National Insurance first (ITEPA, s.61K
        onwards). The employer’s contributions, <Rate of="nationalInsurance.class1.employer.rate" /> above{' '}
        <Rate of="nationalInsurance.class1.secondaryThreshold" />, are the payer’s to bear by law, but a rate that was agreed as the whole
        cost has to leave room for them. That is how it is worked out here.
      </p>
      <p>
        <b>Outside.</b> Your company deducts its costs and your salary, pays Corporation Tax at{' '}
        <Rate of="corporationTax.smallProfitsRate" /> to <Rate of="corporationTax.mainRate" /> on the rest, and pays you what remains as
        dividends. The first <Rate of="dividends.allowance" /> of dividends is free of tax; after that they bear{' '}
        <Rate of="dividends.ordinaryRate" />, <Rate of="dividends.upperRate" /> or <Rate of="dividends.additionalRate" />, and no National
        Insurance at all.
      </p>
      <p>
        <b>The difference</b> is what your status is worth. As a share of the fee it is widest while the company pays the small profits rate
        and your dividends stay in the basic rate band. Further up, Corporation Tax and dividend tax together catch up with the tax on pay,
        and at very high fees they overtake it.
      </p>
    </Section>
  )
}

const Row = ({ name, inside, outside }: { name: string; inside: ReactNode; outside: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{inside}</td>
    <td>{outside}</td>
  </tr>
)

export function Charges() {
  return (
    <Section id="charges" title="What each status pays" isWide>
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
              name="Employer’s National Insurance"
              inside={
                <>
                  <Rate of="nationalInsurance.class1.employer.rate" /> of all pay above{' '}
                  <Rate of="nationalInsurance.class1.secondaryThreshold" />
                </>
              }
              outside="The same rate, on the small salary alone"
            />
            <Row
              name="Employee’s National Insurance"
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
          <b>Ask which rate you are being quoted.</b> An inside rate can be what the client spends, out of which the employer’s
          contributions come, or your gross pay with those on top. They differ by <Rate of="nationalInsurance.class1.employer.rate" /> of
          most of it.
        </li>
        <li>
          <b>Price the status in.</b> Try higher day rates inside until the take-home matches the outside figure: that is the rise to ask
          for.
        </li>
        <li>
          <b>Use a pension.</b> A contribution paid by your company, or given up from pay inside IR35, escapes National Insurance and Income
          Tax.
        </li>
        <li>
          <b>Keep the evidence.</b> Save the status determination, the contract and notes on how you really work for each engagement.
        </li>
        <li>
          <b>Leave money in the company if you do not need it.</b> Dividends are taxed when they are paid. This page pays out everything.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Who should look elsewhere">
        <p>
          The comparison takes you for the only director, employee and shareholder of one company with one kind of income, outside Scotland.
          It does not fit a company that two people own, sole traders, employees of an umbrella company, or anybody with a second job,
          savings or rent. Where the client is small and your own company has to apply IR35, a different sum, with an allowance for the
          company’s running costs, applies.
        </p>
      </Section>
      <Section id="next" title="What to do now">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/check-employment-status-for-tax">Check the status of a contract</NewTabLink> with
            HMRC’s tool. HMRC stands by its answer if what you enter is accurate.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/understanding-off-payroll-working-ir35">
              Read HMRC’s guide to off-payroll working
            </NewTabLink>
            , which says who must do what.
          </li>
          <li>
            If your client decided the status and you disagree, tell the client in writing why. It has to answer within the time that{' '}
            <NewTabLink href="https://www.gov.uk/guidance/fee-payer-responsibilities-under-the-off-payroll-working-rules">
              the rules give it
            </NewTabLink>
            .
          </li>
        </ul>
      </Section>
    </>
  )
}
