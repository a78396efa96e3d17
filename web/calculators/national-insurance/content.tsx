import { Fragment } from 'react'
import { ZERO } from '#engine/money/decimal.ts'
import { Class4Table } from '../../components/class-4-table.tsx'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { type RateBand, RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { figure, law, text } from '../../lib/figures.ts'

const employee: readonly RateBand[] = [
  { name: 'No contributions', rate: ZERO, upTo: figure('nationalInsurance.class1.primaryThreshold').value },
  {
    name: 'Main rate',
    rate: figure('nationalInsurance.class1.employee.mainRate').value,
    upTo: figure('nationalInsurance.class1.upperEarningsLimit').value,
  },
  { name: 'Additional rate', rate: figure('nationalInsurance.class1.employee.additionalRate').value },
]

const employer: readonly RateBand[] = [
  { name: 'No contributions', rate: ZERO, upTo: figure('nationalInsurance.class1.secondaryThreshold').value },
  { name: 'Employer’s rate', rate: figure('nationalInsurance.class1.employer.rate').value },
]

export function Explanation() {
  return (
    <Section id="how" title="Who pays what">
      <p>
        National Insurance is charged on work, and pays for the State Pension and some benefits. Interest, dividends, rent and pensions bear
        none. How much you pay depends on whether somebody employs you.
      </p>
      <p>
        <b>Employed.</b> Two charges fall on the same wage. Yours is <Rate of="nationalInsurance.class1.employee.mainRate" /> of what lies
        between <Rate of="nationalInsurance.class1.primaryThreshold" /> and <Rate of="nationalInsurance.class1.upperEarningsLimit" />, then{' '}
        <Rate of="nationalInsurance.class1.employee.additionalRate" />. Your employer’s is{' '}
        <Rate of="nationalInsurance.class1.employer.rate" /> of everything above <Rate of="nationalInsurance.class1.secondaryThreshold" /> (
        {law('nationalInsurance.class1.employer.rate')}).
      </p>
      <p>
        <b>Self-employed.</b> You pay Class 4 on profit: <Rate of="nationalInsurance.class4.mainRate" /> between{' '}
        <Rate of="nationalInsurance.class4.lowerProfitsLimit" /> and <Rate of="nationalInsurance.class4.upperProfitsLimit" />, and{' '}
        <Rate of="nationalInsurance.class4.additionalRate" /> beyond. Class 2 is no longer charged.
      </p>
      <p>
        <b>By the payday.</b> For employees each week or month stands alone: a bonus is not averaged over the year. Company directors are
        the exception, whose contributions are worked out on the year as a whole.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="tables" title="Rates by class" isWide>
      <div className="rate-tables">
        <RateTable caption="Class 1: what an employee pays" amountHeading="Pay a year" bands={employee} />
        <RateTable caption="Class 1: what the employer pays" amountHeading="Pay a year" bands={employer} />
        <Class4Table />
        <FiguresTable
          caption="Class 2: what it takes to count"
          headings={['Profit a year', 'Cost']}
          rows={[
            { name: `${text('nationalInsurance.class2.smallProfitsThreshold')} or more`, figures: ['Nothing: counts as paid'] },
            {
              name: 'Less than that',
              figures: [
                <Fragment key="cost">
                  <Rate of="nationalInsurance.class2.weeklyRate" /> a week, if you choose
                </Fragment>,
              ],
            },
          ]}
        />
      </div>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Worth checking">
      <ul>
        <li>
          <b>Your record.</b> A full new State Pension takes many qualifying years. Years abroad, in study or of low earnings may be
          missing, and most can be filled for a limited time only.
        </li>
        <li>
          <b>Your category letter.</b> It stands on your payslip. Most people have A; the wrong letter means the wrong deduction, for you or
          for your employer.
        </li>
        <li>
          <b>Child Benefit and credits.</b> Claiming Child Benefit, even without being paid it, can give a parent at home credits towards
          the State Pension. So can caring for a grandchild.
        </li>
        <li>
          <b>Salary sacrifice.</b> Pay given up for a pension or a cycle bears neither your contribution nor your employer’s, and some
          employers add what they save.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Where the answer differs">
        <p>
          People over State Pension age, schoolchildren, a married woman with a reduced-rate election, a mariner, or a director whose pay
          comes in lumps: each has rules of its own. The employer’s figure leaves out the Employment Allowance of up to{' '}
          <Rate of="nationalInsurance.employmentAllowance.amount" />, and lower charges for the young, for apprentices and for veterans,
          which the employer’s calculator has.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/check-national-insurance-record">Check your National Insurance record</NewTabLink> for
            gaps.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/check-state-pension">See your State Pension forecast</NewTabLink> before you pay for a
            missing year.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/national-insurance-rates-letters">Look up your category letter</NewTabLink> and what it
            means.
          </li>
        </ul>
      </Section>
    </>
  )
}
