import { NewTabLink } from '../components/new-tab-link.tsx'
import { Rate } from '../components/rate.tsx'
import { Section } from '../components/section.tsx'
import { inYear } from '../site/addresses.ts'
import type { PageRoute } from '../site/page.ts'
import { dayText, hasFigure, incomeText, year } from '../text/figures.ts'
import { employeeMainRate, overTheYear } from '../text/law/national-insurance-of-year.ts'
import { hubPage } from './hub-page.tsx'

function PersonalTax() {
  return (
    <>
      <Section id="which" title="Which one do you need?">
        <p>
          Start with the income you live on. For an employee, that is a salary. For a sole trader, it is profit: takings less expenses. You
          pay the same Income Tax on both, but the main rate of National Insurance{overTheYear} is {employeeMainRate} on a salary and{' '}
          <Rate of="nationalInsurance.class4.mainRate" /> on profit.
        </p>
        <p>
          Then add what comes on top. Dividends are taxed last, so their rate depends on how much of each tax band your other income has
          already used. Gains (what you make when you sell something for more than it cost you) are taxed separately and have their own
          tax-free amount, but the rate on a gain also depends on your income.
        </p>
      </Section>
      <Section id="together" title="How it all fits together">
        <ul>
          <li>
            Most people pay no Income Tax on their first <Rate of="incomeTax.personalAllowance.amount" />, their Personal Allowance. If your
            income is above <Rate of="incomeTax.personalAllowance.incomeLimit" />, you gradually lose it. Dividends count towards that limit
            like any other income.
          </li>
          <li>
            You pay no tax on the first <Rate of="dividends.allowance" /> of dividends and the first{' '}
            <Rate of="capitalGains.annualExemptAmount" /> of gains. If you do not use them by the end of the tax year, you lose them.
          </li>
          <li>
            A pension contribution saves tax at your highest rate. Outside Scotland, that is <Rate of="incomeTax.higherRate" /> instead of{' '}
            <Rate of="incomeTax.basicRate" /> on income above {incomeText('incomeTax.basicRateLimit')}.
          </li>
          <li>
            You have to report most income that is not taxed through payroll. The deadline for the {year} online return is{' '}
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
      <Section id="which" title="When a simple calculator will not do">
        <p>
          A take-home pay calculator assumes that you have one job all year and no other income. These calculators are for everyone else.
        </p>
        <ul>
          <li>
            <b>You contract through your own company.</b> If a contract is inside IR35, your fees are taxed as pay. Outside, they are taxed
            as profit and dividends. Compare both before you agree a day rate.
          </li>
          <li>
            <b>You earn money on the side.</b> If you are paid up to <Rate of="allowances.trading" /> a year for it, there is no tax to pay
            and no return to send. Anything above that is taxed on top of your salary.
          </li>
          <li>
            <b>You started or left a job, or took a break from work.</b> You get the full year’s Personal Allowance however few months you
            worked, so payroll may have taken too much tax.
          </li>
          <li>
            <b>You let a home.</b> You cannot deduct mortgage interest. Instead, <Rate of="incomeTax.basicRate" /> of it comes off your tax,
            whatever rate you pay.
          </li>
          <li>
            <b>You drive a company car.</b> The tax depends on its list price and emissions, not on what it costs your employer.
          </li>
          <li>
            <b>You pay a lot into pensions.</b> If you and your employer pay in more than <Rate of="pensions.annualAllowance" /> a year
            between you, a charge may take back the tax relief.
          </li>
        </ul>
      </Section>
      <Section id="careful" title="Where to take care">
        <p>
          Two of the answers depend on a judgement that no calculator can make: whether a contract is inside IR35, and whether what you do
          on the side counts as a trade. For a contract, HMRC has a tool that gives an opinion, which HMRC will stand by if the facts you
          enter are right:{' '}
          <NewTabLink href="https://www.gov.uk/guidance/check-employment-status-for-tax">Check Employment Status for Tax</NewTabLink>. If a
          lot of money depends on either answer, ask an adviser first.
        </p>
      </Section>
    </>
  )
}

const companyRates = hasFigure('corporationTax.smallProfitsRate') ? (
  <>
    <Rate of="corporationTax.smallProfitsRate" /> up to <Rate of="corporationTax.lowerLimit" /> of profit,{' '}
    <Rate of="corporationTax.mainRate" /> from <Rate of="corporationTax.upperLimit" />, and in between an overall rate that rises from one
    to the other
  </>
) : (
  <>
    <Rate of="corporationTax.mainRate" />, whatever its profit
  </>
)

function BusinessTools() {
  return (
    <>
      <Section id="which" title="What a business pays HMRC">
        <ul>
          <li>
            <b>On its profit.</b> A company pays Corporation Tax: {companyRates}. Sole traders and partners pay Income Tax instead: use the{' '}
            <a href={inYear('/self-employed-tax-calculator')}>self-employed tax calculator</a>.
          </li>
          <li>
            <b>On its wages.</b> An employer pays <Rate of="nationalInsurance.class1.employer.rate" /> National Insurance on the part of
            each salary above <Rate of="nationalInsurance.class1.secondaryThreshold" />. The Employment Allowance takes up to{' '}
            <Rate of="nationalInsurance.employmentAllowance.amount" /> a year off the bill.
          </li>
          <li>
            <b>On its sales.</b> A business must register for VAT once its taxable sales over the past year go above{' '}
            <Rate of="vat.registrationThreshold" />. It then adds VAT to its customers’ bills and pays it to HMRC.
          </li>
          <li>
            <b>On payments for construction work.</b> A contractor deducts <Rate of="cis.deduction.registered" /> or{' '}
            <Rate of="cis.deduction.unregistered" /> from the labour in a subcontractor’s bill and pays it to HMRC.
          </li>
        </ul>
      </Section>
      <Section id="when" title="When to pay and file">
        <ul>
          <li>
            <b>Employees’ tax (PAYE) and National Insurance:</b> pay by the <Rate of="deadlines.payeDay" /> of the next month, or by the{' '}
            <Rate of="deadlines.payePostDay" /> by post.
          </li>
          <li>
            <b>VAT:</b> file and pay within <Rate of="vat.returnMonths" /> and <Rate of="vat.returnDays" /> of the end of the period.
          </li>
          <li>
            <b>Corporation Tax:</b> pay within <Rate of="corporationTax.paymentMonths" /> and a day of the end of the accounting period, and
            file the return within <Rate of="corporationTax.returnMonths" /> of it.
          </li>
          <li>
            <b>Construction Industry Scheme:</b> contractors file by the <Rate of="cis.returnDay" /> of each month, and pay the deductions
            by the <Rate of="cis.paymentDay" />.
          </li>
        </ul>
      </Section>
      <Section id="owners" title="If the company is yours">
        <p>
          Money in the company is not yours yet. If you take it as salary, there is National Insurance to pay. If you take it as dividends,
          there is <a href={inYear('/personal-tax/dividend-tax-calculator')}>dividend tax</a> to pay. Work out both before the year ends,
          because you cannot change either afterwards.
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

/** The three hubs, and two of them again at the addresses that breadcrumbs and old links use. */
export const hubPages: readonly PageRoute[] = [
  hubPage(personal),
  hubPage(specialized),
  hubPage(business),
  hubPage({ ...specialized, repeatedAt: '/specialised-tax' }),
  hubPage({ ...business, repeatedAt: '/business-tax' }),
]
