import { ZERO } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { dayText, figure, law, sumText, text, year } from '../../lib/figures.ts'
import { pounds, taxYear } from '../../lib/format.ts'
import { comparison } from './salary-or-dividends.ts'

const allowance = figure('incomeTax.personalAllowance.amount').value

const bands: readonly RateBand[] = [
  { name: 'Personal Allowance', rate: ZERO, upTo: allowance },
  { name: 'Ordinary rate', rate: figure('dividends.ordinaryRate').value, upTo: allowance.plus(figure('incomeTax.basicRateLimit').value) },
  { name: 'Upper rate', rate: figure('dividends.upperRate').value, upTo: figure('incomeTax.higherRateLimit').value },
  { name: 'Additional rate', rate: figure('dividends.additionalRate').value },
]

const allowances = Object.entries(taxYears).map(([name, { starts }]) => ({
  name: taxYear(name),
  figures: [text('dividends.allowance', starts)],
}))

const inYourHands = comparison.map(({ profit, asSalary, asDividends, gain }) => ({
  name: pounds(profit),
  figures: [pounds(asSalary), pounds(asDividends), `${pounds(gain.abs())} ${gain.isNegative() ? 'less' : 'more'}`],
}))

export function Explanation() {
  return (
    <Section id="how" title="How dividends are taxed">
      <p>
        Think of your income as a stack. Salary, pension, rent and profit are at the bottom, savings interest comes next, and dividends are
        at the very top. The rate on each dividend depends on how high in the stack it is, so your other income decides the rate.
      </p>
      <p>
        <b>First the allowances.</b> The Personal Allowance of <Rate of="incomeTax.personalAllowance.amount" /> goes where it saves you the
        most tax ({law('methods.dividends.personalAllowance')}). That is nearly always your other income, and whatever is left covers
        dividends. You then pay nothing on the first <Rate of="dividends.allowance" /> of taxable dividends, which is the dividend allowance
        ({law('dividends.allowance')}).
      </p>
      <p>
        <b>Then the bands.</b> You pay <Rate of="dividends.ordinaryRate" /> on dividends that take your total income up to{' '}
        {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')}, <Rate of="dividends.upperRate" /> on those above that,
        and <Rate of="dividends.additionalRate" /> on those above <Rate of="incomeTax.higherRateLimit" />.
      </p>
      <p>
        <b>And sometimes more.</b> If your total income is above <Rate of="incomeTax.personalAllowance.incomeLimit" />, you lose some of
        your Personal Allowance. If your dividends take you over that limit, you pay more tax on your salary. We show that extra tax in its
        own row and do not count it as dividend tax.
      </p>
    </Section>
  )
}

export function Rates() {
  return (
    <Section id="rates" title="Dividend tax rates" isWide>
      <div className="rate-tables">
        <RateTable caption={`Rates for ${year}`} amountHeading="Total income" bands={bands} />
        <FiguresTable caption="Dividend allowance" headings={['Tax year', 'Tax-free']} rows={allowances} />
      </div>
      <p className="hint">
        The rates table is for someone with the full Personal Allowance. The dividend allowance covers the first dividends above that,
        whichever band they fall in.
      </p>
    </Section>
  )
}

export function SalaryOrDividends() {
  return (
    <Section id="salary-or-dividends" title="Salary or dividends from your own company">
      <p>
        This is what you keep if your company pays out all of a year’s profit: either all as salary, or as a salary of{' '}
        <Rate of="nationalInsurance.class1.primaryThreshold" /> with the rest as dividends.
      </p>
      <FiguresTable
        caption="What you keep after your own taxes and the company’s"
        headings={['Profit', 'All salary', 'Mostly dividends', 'Difference with dividends']}
        rows={inYourHands}
      />
      <p>
        Profit here is before anything is paid to you. The company’s only employee is its one director, so it cannot claim the Employment
        Allowance. It pays employer National Insurance on the salary, and Corporation Tax with Marginal Relief on what is left. It trades
        for the whole year and has no associated companies. The director lives in England, Wales or Northern Ireland and has no other
        income, student loan or pension contributions.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Planning your dividends">
      <ul>
        <li>
          <b>Fill an ISA first.</b> You pay no tax on dividends inside an ISA and do not have to report them.
        </li>
        <li>
          <b>Share the shares.</b> If you give shares to your husband, wife or civil partner, their dividends use a second allowance and
          perhaps a lower band. It must be an outright gift.
        </li>
        <li>
          <b>Choose the year.</b> A director can decide when the company pays a dividend. Waiting a few days can move it into a tax year
          when you have more of the lower band left.
        </li>
        <li>
          <b>Watch your Personal Allowance.</b> If your income is between <Rate of="incomeTax.personalAllowance.incomeLimit" /> and{' '}
          <Rate of="incomeTax.higherRateLimit" />, more dividends mean less Personal Allowance as well as more tax. Paying into a pension
          can win it back.
        </li>
        <li>
          <b>Compare with a pension.</b> When your company pays into your pension, there is normally no Corporation Tax or dividend tax on
          the money.
        </li>
      </ul>
    </Section>
  )
}

export function Declaring() {
  return (
    <Section id="declaring" title="When to tell HMRC">
      <p>Add up all the dividends you received in {year}.</p>
      <ul>
        <li>
          <b>Up to {text('dividends.allowance')}:</b> do nothing, unless you send a tax return anyway.
        </li>
        <li>
          <b>More than that, up to {text('dividends.selfAssessmentLimit')}:</b> tell HMRC by {dayText('deadlines.selfAssessment.register')}{' '}
          and ask to pay through your tax code, or use your tax return.
        </li>
        <li>
          <b>Above {text('dividends.selfAssessmentLimit')}:</b> send a Self Assessment tax return and pay the tax by{' '}
          {dayText('deadlines.selfAssessment.onlineReturn')}.
        </li>
      </ul>
      <p>
        You do not have to declare dividends that your Personal Allowance covers. If you have never sent a return and need to, register by{' '}
        {dayText('deadlines.selfAssessment.register')}. Keep your dividend vouchers.
      </p>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="What it leaves out">
        <p>
          This calculator leaves out savings interest, which has its own starting rate and allowance. It is not for dividends paid to trusts
          or companies, loans from your own company, or payments that HMRC treats as dividends. It does not check whether the company has
          enough profit to pay them.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-on-dividends/how-to-report-tax-on-dividends">Report your dividends to HMRC</NewTabLink>
            , by phone, online or on a return.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-on-dividends">Read the GOV.UK guide to tax on dividends</NewTabLink> for later tax
            years.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/running-a-limited-company/taking-money-out-of-a-limited-company">
              See the rules for taking money out of your company
            </NewTabLink>
            , including the paperwork for a dividend.
          </li>
        </ul>
      </Section>
    </>
  )
}
