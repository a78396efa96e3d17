import { ZERO } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { bandsFigure, figure, sumText } from '../../lib/figures.ts'

const value = (entry: Parameters<typeof figure>[0]) => figure(entry).value

const allowance: RateBand = { name: 'Personal Allowance', rate: ZERO, upTo: value('incomeTax.personalAllowance.amount') }
const withAllowance = (bands: readonly RateBand[]): RateBand[] => [
  allowance,
  // The last limit is where the allowance is gone, so income and taxable income are the same there.
  ...bands.map((band, index) => ({
    ...band,
    ...(band.upTo && index < bands.length - 2 && { upTo: band.upTo.plus(value('incomeTax.personalAllowance.amount')) }),
  })),
]

const ukBands = withAllowance([
  { name: 'Basic rate', rate: value('incomeTax.basicRate'), upTo: value('incomeTax.basicRateLimit') },
  { name: 'Higher rate', rate: value('incomeTax.higherRate'), upTo: value('incomeTax.higherRateLimit') },
  { name: 'Additional rate', rate: value('incomeTax.additionalRate') },
])

const scottishBands = withAllowance(
  bandsFigure('scottishIncomeTax.bands').bands.map(({ name, rate, upTo }) => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)} rate`,
    rate: rate.value,
    ...(upTo && { upTo: upTo.value }),
  })),
)

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
  { name: 'Plan 5 (nothing taken in this tax year)', threshold: 'studentLoans.plan5.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: 'Postgraduate', threshold: 'studentLoans.postgraduate.threshold', rate: 'studentLoans.postgraduate.rate' },
] as const

export function Explanation() {
  return (
    <Section id="how" title="How your take-home pay comes about">
      <p>
        Four things can come off a salary before it reaches your bank: Income Tax, National Insurance, a student loan and a pension
        contribution. How your pension is paid decides what the other three are worked out on.
      </p>
      <p>
        <b>Income Tax.</b> You pay nothing on the first <Rate of="incomeTax.personalAllowance.amount" />, your Personal Allowance. In
        England, Wales and Northern Ireland you pay <Rate of="incomeTax.basicRate" /> on the next <Rate of="incomeTax.basicRateLimit" /> and{' '}
        <Rate of="incomeTax.higherRate" /> on the part above that, which for most people starts at{' '}
        {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')}. The <Rate of="incomeTax.additionalRate" /> rate starts
        at <Rate of="incomeTax.higherRateLimit" />. Above <Rate of="incomeTax.personalAllowance.incomeLimit" /> the allowance itself is
        taken away bit by bit.
      </p>
      <p>
        <b>National Insurance.</b> An employee pays <Rate of="nationalInsurance.class1.employee.mainRate" /> on earnings between{' '}
        <Rate of="nationalInsurance.class1.primaryThreshold" /> and <Rate of="nationalInsurance.class1.upperEarningsLimit" />, and{' '}
        <Rate of="nationalInsurance.class1.employee.additionalRate" /> above. It is the same in all four countries.
      </p>
      <p>
        <b>Student loan.</b> A share of what you earn above your plan’s threshold, <Rate of="studentLoans.undergraduateRate" /> for the
        numbered plans and <Rate of="studentLoans.postgraduate.rate" /> for a postgraduate loan, which can come on top.
      </p>
      <p>
        <b>Pension.</b> A percentage of your salary. How it is paid decides whether it lowers your tax alone, or your National Insurance and
        student loan as well.
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
        <RateTable caption="National Insurance for employees" amountHeading="Earnings a year" bands={nationalInsurance} />
        <FiguresTable
          caption="Student loan repayments"
          headings={['Plan', 'On earnings above', 'Rate']}
          rows={loans.map(({ name, threshold, rate }) => ({
            name,
            figures: [<Rate key="threshold" of={threshold} />, <Rate key="rate" of={rate} />],
          }))}
        />
      </div>
      <p className="hint">
        Income bands are for someone with the full Personal Allowance. Above the income limit the allowance shrinks and the lower bands
        start earlier.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Ways to keep more of it">
      <ul>
        <li>
          <b>Check your tax code.</b> A wrong code is the commonest reason for paying too much. It is on your payslip and in your personal
          tax account.
        </li>
        <li>
          <b>Ask whether your employer offers salary sacrifice.</b> It saves <Rate of="nationalInsurance.class1.employee.mainRate" />{' '}
          National Insurance on pay between the two limits that goes into your pension, and{' '}
          <Rate of="nationalInsurance.class1.employee.additionalRate" /> above them. It may not take your pay below the minimum wage.
        </li>
        <li>
          <b>
            Look at <Rate of="incomeTax.personalAllowance.incomeLimit" /> twice.
          </b>{' '}
          Just above it, a pension contribution or a gift to charity wins back part of your Personal Allowance as well as saving tax.
        </li>
        <li>
          <b>Claim what relief at source leaves out.</b> If you pay more than the basic rate, your scheme claims only{' '}
          <Rate of="incomeTax.basicRate" />; claim the rest from HMRC.
        </li>
        <li>
          <b>Share an unused allowance.</b> If your spouse or civil partner earns less than the Personal Allowance and you pay the basic
          rate, look at Marriage Allowance: it saves up to <Rate of="allowances.marriageReduction" /> a year.
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
          It takes you for an employee with one job and no other income. If you are self-employed, have savings or dividends, rent out
          property, drive a company car, have more than one job or are over State Pension age, your bill will differ.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/check-income-tax-current-year">
              Check your Income Tax and tax code for this year
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
