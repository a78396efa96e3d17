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
        Picture your income as a stack. Salary, pension, rent and profit lie at the bottom, interest above them and dividends at the very
        top. Each dividend is taxed by where it lies in the stack, so what you earn elsewhere decides the rate.
      </p>
      <p>
        <b>First the allowances.</b> The Personal Allowance of <Rate of="incomeTax.personalAllowance.amount" /> goes where it lowers your
        total tax most ({law('methods.dividends.personalAllowance')}). Nearly always that is against your other income, and whatever is left
        covers dividends. Then the first <Rate of="dividends.allowance" /> that is still taxable bears nothing ({law('dividends.allowance')}
        ).
      </p>
      <p>
        <b>Then the bands.</b> Dividends that lie below a total income of{' '}
        {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')} bear <Rate of="dividends.ordinaryRate" />, those above
        it <Rate of="dividends.upperRate" />, and those above <Rate of="incomeTax.higherRateLimit" /> <Rate of="dividends.additionalRate" />
        .
      </p>
      <p>
        <b>And sometimes more.</b> A total above <Rate of="incomeTax.personalAllowance.incomeLimit" /> shrinks the Personal Allowance.
        Dividends that do so make your salary dearer: the extra has a row of its own and is not counted as dividend tax.
      </p>
    </Section>
  )
}

export function Rates() {
  return (
    <Section id="rates" title="Dividend tax rates" isWide>
      <div className="rate-tables">
        <RateTable caption={`Rates for ${year}`} amountHeading="Total income" bands={bands} />
        <FiguresTable caption="Dividend allowance" headings={['Tax year', 'Free of tax']} rows={allowances} />
      </div>
      <p className="hint">
        The rates table is for someone with the full Personal Allowance. The dividend allowance covers the first dividends above it, in
        whichever band they lie.
      </p>
    </Section>
  )
}

export function SalaryOrDividends() {
  return (
    <Section id="salary-or-dividends" title="Salary or dividends from your own company">
      <p>
        What is left for you when a company pays out the whole of a year’s profit, as salary alone, or as a salary of{' '}
        <Rate of="nationalInsurance.class1.primaryThreshold" /> with the rest as dividends.
      </p>
      <FiguresTable
        caption="In your hands after all taxes, yours and the company’s"
        headings={['Profit', 'All salary', 'Mostly dividends', 'Dividends leave you']}
        rows={inYourHands}
      />
      <p>
        Profit is what is left before anything is paid to you. The company has one director and no other employee, so no Employment
        Allowance; it pays employer National Insurance on the salary and Corporation Tax, with marginal relief, on the rest, for a whole
        year and with no associated companies. The director lives in England, Wales or Northern Ireland, has no other income, no student
        loan and no pension contribution.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Planning your dividends">
      <ul>
        <li>
          <b>Fill an ISA first.</b> Dividends inside one are not taxed and need not be reported.
        </li>
        <li>
          <b>Share the shares.</b> A gift of shares to a spouse or civil partner moves their dividends to a second allowance and, perhaps, a
          lower band. It must be a real gift.
        </li>
        <li>
          <b>Choose the year.</b> A director decides when the company pays. A dividend a few days later can fall in a year with room left
          below the higher rate.
        </li>
        <li>
          <b>Watch the allowance limit.</b> Between <Rate of="incomeTax.personalAllowance.incomeLimit" /> and{' '}
          <Rate of="incomeTax.higherRateLimit" /> of income dividends cost you Personal Allowance as well as tax. A pension contribution can
          win it back.
        </li>
        <li>
          <b>Compare with a pension.</b> What the company pays into a pension bears neither Corporation Tax nor dividend tax when it goes
          in.
        </li>
      </ul>
    </Section>
  )
}

export function Declaring() {
  return (
    <Section id="declaring" title="When to tell HMRC">
      <p>What to do depends on all the dividends you received in {year}, added up.</p>
      <ul>
        <li>
          <b>Up to {text('dividends.allowance')}:</b> nothing, unless you send a tax return anyway.
        </li>
        <li>
          <b>From there to {text('dividends.selfAssessmentLimit')}:</b> tell HMRC by {dayText('deadlines.selfAssessment.register')} and have
          the tax taken through your tax code, or use your tax return.
        </li>
        <li>
          <b>Above {text('dividends.selfAssessmentLimit')}:</b> send a Self Assessment return, and pay, by{' '}
          {dayText('deadlines.selfAssessment.onlineReturn')}.
        </li>
      </ul>
      <p>
        Dividends covered by your Personal Allowance need not be declared either. If you have never sent a return, register for one by{' '}
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
          Interest, which has a starting rate and a savings allowance of its own. Dividends to trusts and companies. Loans from your own
          company, and payments that HMRC treats as dividends. It does not check whether the company had profits to pay them from.
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
            , with the paperwork that a dividend needs.
          </li>
        </ul>
      </Section>
    </>
  )
}
