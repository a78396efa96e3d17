import { fields } from '#engine/calculators/employer-ni/fields.ts'
import { calculator } from '#engine/calculators/employer-ni/index.ts'
import { Decimal, ONE, ONE_HUNDRED, ZERO } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { figure } from '../../lib/figures.ts'
import { money, poundsAndPence } from '../../lib/format.ts'
import { optionWords } from '../../lib/option-words.ts'

export const [standard, young, apprentice, veteran] = fields.employeeCategory.options

const employerRate = figure('nationalInsurance.class1.employer.rate').value

export const Explanation = () => (
  <Section id="how" title="What you pay on top of a wage">
    <p>
      You pay <Rate of="nationalInsurance.class1.employer.rate" /> on the part of each employee’s pay above{' '}
      <Rate of="nationalInsurance.class1.secondaryThreshold" /> a year. There is no upper limit. It is your cost, not theirs: you may not
      take it from their pay, and no payslip has to show it.
    </p>
    <p>
      What you take from their pay is another matter: Income Tax and their own contributions go through you to HMRC, but cost you nothing.
      The <a href="/national-insurance-calculator">National Insurance calculator</a> shows both sides of one salary.
    </p>
    <p>
      A salary therefore costs more than it says. Each further pound of pay above the threshold costs you{' '}
      {poundsAndPence(employerRate.plus(ONE))} or so, before a workplace pension.
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
  <Section id="rates" title="Rates, and what salaries cost" isWide>
    <div className="rate-tables">
      <RateTable
        caption="Employer Class 1"
        amountHeading="Pay a year"
        bands={threshold(figure('nationalInsurance.class1.secondaryThreshold').value)}
      />
      <RateTable
        caption="For the young, apprentices and veterans"
        amountHeading="Pay a year"
        bands={threshold(figure('nationalInsurance.class1.upperSecondaryThreshold').value)}
      />
      <FiguresTable
        caption="Employer National Insurance on one salary"
        headings={['Salary', optionWords(standard), optionWords(young)]}
        rows={salaries.map((salary) => ({
          name: money(salary),
          figures: [poundsAndPence(costOf(salary, standard)), poundsAndPence(costOf(salary, young))],
        }))}
      />
    </div>
  </Section>
)

export const Allowance = () => (
  <Section id="allowance" title="The Employment Allowance">
    <p>
      It takes up to <Rate of="nationalInsurance.employmentAllowance.amount" /> a year off an employer’s Class 1 bill. You claim it through
      payroll software, once each tax year, and pay nothing until it is used up.
    </p>
    <ul>
      <li>
        Your employer Class 1 bill of the tax year before has to be below <Rate of="nationalInsurance.employmentAllowance.liabilityLimit" />
        .
      </li>
      <li>A company whose only employee above the threshold is a director cannot have it. With a second one above it, it can.</li>
      <li>Connected companies have one allowance between them, and so do several payrolls of one employer.</li>
      <li>Most public bodies cannot claim; charities can. It is not for household staff, unless they are carers.</li>
      <li>It does not reduce what you owe on benefits in kind, or on workers deemed to be employed under the off-payroll rules.</li>
    </ul>
  </Section>
)

export const Reliefs = () => (
  <Section id="reliefs" title="Employees who cost less">
    <p>
      For some employees you pay nothing up to <Rate of="nationalInsurance.class1.upperSecondaryThreshold" /> a year. Payroll knows them by
      their category letter, so the relief is lost if the letter is wrong.
    </p>
    <ul>
      <li>
        <b>{optionWords(young)}</b>, until the birthday. Letter M, for most.
      </li>
      <li>
        <b>{optionWords(apprentice)}</b>, on a scheme that the government approves. Letter H.
      </li>
      <li>
        <b>{optionWords(veteran)}</b>, in the first year of civilian work. Letter V.
      </li>
    </ul>
    <p>
      New employees at freeports and investment zones have letters and a threshold of their own, which this page does not work out. Nothing
      changes for the employee: their own contributions and their State Pension are the same.
    </p>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Ways to a smaller bill">
    <ul>
      <li>
        <b>Claim the allowance in the first month.</b> You can still claim after the year has ended, but the money is back sooner.
      </li>
      <li>
        <b>Offer salary sacrifice for pensions.</b> Pay that is given up bears no contributions, theirs or yours: you save{' '}
        <Rate of="nationalInsurance.class1.employer.rate" /> of it and can share that with them.
      </li>
      <li>
        <b>Check dates of birth and leaving dates.</b> A category letter that is not changed on a birthday costs or owes money.
      </li>
      <li>
        <b>Pay by the right day.</b> Electronic payments must arrive by the <Rate of="deadlines.payeDay" /> of the next month, those by post
        by the <Rate of="deadlines.payePostDay" />. A small employer may pay each quarter.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        It covers pay and Class 1 alone. It leaves out pension contributions, the Apprenticeship Levy of large employers, and Class 1A,
        which is <Rate of="nationalInsurance.class1A.rate" /> of the benefits you provide. A worker over State Pension age still costs you
        the same as any other.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          <NewTabLink href="https://www.gov.uk/claim-employment-allowance">See whether you can claim the Employment Allowance</NewTabLink>.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/national-insurance-rates-letters">Find the category letter of each employee</NewTabLink>.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/pay-paye-tax">Pay employers’ PAYE</NewTabLink>.
        </li>
      </ul>
    </Section>
  </>
)
