import { calculator } from '#engine/calculators/part-year/index.ts'
import { atLeastZero, Decimal, MONTHS_IN_A_YEAR, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { parseGolden } from '#scripts/golden/parse-golden.ts'
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
  // Payroll with the standard code takes a twelfth of the year’s tax from each level month.
  const taken = inTheYear('incomeTax').times(new Decimal(title)).dividedBy(MONTHS_IN_A_YEAR)
  const shown = ['incomeTax', 'nationalInsurance', 'netIncome'].map((name) => amount(result, name))
  return { name: title, figures: [...shown, atLeastZero(taken.minus(amount(result, 'incomeTax')))].map(pounds) }
})

export function Explanation() {
  return (
    <Section id="how" title="Two taxes, two ways of counting">
      <p>
        <b>Income Tax counts the year.</b> Only what you earned in the months that you worked is income, and the whole Personal Allowance of{' '}
        <Rate of="incomeTax.personalAllowance.amount" /> goes against it (ITA 2007 s.35). That is why part of a year is taxed gently.
      </p>
      <p>
        <b>National Insurance counts the month.</b> You pay <Rate of="nationalInsurance.class1.employee.mainRate" /> on each month’s pay
        between <Rate of="nationalInsurance.class1.monthlyPrimaryThreshold" /> and{' '}
        <Rate of="nationalInsurance.class1.monthlyUpperEarningsLimit" />, and <Rate of="nationalInsurance.class1.employee.additionalRate" />{' '}
        above, as though every month were like it (SSCBA 1992 s.8). Months without pay change nothing.
      </p>
      <p>
        <b>Payroll does not know when you will stop.</b> It gives you a twelfth of your allowance with each month’s pay. Leave in the middle
        of the year and the other twelfths are unused, so tax is due back. What you see here is the position once that has happened.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="months" title="What each month changes" isWide>
      <div className="rate-tables">
        <RateTable caption="National Insurance for employees, by the month" amountHeading="Pay in a month" bands={monthly} />
        <FiguresTable
          caption={`A salary of ${pounds(inTheYear('actualEarnings'))} by months worked`}
          headings={['Months', 'Income Tax', 'National Insurance', 'Net income', 'Tax due back']}
          rows={months}
        />
      </div>
      <p className="hint">
        Tax due back is what payroll will have taken above the Income Tax shown, if you work from the start of the tax year with the
        standard tax code and earn nothing after that.
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
            <b>Keep your P45.</b> It carries your pay and tax so far to the next employer, or to HMRC for a refund.
          </li>
          <li>
            <b>Check the code on your first payslip.</b> W1, M1 or X at its end means that earlier months are left out of account.
          </li>
          <li>
            <b>Mind the date of a bonus.</b> Paid all at once, more of it is above the main rate of National Insurance than if it were
            spread out.
          </li>
          <li>
            <b>Look after your State Pension.</b> A year with too little pay may not count towards it; your record shows gaps that can be
            filled.
          </li>
        </ul>
      </Section>
      <Section id="not-for" title="Who this is not for">
        <p>
          It is for one employment, paid evenly by the month. It leaves out student loans, redundancy pay, holiday pay at the end, directors
          (whose National Insurance counts the year) and people who leave or come to the UK, whose tax may be split.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/claim-tax-refund">Claim tax back</NewTabLink> after you have stopped work.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/check-income-tax-current-year">See what HMRC expects you to earn this year</NewTabLink> and
            correct it.
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
