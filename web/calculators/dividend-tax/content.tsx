import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { bandsAboveNilRate } from '#engine/rules/dividends/bands.ts'
import { bandsByIncome } from '#engine/rules/income-tax/bands-by-income.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { bandsWorth, dayText, incomeText, law, rates, text, year } from '../../lib/figures.ts'
import { pounds, taxYear } from '../../lib/format.ts'
import { comparison } from './salary-or-dividends.ts'

const BAND_NAMES: Readonly<Record<string, string>> = {
  allowance: 'Personal Allowance',
  ordinary: 'Basic rate band (ordinary rate)',
  upper: 'Higher rate band (upper rate)',
  additional: 'Additional rate band',
}

const bands = bandsWorth(bandsByIncome(bandsAboveNilRate(rates), rates)).map((band) => ({
  ...band,
  name: BAND_NAMES[band.name] ?? band.name,
}))

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
        <b>Then the bands.</b> You pay <Rate of="dividends.ordinaryRate" /> on dividends that fall within the first{' '}
        {incomeText('incomeTax.basicRateLimit')} of your total income, <Rate of="dividends.upperRate" /> on those between that and{' '}
        <Rate of="incomeTax.higherRateLimit" />, and <Rate of="dividends.additionalRate" /> on any above it.
      </p>
      <p>
        <b>Extra tax on a high income.</b> If your total income is above <Rate of="incomeTax.personalAllowance.incomeLimit" />, you lose
        some of your Personal Allowance. If your dividends take you over that limit, you pay more tax on your salary. We show that extra tax
        in its own row and do not count it as dividend tax.
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
        The rates table is for someone with the full Personal Allowance. After that, the dividend allowance covers the first{' '}
        {text('dividends.allowance')} of dividends, whichever band they fall in.
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
        headings={['Profit', 'All salary', 'Mostly dividends', 'With dividends you keep']}
        rows={inYourHands}
      />
      <p>
        Profit here is before anything is paid to you. The company’s only employee is its one director, so it cannot claim the Employment
        Allowance. It pays employer National Insurance on the salary, and Corporation Tax on what is left, less marginal relief if its
        profit is between the two Corporation Tax limits. It trades for the whole year and has no associated companies. The director lives
        in England, Wales or Northern Ireland and has no other income, student loan or pension contributions.
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
          <b>Give some shares to your husband, wife or civil partner.</b> Their dividends then use a second dividend allowance and perhaps a
          lower band. It must be an outright gift: you cannot keep the dividends or take the shares back.
        </li>
        <li>
          <b>Choose the year.</b> A director can decide when the company pays a dividend. Waiting a few days can move it into a tax year
          when more of your basic rate band is left.
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
          <b>More than that, up to {text('dividends.selfAssessmentLimit')}:</b> if there was tax to pay, you had to tell HMRC by{' '}
          {dayText('deadlines.selfAssessment.register')} and ask to pay through your tax code, or put them on your tax return. If you have
          not, do it now. You do not have to tell HMRC about dividends that your Personal Allowance covers, unless you send a tax return
          anyway.
        </li>
        <li>
          <b>Above {text('dividends.selfAssessmentLimit')}:</b> HMRC asks for a Self Assessment tax return. The return and any tax were due
          by {dayText('deadlines.selfAssessment.onlineReturn')}. If you had never sent a return, you had to register by{' '}
          {dayText('deadlines.selfAssessment.register')}.
        </li>
      </ul>
      <p>Keep your dividend vouchers, which show what each company paid you and when.</p>
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
