import { type Decimal, MONTHS_IN_A_YEAR, sumOf } from '#engine/money/decimal.ts'
import { LOAN_PLANS } from '#engine/rules/student-loans/plan.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { figure, text } from '../../lib/figures.ts'
import { pounds, rate } from '../../lib/format.ts'
import { loanPlanWords } from '../../lib/option-words.ts'

const WHO = {
  plan1: 'Northern Ireland, whenever you studied; England and Wales, if your course began before plan 2 came in.',
  plan2: 'England and Wales, for the courses that followed. In Wales it is still the plan of new students.',
  plan4: 'Everyone who borrowed through Student Awards Agency Scotland.',
  plan5: 'England, for the newest courses. Not yet taken from pay in this tax year.',
  postgraduate: 'A master’s or doctoral loan from Student Finance England or Wales, beside any other plan.',
}

const plans = LOAN_PLANS.map((plan) => {
  const threshold = figure(`studentLoans.${plan}.threshold`).value
  return {
    name: loanPlanWords[plan],
    about: WHO[plan],
    figures: [
      pounds(threshold),
      pounds(threshold.dividedBy(MONTHS_IN_A_YEAR).floor()),
      text(plan === 'postgraduate' ? 'studentLoans.postgraduate.rate' : 'studentLoans.undergraduateRate'),
    ],
  }
})

const numbered = figure('studentLoans.undergraduateRate').value
const postgraduate = figure('studentLoans.postgraduate.rate').value
const lost = (name: string, ...taxes: Decimal[]) => ({
  name,
  figures: [[], [numbered], [postgraduate], [numbered, postgraduate]].map((loans) => rate(sumOf([...taxes, ...loans]))),
})
const lostOfEachPound = [
  lost('Basic rate', figure('incomeTax.basicRate').value, figure('nationalInsurance.class1.employee.mainRate').value),
  lost('Higher rate', figure('incomeTax.higherRate').value, figure('nationalInsurance.class1.employee.additionalRate').value),
]

export function Explanation() {
  return (
    <Section id="how" title="How a student loan comes off your pay">
      <p>
        Your employer takes it together with Income Tax and National Insurance and sends all three to HMRC. You repay{' '}
        <Rate of="studentLoans.undergraduateRate" /> of what you earn above your plan’s threshold; the rest of your pay does not count. On
        plan 2 that is everything above <Rate of="studentLoans.plan2.threshold" /> a year.
      </p>
      <p>
        <b>A postgraduate loan comes on top.</b> It takes <Rate of="studentLoans.postgraduate.rate" /> of what you earn above{' '}
        <Rate of="studentLoans.postgraduate.threshold" />, whether or not another loan is repaid from the same pay.
      </p>
      <p>
        <b>It does not lower your tax.</b> Tax and National Insurance are worked out as though there were no loan, and the repayment comes
        out of what they leave.
      </p>
      <p>
        <b>Your pension can lower the repayment.</b> Under salary sacrifice you repay on the smaller salary, because the law takes the
        earnings that National Insurance takes (SI 2009/470).
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="plans" title="The plans" isWide>
      <div className="rate-tables">
        <FiguresTable
          caption="Which plan you have, and where it starts"
          headings={['Plan', 'Threshold a year', 'A month', 'Rate']}
          rows={plans}
        />
        <FiguresTable
          caption="What tax, National Insurance and loans take of your next pound"
          headings={['Your band', 'No loan', 'Numbered plan', 'Postgraduate', 'Both']}
          rows={lostOfEachPound}
        />
      </div>
      <p className="hint">
        A month’s threshold is a twelfth of the year’s, in whole pounds. The second table is for pay above the thresholds, in England, Wales
        and Northern Ireland, with the full Personal Allowance.
      </p>
    </Section>
  )
}

export function Advice() {
  return (
    <>
      <Section id="tips" title="Worth knowing">
        <ul>
          <li>
            <b>Check the plan on your payslip.</b> Your employer goes by the form you filled in when you started. On the wrong plan you
            repay too much or too little all year.
          </li>
          <li>
            <b>Ask for money back.</b> If your income for the whole tax year was below the threshold, what was taken can be refunded.
          </li>
          <li>
            <b>Think before you pay extra.</b> What is left of a loan is written off in the end. An extra payment helps only if you would
            otherwise clear the loan in full, and it cannot be returned.
          </li>
          <li>
            <b>Near the end, switch to Direct Debit.</b> In the last year of repayment you can pay that way, so that payroll does not take
            more than you owe.
          </li>
        </ul>
      </Section>
      <Section id="not-for" title="Who this is not for">
        <p>
          It is about employees on one payroll. If you are self-employed or have to send a tax return, the repayment is worked out there,
          and income other than earnings may count. Loans from before the income-based plans, and repayments from abroad, follow other
          rules.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/sign-in-to-manage-your-student-loan-balance">Sign in to your loan account</NewTabLink> to
            see your plan and what is left to repay.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/repaying-your-student-loan/which-repayment-plan-you-are-on">
              Find out which plan you are on
            </NewTabLink>{' '}
            from when and where you studied.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/repaying-your-student-loan/getting-a-refund">Ask for a refund</NewTabLink> of repayments
            that were not due.
          </li>
        </ul>
      </Section>
    </>
  )
}
