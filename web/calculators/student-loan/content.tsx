import { calculator } from '#engine/calculators/income-tax/answer.ts'
import type { Direction } from '#engine/evaluate/slope-evaluator.ts'
import { eachPound } from '#engine/explain/each-pound.ts'
import { LOAN_PLANS, loanPlanWords } from '#engine/inputs/common-fields.ts'
import { monthlyThreshold } from '#engine/law/student-loans/monthly-threshold.ts'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { figure, incomeAt, rates, text, worth, year } from '../../text/figures.ts'
import { pounds, rate } from '../../text/format.ts'
import { PLAN_2_FROM, PLAN_5_FROM } from '../../text/law/loan-plan-dates.ts'

const hasPlan5Started = rates.methods.studentLoans.plan5.value === 'repayable'

const WHO = {
  plan1: `Northern Ireland, whenever you studied. England and Wales, for courses that started before ${PLAN_2_FROM}.`,
  plan2: `Wales, for courses that started on or after ${PLAN_2_FROM}. England, for courses that started on or after that day and before ${PLAN_5_FROM}.`,
  plan4: 'Scotland: everyone who borrowed through the Student Awards Agency Scotland.',
  plan5: `England, for courses that started on or after ${PLAN_5_FROM}.${hasPlan5Started ? '' : ` Nothing was taken from pay in ${year}.`}`,
  postgraduate: 'A master’s or doctoral loan from Student Finance England or Wales. You can have one as well as another plan.',
}

const plans = LOAN_PLANS.map((plan) => ({
  name: loanPlanWords[plan],
  about: WHO[plan],
  figures: [
    pounds(figure(`studentLoans.${plan}.threshold`).value),
    pounds(worth(monthlyThreshold(plan, rates))),
    text(plan === 'postgraduate' ? 'studentLoans.postgraduate.rate' : 'studentLoans.undergraduateRate'),
  ],
}))

const annualSalary = incomeAt('incomeTax.basicRateLimit')
const LOANS = [false, true].flatMap((postgraduateLoan) =>
  ['none', 'plan2'].map((studentLoanPlan) => ({ studentLoanPlan, postgraduateLoan })),
)

const lost = (name: string, way: Direction) => ({
  name,
  figures: LOANS.map((loans) => rate(eachPound(calculator, { annualSalary, ...loans }, 'annualSalary', way).lostFrom('netIncome'))),
})

/** The salary is the one at which the higher rate starts: a pound below it is taxed at the basic rate. */
const lostOfEachPound = [lost('Basic rate', -1), lost('Higher rate', 1)]

export const content: Content = {
  title: `PAYE Tax Calculator with Student Loan ${year}`,
  description: `See what comes off your pay in ${year} for student loan Plans 1, 2, 4 and 5 or a postgraduate loan, with Income Tax and National Insurance, step by step.`,
  keywords: ['student loan calculator', 'student loan repayment', 'PAYE calculator', 'plan 1', 'plan 2', 'postgraduate loan', year],
  lead: 'Your pay after your student loan.',
  forWhom: 'After tax and National Insurance too. For employees on any repayment plan.',
  how: {
    title: 'How a student loan comes off your pay',
    text: [
      says`Your employer takes the repayment from your pay, along with Income Tax and National Insurance, and sends all three to HMRC. This is called PAYE (Pay As You Earn). You repay ${rateOf('studentLoans.undergraduateRate')} of what you earn above your plan’s threshold and nothing on the rest. On Plan 2 the threshold is ${rateOf('studentLoans.plan2.threshold')} a year.`,
      {
        points: {
          'A postgraduate loan comes on top.': says`You repay ${rateOf('studentLoans.postgraduate.rate')} of what you earn above ${rateOf('studentLoans.postgraduate.threshold')}, even if you are already repaying another loan.`,
          'A student loan does not lower your tax.':
            'Tax and National Insurance are worked out as if you had no loan. The repayment comes out of what is left.',
          'Your pension can lower the repayment.':
            'With salary sacrifice you repay less, because repayments are worked out on the same earnings as National Insurance (SI 2009/470).',
        },
      },
    ],
  },
  sections: [
    {
      id: 'plans',
      title: 'The plans',
      isWide: true,
      text: [
        {
          tables: [
            {
              caption: 'Which plan you are on, and its threshold',
              headings: ['Plan', 'Yearly threshold', 'Monthly threshold', 'Rate'],
              rows: plans,
            },
            {
              caption: 'How much of your next pound goes in tax, National Insurance and loans',
              headings: ['Your Income Tax band', 'No loan', 'Plan 1, 2, 4 or 5', 'Postgraduate', 'Both'],
              rows: lostOfEachPound,
            },
          ],
        },
        {
          hint: 'The monthly threshold is a twelfth of the yearly one, in whole pounds. The second table is for pay above the thresholds in England, Wales and Northern Ireland, if you have the full Personal Allowance.',
        },
      ],
    },
  ],
  tips: {
    title: 'Worth knowing',
    list: {
      'Check the plan on your payslip.':
        'Your employer may be going by the form you filled in when you started. If it has the wrong plan, you will repay too much or too little all year.',
      'Ask for your money back.': 'If your income for the whole tax year was below the threshold, you can get a refund of what was taken.',
      'Think before you pay extra.':
        'Whatever you still owe after a fixed number of years is written off. Paying extra helps only if you would otherwise repay the whole loan, and you cannot get it back.',
      'Near the end, switch to Direct Debit.':
        'You can do this in your last year of repayments, so that payroll does not take more than you owe.',
    },
  },
  notFor: {
    text: [
      'This calculator is for employees. If you are self-employed or have to send a tax return, your repayments are worked out from the return, and other income, such as rent, dividends or interest, may count. There are different rules if you live abroad or have an older loan that does not depend on your income.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/sign-in-to-manage-your-student-loan-balance', 'Sign in to your loan account')} to see your plan and how much you still owe.`,
      says`${link('https://www.gov.uk/repaying-your-student-loan/which-repayment-plan-you-are-on', 'Find out which plan you are on')} from where you lived when you applied and when your course started.`,
      says`${link('https://www.gov.uk/repaying-your-student-loan/getting-a-refund', 'Ask for a refund')} of repayments you did not have to make.`,
    ],
  },
}
