import { fields } from '#engine/calculators/employer-ni/fields.ts'
import { calculator } from '#engine/calculators/employer-ni/index.ts'
import { Decimal, ONE, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { figure } from '../../lib/figures.ts'
import { money, pounds, poundsAndPence } from '../../lib/format.ts'

export const [standard, young, apprentice, veteran] = fields.employeeCategory.options
const { words } = fields.employeeCategory

/** The age from which an employee is no longer a young employee. */
export const youngLimit = young.replace('under-', '')

const employerRate = figure('nationalInsurance.class1.employer.rate').value

export const Explanation = () => (
  <Section id="how" title="What you pay on top of a wage">
    <p>
      You pay <Rate of="nationalInsurance.class1.employer.rate" /> on the part of each employee’s pay above{' '}
      <Rate of="nationalInsurance.class1.secondaryThreshold" /> a year. There is no upper limit. This is your cost, not theirs: you must not
      deduct it from their pay, and it does not have to be on the payslip.
    </p>
    <p>
      What you deduct from their pay is different. You pass on their Income Tax and their own National Insurance to HMRC, but those cost you
      nothing. The <a href="/national-insurance-calculator">National Insurance calculator</a> shows both sides of one salary.
    </p>
    <p>
      So an employee costs you more than their salary. Each extra pound of pay above the threshold costs you about{' '}
      {poundsAndPence(employerRate.plus(ONE))}, before any workplace pension.
    </p>
  </Section>
)

const threshold = (upTo: Decimal) => [
  { name: 'Nothing to pay', rate: ZERO, upTo },
  { name: 'Employer rate', rate: employerRate },
]

const TEN_THOUSAND = ONE_HUNDRED.times(ONE_HUNDRED)
const salaries = [ONE, ...['2', '3', '4', '6', '10'].map((times) => new Decimal(times))].map((times) => TEN_THOUSAND.times(times))

const costOf = (salary: Decimal, employeeCategory: (typeof fields.employeeCategory.options)[number]) => {
  const inputs = { employeeSalary: salary, numberOfEmployees: ONE, claimEmploymentAllowance: false, employeeCategory }
  return calculator.calculate(inputs).record['employerNIPerEmployee'] as Decimal
}

export const Tables = () => (
  <Section id="rates" title="Rates, and what they cost you" isWide>
    <div className="rate-tables">
      <RateTable
        caption="Employer National Insurance (Class 1)"
        amountHeading="Annual pay"
        bands={threshold(figure('nationalInsurance.class1.secondaryThreshold').value)}
      />
      <RateTable
        caption="For young employees, apprentices and veterans"
        amountHeading="Annual pay"
        bands={threshold(figure('nationalInsurance.class1.upperSecondaryThreshold').value)}
      />
      <FiguresTable
        caption="Employer National Insurance on one salary"
        headings={['Salary', 'Most employees', words[young]]}
        rows={salaries.map((salary) => ({
          name: money(salary),
          figures: [pounds(costOf(salary, standard)), pounds(costOf(salary, young))],
        }))}
      />
    </div>
  </Section>
)

export const Allowance = () => (
  <Section id="allowance" title="The Employment Allowance">
    <p>
      The allowance takes up to <Rate of="nationalInsurance.employmentAllowance.amount" /> a year off your employer National Insurance. You
      claim it through your payroll software, once each tax year, and pay nothing until you have used it up.
    </p>
    <ul>
      <li>
        Your employer National Insurance (Class 1) for the previous tax year must be below{' '}
        <Rate of="nationalInsurance.employmentAllowance.liabilityLimit" />.
      </li>
      <li>
        A company cannot claim if its only employee paid above <Rate of="nationalInsurance.class1.secondaryThreshold" /> is a director. If a
        second employee is paid more than that, the company can claim.
      </li>
      <li>Connected companies share one allowance. An employer with several payrolls also gets only one.</li>
      <li>Most public bodies cannot claim; charities can. You cannot claim for household staff, unless they are carers.</li>
      <li>
        It does not reduce what you owe on benefits in kind, or on contractors who count as your employees under the off-payroll rules
        (IR35).
      </li>
    </ul>
  </Section>
)

export const Reliefs = () => (
  <Section id="reliefs" title="Employees who cost less">
    <p>
      For some employees you pay nothing on the first <Rate of="nationalInsurance.class1.upperSecondaryThreshold" /> a year. Payroll goes by
      their category letter, so with the wrong letter you lose the relief.
    </p>
    <ul>
      <li>
        <b>{words[young]}</b>, until the day they turn {youngLimit}. Usually letter M.
      </li>
      <li>
        <b>{words[apprentice]}</b>, on a government-approved scheme. Letter H.
      </li>
      <li>
        <b>{words[veteran]}</b>, in their first year of civilian work. Letter V.
      </li>
    </ul>
    <p>
      New employees in special tax areas (freeports and investment zones) have their own letters and threshold, which this calculator does
      not cover. None of this affects the employees: their own National Insurance and State Pension stay the same.
    </p>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Ways to cut the bill">
    <ul>
      <li>
        <b>Claim the allowance in the first month.</b> You can still claim after the year has ended, but this way you get the money sooner.
      </li>
      <li>
        <b>Offer salary sacrifice for pensions.</b> Neither of you pays National Insurance on the pay they give up. You save{' '}
        <Rate of="nationalInsurance.class1.employer.rate" /> of it, and can share that with them.
      </li>
      <li>
        <b>Check dates of birth and leaving dates.</b> If a category letter is not changed on a birthday, you pay too much or too little.
      </li>
      <li>
        <b>Pay by the right day.</b> Electronic payments must arrive by the <Rate of="deadlines.payeDay" /> of the next month, and payments
        by post by the <Rate of="deadlines.payePostDay" />. Small employers can pay every quarter.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        This calculator covers pay and the employer National Insurance on it (Class 1). It leaves out pension contributions, the
        Apprenticeship Levy that large employers pay, and the National Insurance on benefits in kind (Class 1A), which is{' '}
        <Rate of="nationalInsurance.class1A.rate" /> of their value. An employee over State Pension age costs you the same as any other.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          <NewTabLink href="https://www.gov.uk/claim-employment-allowance">Check whether you can claim the Employment Allowance</NewTabLink>
          .
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/national-insurance-rates-letters">Find each employee’s category letter</NewTabLink>.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/pay-paye-tax">Pay your PAYE bill</NewTabLink>: the Income Tax and National Insurance you owe
          HMRC for your staff.
        </li>
      </ul>
    </Section>
  </>
)
