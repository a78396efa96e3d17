import { calculator } from '#engine/calculators/ir35/answer.ts'
import type { Ir35Status } from '#engine/calculators/ir35/fields.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import { amountOf, isNothing } from '../../components/results/common-words.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { money } from '../../text/format.ts'
import { textOf } from '../../text/said.ts'
import { Comparison } from './comparison.tsx'
import { inStatus, otherStatus, statusWords } from './status-words.ts'

const statusOf = ({ record }: Result) => record['scenario'] as Ir35Status

/** Whether a step is of the year outside IR35, whichever of the two was asked for. */
const isOutside = ({ key }: Step, result: Result) => (statusOf(result) === 'outside') !== key.startsWith('other.')

/** Words that speak of the salary alone outside IR35, where dividends are taxed on top of it. Inside, all income is meant, as elsewhere. */
const ofSalaryOutside = (atNil: string, otherwise: string) => (step: Step, result: Result) =>
  isOutside(step, result) ? (step.value.isZero() ? atNil : otherwise) : step.means ? textOf(step.means) : ''

const differenceIn = (result: Result) => result.rows.find(({ key }) => key === 'takeHomeDifference')?.value ?? ZERO

/** The take-home pay of a status, whichever of the two was asked for. */
function columnOf(result: Result, status: Ir35Status) {
  const field = status === statusOf(result) ? 'takeHome' : 'otherScenarioTakeHome'
  return { field, name: statusWords[status], amount: amountOf(result, field) }
}

/** Which status leaves more, and how much more. */
function comparedInFavour(result: Result): string {
  const difference = differenceIn(result)
  if (difference.isZero()) return 'the same for both'
  const [more, less] = difference.isNegative()
    ? [otherStatus(statusOf(result)), statusOf(result)]
    : [statusOf(result), otherStatus(statusOf(result))]
  return `${money(difference.abs())} more ${inStatus(more)} than ${less}`
}

export const answer = answerOf(calculator, {
  answers: { takeHome: 'you would take home' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'takeHome'),
    period: 'a year',
    about: `take-home pay a year: ${comparedInFavour(result)}`,
    columns: [columnOf(result, 'inside'), columnOf(result, 'outside')],
  }),
  lead: ({ inputs: { dailyRate, daysWorked } }) =>
    isNothing(daysWorked) && !isNothing(dailyRate)
      ? [
          {
            text: 'You entered 0 days, so there is no income to work with.',
            link: 'Enter the days you work in a year',
            to: '#daysWorked',
          },
        ]
      : [],
  inAside: ['otherScenarioTakeHome', 'takeHomeDifference'],
  ledger: {
    onlyWith: {
      businessExpenses: 'businessExpenses',
      salary: 'salary',
      dividends: 'dividends',
      incomeTax: 'incomeTax',
      nationalInsurance: 'nationalInsurance',
      corporationTax: 'corporationTax',
      dividendTax: 'dividendTax',
    },
  },
  announce: ({ result }) => {
    const [inside, outside] = [columnOf(result, 'inside'), columnOf(result, 'outside')]
    return `Your take-home pay is ${inside.amount} a year inside IR35 and ${outside.amount} outside: ${comparedInFavour(result)}.`
  },
  footnote: (outcome) => effectiveRateNote('Effective tax rate', outcome),
  Aside: Comparison,
  notes: {
    'expenses-above-income': 'Your expenses are more than the contract brings in, so you make a loss for the year.',
    'expenses-not-deducted':
      'Inside IR35 your expenses do not lower the tax: you pay them out of taxed income. The exceptions are materials, and costs for which an employee could claim tax relief.',
    'salary-limited-by-profit':
      'The profit is too small to pay the full director’s salary. All of it goes on a smaller salary, and on any employer National Insurance due on that.',
    'marginal-relief-applied':
      'The company’s profit is between the two Corporation Tax limits. It pays the main rate less marginal relief, a reduction that shrinks as profit rises.',
  },
  assumptions: {
    'employer-contributions-borne':
      'Inside IR35 employer National Insurance comes out of your day rate, as it does when that rate is all the client will pay. If your client pays it on top of your rate, you take home more than this.',
    'no-materials-or-employee-expenses':
      'None of your expenses are materials, or costs for which an employee could claim tax relief, such as professional subscriptions. Inside IR35, only those would lower the pay that is taxed.',
    'apprenticeship-levy-ignored':
      'No Apprenticeship Levy is taken from your rate. An agency, or an umbrella company that employs you on its behalf, may pass it on.',
    status: ({ choice }) => `The rows above are for work ${choice} IR35. How you really work decides your status, so look at both answers.`,
    'salary-within-personal-allowance':
      'Outside IR35 you pay yourself a salary equal to the standard Personal Allowance, or what the profit can pay if that is less, and take the rest as dividends. A different salary changes what you and the company owe.',
    'all-profit-paid-out':
      'You are the only shareholder, and the company pays you everything it has left after tax in the same year. There is no dividend tax yet on profit that stays in the company.',
    'no-employment-allowance':
      'The company gets no Employment Allowance. A company cannot claim it if its only employee is its director. With another employee it might.',
    'no-associated-companies': 'You control no other company. If you did, the profit limits for Corporation Tax would be halved.',
    'no-other-income':
      'You have no other income, no student loan and no pension contributions. Any of them would change what you take home.',
    'not-in-scotland': 'You do not live in Scotland. If you do, your pay is taxed at the Scottish rates.',
    'no-fees':
      'Not included: an umbrella company’s fee inside IR35, and outside IR35 any accountancy or insurance costs that you did not enter as expenses.',
    'excluding-vat': 'The day rate and the expenses do not include VAT, which you pass on to HMRC. If yours do, take it off first.',
  },
  steps: {
    grossIncome: () => 'What you invoice for the year.',
    netIncome: () => 'What is left of the contract once you have paid your costs.',
    salary: ({ label }) =>
      label.startsWith('Amount')
        ? 'What the rules treat as your pay (the deemed direct payment). If employer National Insurance comes out of your rate, this is what is left after it.'
        : 'Taken first, because it saves Corporation Tax.',
    employerContributions: () => 'By law your employer pays this, but here it comes out of what you invoice.',
    nationalInsurance: ({ value }) =>
      value.isZero()
        ? 'Nothing is due at this level of pay.'
        : 'Employee National Insurance, plus any employer National Insurance that comes out of what you invoice.',
    taxableProfit: () => 'The salary and what it costs the company come off before Corporation Tax.',
    dividends: () => 'All that the company has left is paid to you.',
    unusedAllowance: () => 'Any allowance your salary leaves unused covers dividends.',
    taxableIncome: ofSalaryOutside(
      'Your allowance covers all of your salary, so none of that is taxed.',
      'The part of your salary that you pay tax on.',
    ),
    incomeTax: ofSalaryOutside(
      'None of your salary is taxed, so there is nothing to pay on it.',
      'Each band of your taxable salary is taxed at its own rate.',
    ),
    takeHome: () => 'What you have left after your expenses and all the taxes.',
    effectiveRate: () => 'All the taxes as a percentage of what you invoice.',
    takeHomeDifference: () => 'How much more or less you take home in a year than with the other status.',
  },
  margin: {
    of: 'of fees',
    at: (amount) => `a day rate of ${amount}`,
    taxes: { employeeContributions: 'National Insurance' },
  },
})
