import { calculator } from '#engine/calculators/part-year/index.ts'
import { atLeastZero, Decimal, MONTHS_IN_A_YEAR, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { parseGolden } from '#golden/code/parse-golden.ts'
import golden from '../../../golden/part-year.csv?raw'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { figure } from '../../lib/figures.ts'
import { pounds } from '../../lib/format.ts'
import { workedExamples } from '../../lib/worked-examples.ts'

const monthly: RateBand[] = [
  { name: 'No contributions', rate: ZERO, upTo: figure('nationalInsurance.class1.monthlyPrimaryThreshold').value },
  {
    name: 'Main rate',
    rate: figure('nationalInsurance.class1.employee.mainRate').value,
    upTo: figure('nationalInsurance.class1.monthlyUpperEarningsLimit').value,
  },
  { name: 'Additional rate', rate: figure('nationalInsurance.class1.employee.additionalRate').value },
]

const amount = ({ record }: Result, name: string) => record[name] as Decimal

/** The golden cases of one salary for each number of months, the whole year last. */
const ONE_SALARY = /^£36,000 for \d+ months?/
const cases = parseGolden(golden).filter(({ case: name }) => ONE_SALARY.test(name))
const byMonths = workedExamples(
  calculator,
  golden,
  cases.map((row) => ({ case: row.case, title: row.in['monthsWorked'] ?? '', story: '' })),
)
const wholeYear = byMonths.at(-1)?.result
const inTheYear = (name: string) => (wholeYear ? amount(wholeYear, name) : ZERO)

const months = byMonths.map(({ title, result }) => {
  // With the standard tax code and level pay, payroll takes a twelfth of the year’s tax each month.
  const taken = inTheYear('incomeTax').times(new Decimal(title)).dividedBy(MONTHS_IN_A_YEAR)
  const shown = ['incomeTax', 'nationalInsurance', 'netIncome'].map((name) => amount(result, name))
  return { name: title, figures: [...shown, atLeastZero(taken.minus(amount(result, 'incomeTax')))].map(pounds) }
})

export function Explanation() {
  return (
    <Section id="how" title="Why working part of the year is different">
      <p>
        <b>Income Tax looks at the whole year.</b> You are taxed only on what you earned in the months you worked, and you get the full
        Personal Allowance of <Rate of="incomeTax.personalAllowance.amount" /> (ITA 2007 s.35). So you pay less tax on each month’s pay than
        if you had worked all year.
      </p>
      <p>
        <b>National Insurance looks at each month.</b> You pay <Rate of="nationalInsurance.class1.employee.mainRate" /> on each month’s pay
        between <Rate of="nationalInsurance.class1.monthlyPrimaryThreshold" /> and{' '}
        <Rate of="nationalInsurance.class1.monthlyUpperEarningsLimit" />, and <Rate of="nationalInsurance.class1.employee.additionalRate" />{' '}
        on anything above (SSCBA 1992 s.8). Months without pay make no difference.
      </p>
      <p>
        <b>Payroll does not know when you will stop.</b> It gives you a twelfth of your allowance each month. If you leave part-way through
        the year, you have not had the rest of your allowance, so you are usually owed a refund. The result here is what you keep after that
        refund.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="months" title="Monthly thresholds, and pay by months worked" isWide>
      <div className="rate-tables">
        <RateTable caption="National Insurance for employees each month" amountHeading="Pay in a month" bands={monthly} />
        <FiguresTable
          caption={`A salary of ${pounds(inTheYear('actualEarnings'))}, by months worked`}
          headings={['Months worked', 'Income Tax', 'National Insurance', 'Take-home pay', 'Tax refund']}
          rows={months}
        />
      </div>
      <p className="hint">
        The tax refund is the difference between the tax that payroll takes and the Income Tax shown. It is for somebody who works from the
        start of the tax year with the standard tax code and earns nothing after stopping.
      </p>
    </Section>
  )
}

export function Advice() {
  return (
    <>
      <Section id="tips" title="When you start or leave">
        <ul>
          <li>
            <b>Keep your P45.</b> It shows your pay and tax so far. Your next employer needs it, and so do you if you claim a refund.
          </li>
          <li>
            <b>Check the code on your first payslip.</b> If it ends in W1, M1 or X, it ignores what happened in earlier months.
          </li>
          <li>
            <b>Look at when a bonus is paid.</b> If you get it all at once, you may pay less National Insurance on it than if it were spread
            over several months.
          </li>
          <li>
            <b>Look after your State Pension.</b> If you are paid too little in a tax year, that year may not count towards it. Your
            National Insurance record shows any gaps you can fill.
          </li>
        </ul>
      </Section>
      <Section id="not-for" title="Who this is not for">
        <p>
          This calculator is for one job, paid evenly by the month. It leaves out student loans, redundancy pay and final holiday pay. It is
          not for directors, whose National Insurance is worked out on the whole year, or for people who move to or from the UK during the
          year, who may be taxed on only part of it.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/claim-tax-refund">Claim a tax refund</NewTabLink> after you stop work.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/check-income-tax-current-year">See what HMRC expects you to earn this year</NewTabLink> and
            correct it if it is wrong.
          </li>
          <li>
            See whether these months count on{' '}
            <NewTabLink href="https://www.gov.uk/check-national-insurance-record">your National Insurance record</NewTabLink>.
          </li>
        </ul>
      </Section>
    </>
  )
}
