import { ZERO } from '#engine/money/decimal.ts'
import { bandsOf } from '#engine/rules/income-tax/bands.ts'
import { bandsByIncome } from '#engine/rules/income-tax/bands-by-income.ts'
import type { Region } from '#engine/rules/income-tax/region.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { bandsWorth, figure, incomeText, rates, year } from '../../lib/figures.ts'
import { optionWords } from '../../lib/option-words.ts'

const value = (entry: Parameters<typeof figure>[0]) => figure(entry).value

const bandsIn = (region: Region): RateBand[] =>
  bandsWorth(bandsByIncome(bandsOf(region, rates), rates)).map((band) => ({
    ...band,
    name: band.name === 'allowance' ? 'Personal Allowance' : `${optionWords(band.name)} rate`,
  }))

const ukBands = bandsIn('england')
const scottishBands = bandsIn('scotland')

const nationalInsurance: RateBand[] = [
  { name: 'No contributions', rate: ZERO, upTo: value('nationalInsurance.class1.primaryThreshold') },
  {
    name: 'Main rate',
    rate: value('nationalInsurance.class1.employee.mainRate'),
    upTo: value('nationalInsurance.class1.upperEarningsLimit'),
  },
  { name: 'Additional rate', rate: value('nationalInsurance.class1.employee.additionalRate') },
]

const loans = [
  { name: 'Plan 1', threshold: 'studentLoans.plan1.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: 'Plan 2', threshold: 'studentLoans.plan2.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: 'Plan 4', threshold: 'studentLoans.plan4.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: `Plan 5 (nothing taken in ${year})`, threshold: 'studentLoans.plan5.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: 'Postgraduate', threshold: 'studentLoans.postgraduate.threshold', rate: 'studentLoans.postgraduate.rate' },
] as const

export function Explanation() {
  return (
    <Section id="how" title="How your take-home pay is worked out">
      <p>
        Up to four things come off your salary before it reaches your bank: Income Tax, National Insurance, student loan repayments and
        pension contributions. How you pay into your pension can change the other three, because some ways lower the pay that they are
        worked out on.
      </p>
      <p>
        <b>Income Tax.</b> You pay nothing on the first <Rate of="incomeTax.personalAllowance.amount" />, your Personal Allowance. In
        England, Wales and Northern Ireland you pay <Rate of="incomeTax.basicRate" /> on the next <Rate of="incomeTax.basicRateLimit" /> and{' '}
        <Rate of="incomeTax.higherRate" /> on anything above that, so for most people the higher rate starts at{' '}
        {incomeText('incomeTax.basicRateLimit')}. The <Rate of="incomeTax.additionalRate" /> rate starts at{' '}
        <Rate of="incomeTax.higherRateLimit" />. Above <Rate of="incomeTax.personalAllowance.incomeLimit" /> you gradually lose the
        allowance itself.
      </p>
      <p>
        <b>National Insurance.</b> Employees pay <Rate of="nationalInsurance.class1.employee.mainRate" /> on earnings between{' '}
        <Rate of="nationalInsurance.class1.primaryThreshold" /> and <Rate of="nationalInsurance.class1.upperEarningsLimit" />, and{' '}
        <Rate of="nationalInsurance.class1.employee.additionalRate" /> on anything above. The rates are the same in all four countries of
        the UK.
      </p>
      <p>
        <b>Student loan.</b> You repay a percentage of what you earn above your plan’s threshold:{' '}
        <Rate of="studentLoans.undergraduateRate" /> on plans 1, 2, 4 and 5, and <Rate of="studentLoans.postgraduate.rate" /> on a
        postgraduate loan. You may have to repay a postgraduate loan and one on another plan at the same time.
      </p>
      <p>
        <b>Pension.</b> You pay in a percentage of your salary. All three ways of paying in save tax, but only salary sacrifice saves
        National Insurance and student loan repayments too.
      </p>
    </Section>
  )
}

export function Bands() {
  return (
    <Section id="bands" title="Rates and bands" isWide>
      <div className="rate-tables">
        <RateTable caption="Income Tax in England, Wales and Northern Ireland" amountHeading="Income" bands={ukBands} />
        <RateTable caption="Income Tax in Scotland" amountHeading="Income" bands={scottishBands} />
        <RateTable caption="National Insurance for employees" amountHeading="Annual earnings" bands={nationalInsurance} />
        <FiguresTable
          caption="Student loan repayments"
          headings={['Plan', 'On annual earnings above', 'Rate']}
          rows={loans.map(({ name, threshold, rate }) => ({
            name,
            figures: [<Rate key="threshold" of={threshold} />, <Rate key="rate" of={rate} />],
          }))}
        />
      </div>
      <p className="hint">
        The income bands are for someone with the full Personal Allowance. If your income is above the limit for the full allowance, you
        have less of it, so you start to pay each of the lower rates at a lower income. The working of your result leaves the allowance out
        of the bands: there, the basic rate band is the first <Rate of="incomeTax.basicRateLimit" /> of your taxable income.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Ways to keep more of your pay">
      <ul>
        <li>
          <b>Check your tax code.</b> A wrong code is a common reason for paying too much tax. You can find yours on your payslip and in
          your personal tax account.
        </li>
        <li>
          <b>Ask whether your employer offers salary sacrifice.</b> On pay that goes into your pension, it also saves you National
          Insurance: <Rate of="nationalInsurance.class1.employee.mainRate" /> on pay between{' '}
          <Rate of="nationalInsurance.class1.primaryThreshold" /> and <Rate of="nationalInsurance.class1.upperEarningsLimit" />, and{' '}
          <Rate of="nationalInsurance.class1.employee.additionalRate" /> on pay above that. It must not take your pay below the minimum
          wage.
        </li>
        <li>
          <b>
            Watch the <Rate of="incomeTax.personalAllowance.incomeLimit" /> mark.
          </b>{' '}
          If you earn just over it, paying into a pension or giving to charity saves you tax and gives you back part of your Personal
          Allowance.
        </li>
        <li>
          <b>Claim the rest of your pension tax relief.</b> With relief at source, your scheme claims only <Rate of="incomeTax.basicRate" />
          . If you pay a higher rate than that, claim the difference from HMRC.
        </li>
        <li>
          <b>Share an allowance you do not use.</b> If your husband, wife or civil partner earns less than the Personal Allowance and you
          pay tax at the basic rate, see if you can get Marriage Allowance: it saves up to <Rate of="allowances.marriageReduction" /> a
          year.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Who this is not for">
        <p>
          This calculator is for employees with one job and no other income. Your tax will be different if you are self-employed, have more
          than one job, rent out property, drive a company car, have savings interest or dividends, or are over State Pension age.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/check-income-tax-current-year">
              Check your Income Tax and tax code for the current tax year
            </NewTabLink>{' '}
            in your personal tax account on GOV.UK.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/claim-tax-refund">Claim a refund</NewTabLink> if you have paid too much.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/sign-in-to-manage-your-student-loan-balance">
              See your student loan plan and balance
            </NewTabLink>
            .
          </li>
        </ul>
      </Section>
    </>
  )
}
