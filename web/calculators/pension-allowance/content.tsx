import { earlierYearsOf } from '#engine/calculators/pension-allowance/earlier-years.ts'
import { fields } from '#engine/calculators/pension-allowance/fields.ts'
import { ONE } from '#engine/money/decimal.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesOn } from '#engine/rates/rates-at.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { figure } from '../../lib/figures.ts'
import { figureText, money, taxYear } from '../../lib/format.ts'
import { sacrificeCountsFrom } from '../../lib/salary-sacrifice.ts'

const taperStep = money(ONE.dividedBy(figure('pensions.taper.rate').value))

const chosen = fields.taxYear.options.toReversed()

/** The years on offer with the earlier ones that can be carried forward to them, each on its first day. */
const years = [
  ...earlierYearsOf(chosen[0] ?? fields.taxYear.blank).map(({ name, starts }) => ({ name, starts })),
  ...chosen.map((name) => ({ name: taxYear(name), starts: taxYears[name].starts })),
]

export function Explanation() {
  return (
    <Section id="how" title="How the allowance works">
      <p>
        <b>What counts.</b> Everything that goes into your pensions in the tax year: your own contributions with their tax relief, your
        employer’s, and for a defined benefit pension <Rate of="pensions.definedBenefit.factor" /> times what your promised yearly pension
        grew by above inflation. Together they may come to <Rate of="pensions.annualAllowance" />.
      </p>
      <p>
        <b>The taper.</b> If your threshold income is above <Rate of="pensions.taper.thresholdIncome" /> and your adjusted income above{' '}
        <Rate of="pensions.taper.adjustedIncome" />, you lose {money(ONE)} of allowance for every {taperStep} of adjusted income above its
        limit, down to <Rate of="pensions.taper.minimumAllowance" />.
      </p>
      <p>
        <b>Carry forward.</b> Once this year’s allowance is used, you may use what the last few tax years left over, the oldest first. The
        labels of the form name them for the year you choose.
      </p>
      <p>
        <b>The charge.</b> What is over all of that is added on top of your taxable income, and you pay Income Tax on it (the annual
        allowance charge). It gives back the relief you had; it is not a fine.
      </p>
      <p>
        <b>The relief.</b> Your own contributions up to your earnings save tax. The scheme adds <Rate of="incomeTax.basicRate" />, and the
        difference between your tax with the contribution and without it makes the rest.
      </p>
    </Section>
  )
}

export function YearByYear() {
  return (
    <Section id="years" title="Year by year" isWide>
      <FiguresTable
        caption="Annual allowance and its taper"
        headings={['Tax year', 'Annual allowance', 'Tapered above', 'Never below']}
        rows={years.map(({ name, starts }) => {
          const { annualAllowance, taper } = ratesOn(tables.pensions, starts, defaultRuleSet)
          return { name, figures: [annualAllowance, taper.adjustedIncome, taper.minimumAllowance].map(figureText) }
        })}
      />
      <p className="hint">Tapered above this adjusted income, if threshold income is above its limit too.</p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="How to use more of it">
      <ul>
        <li>
          <b>Find your unused allowance.</b> Each scheme must tell you its pension input amount for a year if you ask. Take that year’s
          allowance, tapered if yours was, less the total.
        </li>
        <li>
          <b>Watch the bonus.</b> A large bonus or a lump of share income late in the year can start the taper after the contributions are
          made.
        </li>
        <li>
          <b>Pay in yourself to stay under the limit.</b> Your own contributions lower threshold income. At{' '}
          <Rate of="pensions.taper.thresholdIncome" /> or less there is no taper, however much your employer pays. Salary that you give up
          for employer contributions does not help here, unless you agreed to it before {sacrificeCountsFrom}.
        </li>
        <li>
          <b>Do not fear a small charge.</b> If your employer’s contribution goes with it, being over can still leave you better off than
          turning it down.
        </li>
        <li>
          <b>Use opening and closing values.</b> For a defined benefit, they allow for inflation,{' '}
          <Rate of="pensions.definedBenefit.openingUprating" /> for this tax year. The simple increase does not.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="When to ask an adviser">
        <p>
          The sum is not for anybody who has drawn flexibly on a pot, whose limit is the money purchase annual allowance of{' '}
          <Rate of="pensions.moneyPurchaseAllowance" />, nor for deferred members, public service remedy cases, overseas schemes or several
          defined benefits at once. Limits on tax-free cash, <Rate of="pensions.lumpSumAllowance" /> for most people, are another matter:
          they replaced the lifetime allowance.
        </p>
      </Section>
      <Section id="next" title="Your next steps">
        <ul>
          <li>
            <NewTabLink href="https://www.tax.service.gov.uk/pension-annual-allowance-calculator">
              Check earlier years with HMRC’s calculator
            </NewTabLink>
            , which works out what you can carry forward.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-on-your-private-pension/annual-allowance">Read what to do if you are over</NewTabLink>{' '}
            and put any charge on your tax return, even if the scheme pays it. Charges above <Rate of="pensions.schemePaysThreshold" /> can
            often be left to the scheme.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-on-your-private-pension/pension-tax-relief">
              Claim the relief above the basic rate
            </NewTabLink>{' '}
            if your scheme claims only that for you.
          </li>
        </ul>
      </Section>
    </>
  )
}
