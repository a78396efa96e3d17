import { hubPage } from '../components/hub-page.tsx'
import { NewTabLink } from '../components/new-tab-link.tsx'
import { Rate } from '../components/rate.tsx'
import { Section } from '../components/section.tsx'
import { dayText, sumText, year } from '../lib/figures.ts'
import type { Page } from '../lib/page.ts'

function PersonalTax() {
  return (
    <>
      <Section id="which" title="Which one do you need?">
        <p>
          Start with the income you live on. For an employee that is a salary; for a sole trader it is profit, which is takings less
          expenses. Both bear the same Income Tax, but the main rate of National Insurance is{' '}
          <Rate of="nationalInsurance.class1.employee.mainRate" /> on a salary and <Rate of="nationalInsurance.class4.mainRate" /> on a
          profit.
        </p>
        <p>
          Then add what sits on top. Dividends are taxed after everything else you earn, so the room that your salary leaves in the bands
          decides their rate. Gains stand apart from income and have their own exemption, yet the rate on a gain depends on how much income
          you have.
        </p>
      </Section>
      <Section id="together" title="How the pieces fit together">
        <ul>
          <li>
            Most people pay no Income Tax on their first <Rate of="incomeTax.personalAllowance.amount" />. Above{' '}
            <Rate of="incomeTax.personalAllowance.incomeLimit" /> that allowance is taken away bit by bit, and dividends count towards the
            limit like any other income.
          </li>
          <li>
            The first <Rate of="dividends.allowance" /> of dividends and the first <Rate of="capitalGains.annualExemptAmount" /> of gains
            bear no tax. What you do not use of either is lost at the end of the tax year.
          </li>
          <li>
            A pension contribution saves tax at your highest rate. Outside Scotland that rate doubles above{' '}
            {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')}.
          </li>
          <li>
            Tax that is not taken through payroll is yours to report. For {year} the online return was due by{' '}
            {dayText('deadlines.selfAssessment.onlineReturn')}.
          </li>
        </ul>
      </Section>
    </>
  )
}

function SpecializedTools() {
  return (
    <>
      <Section id="which" title="When the plain calculator will not do">
        <p>A take-home pay calculator takes you for somebody with one job, all year, and nothing else. These are for everybody else.</p>
        <ul>
          <li>
            <b>You contract through your own company.</b> Whether a contract is inside or outside IR35 decides if your fees are taxed as pay
            or as profit and dividends. See both side by side before you agree a day rate.
          </li>
          <li>
            <b>You earn something beside a job.</b> Up to <Rate of="allowances.trading" /> of takings a year needs no tax and no return.
            Above that the extra is taxed on top of your salary.
          </li>
          <li>
            <b>You started, stopped or took a break.</b> You keep the whole year’s Personal Allowance however few months you worked, so
            payroll may have taken too much.
          </li>
          <li>
            <b>You let a home.</b> Mortgage interest is no expense: it earns a reduction of <Rate of="incomeTax.basicRate" /> of it instead,
            whatever rate you pay.
          </li>
          <li>
            <b>You drive a company car.</b> The tax follows its list price and its emissions, not what it costs your employer.
          </li>
          <li>
            <b>You pay a lot into pensions.</b> Above <Rate of="pensions.annualAllowance" /> a year, from you and your employer together, a
            charge may take the relief back. For the relief itself see{' '}
            <a href="/specialised-tax/pension-relief-calculator">what a contribution really costs</a>.
          </li>
        </ul>
      </Section>
      <Section id="careful" title="Where these need care">
        <p>
          Two of the answers rest on a judgement that no calculator makes: whether a contract is inside IR35, and whether what you do on the
          side is a trade. For a contract, HMRC’s{' '}
          <NewTabLink href="https://www.gov.uk/guidance/check-employment-status-for-tax">Check Employment Status for Tax</NewTabLink> tool
          gives an opinion that HMRC stands by if the facts you enter are right. If much depends on either, ask an adviser first.
        </p>
      </Section>
    </>
  )
}

function BusinessTools() {
  return (
    <>
      <Section id="which" title="What a business pays, and to whom">
        <ul>
          <li>
            <b>On its profit.</b> A company pays Corporation Tax: <Rate of="corporationTax.smallProfitsRate" /> up to{' '}
            <Rate of="corporationTax.lowerLimit" /> of profit, <Rate of="corporationTax.mainRate" /> from{' '}
            <Rate of="corporationTax.upperLimit" />, and a rate that climbs in between. Sole traders and partners do not: use the{' '}
            <a href="/self-employed-tax-calculator">calculator for the self-employed</a>.
          </li>
          <li>
            <b>On its wages.</b> An employer adds <Rate of="nationalInsurance.class1.employer.rate" /> National Insurance to the part of
            each salary above <Rate of="nationalInsurance.class1.secondaryThreshold" />. The Employment Allowance takes up to{' '}
            <Rate of="nationalInsurance.employmentAllowance.amount" /> off the bill of a year.
          </li>
          <li>
            <b>On its sales.</b> Above <Rate of="vat.registrationThreshold" /> of taxable turnover over any rolling year a business
            registers for VAT and charges it to its customers on HMRC’s behalf.
          </li>
          <li>
            <b>On payments for construction work.</b> A contractor deducts <Rate of="cis.deduction.registered" /> or{' '}
            <Rate of="cis.deduction.unregistered" /> from the labour in a subcontractor’s bill and pays it to HMRC.
          </li>
        </ul>
      </Section>
      <Section id="when" title="When it falls due">
        <ul>
          <li>
            <b>PAYE and National Insurance:</b> by the <Rate of="deadlines.payeDay" /> of the month after, or the{' '}
            <Rate of="deadlines.payePostDay" /> by post.
          </li>
          <li>
            <b>VAT:</b> the return and the money, <Rate of="vat.returnMonths" /> and <Rate of="vat.returnDays" /> after the period ends.
          </li>
          <li>
            <b>Corporation Tax:</b> <Rate of="corporationTax.paymentMonths" /> and a day after the accounting period; the return,{' '}
            <Rate of="corporationTax.returnMonths" /> after it.
          </li>
          <li>
            <b>Construction Industry Scheme:</b> the contractor’s return by the <Rate of="cis.returnDay" /> of each month, the deductions by
            the <Rate of="cis.paymentDay" />.
          </li>
        </ul>
      </Section>
      <Section id="owners" title="If the company is yours">
        <p>
          What the company keeps after Corporation Tax is not yet yours. Taken as salary it bears National Insurance; taken as dividends it
          bears <a href="/personal-tax/dividend-tax-calculator">tax on dividends</a>. Work both out before the year ends, because neither
          can be changed afterwards.
        </p>
      </Section>
    </>
  )
}

const personal = {
  category: 'personal',
  keywords: ['personal tax calculator', 'take-home pay', 'self-employed tax', 'dividend tax', 'capital gains tax', 'pension tax relief'],
  explanation: <PersonalTax />,
} as const

const specialized = {
  category: 'specialized',
  keywords: ['IR35', 'side hustle tax', 'part-year tax', 'rental income tax', 'pension annual allowance', 'company car tax'],
  explanation: <SpecializedTools />,
} as const

const business = {
  category: 'business',
  keywords: ['business tax calculator', 'corporation tax', 'employer National Insurance', 'VAT calculator', 'CIS'],
  explanation: <BusinessTools />,
} as const

/** The three hubs, and two of them again at the addresses that trails and links of old use. */
export const hubPages: readonly Page[] = [
  hubPage(personal),
  hubPage(specialized),
  hubPage(business),
  hubPage({ ...specialized, repeated: { path: '/specialised-tax', name: 'Specialised Tax' } }),
  hubPage({ ...business, repeated: { path: '/business-tax', name: 'Business Tax' } }),
]
