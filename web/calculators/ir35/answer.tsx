import { calculator } from '#engine/calculators/ir35/index.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import type { Ir35Status } from '#engine/rules/ir35/status.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money } from '../../lib/format.ts'
import { Comparison } from './comparison.tsx'
import { inStatus, otherStatus } from './status-words.ts'

const statusOf = ({ record }: Result) => record['scenario'] as Ir35Status

function comparedWith(result: Result): string {
  const difference = result.rows.find(({ key }) => key === 'takeHomeDifference')?.value ?? ZERO
  const other = inStatus(otherStatus(statusOf(result)))
  if (difference.isZero()) return `the same as ${other}`
  return `${money(difference.abs())} ${difference.isNegative() ? 'less' : 'more'} than ${other}`
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'takeHome'),
    period: 'a year',
    about: `to take home ${inStatus(statusOf(result))}`,
  }),
  ledger: { elsewhere: ['otherScenarioTakeHome', 'takeHomeDifference'] },
  announce: ({ result }) =>
    `Your take-home pay ${inStatus(statusOf(result))} is ${amountOf(result, 'takeHome')} a year, ${comparedWith(result)}.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate', outcome),
  Aside: Comparison,
  notes: {
    'expenses-above-income': 'Your expenses are more than the contract brings in, so the year ends with a loss.',
    'expenses-not-deducted':
      'Inside IR35 your expenses do not lower the tax: you pay them out of taxed income. The exceptions are materials and costs that an employee could claim.',
    'salary-limited-by-profit':
      'The profit is too small for the full director’s salary, so all of it goes on the salary and the employer’s National Insurance on that, where any is due.',
    'marginal-relief-applied':
      'The company’s profit is between the two Corporation Tax limits, so marginal relief brings its tax below the main rate.',
  },
  assumptions: {
    'employer-contributions-borne':
      'Inside IR35 the day rate also has to pay the employer’s National Insurance, as it does where a budget is fixed. If your client pays that on top of your rate, you take home more than this.',
    'no-materials-or-employee-expenses':
      'None of your expenses are materials, or costs that an employee could claim against tax: those alone would lower the pay that is taxed inside IR35.',
    'apprenticeship-levy-ignored': 'No apprenticeship levy is taken from your rate. An agency or umbrella company may pass it on.',
    status: ({ choice }) => `You asked for the answer ${choice} IR35. How you really work decides it, so look at both.`,
    'salary-at-primary-threshold':
      'Outside IR35 you take a salary up to the point where your own National Insurance would start, and the rest as dividends. Another salary changes what both you and the company owe.',
    'all-profit-paid-out':
      'Everything that the company has left after tax is paid out to you in the same year, and you are its only shareholder. Profit that stays in the company bears no dividend tax yet.',
    'no-employment-allowance':
      'The company gets no Employment Allowance, which a company whose only employee is its director cannot claim. With another employee it might.',
    'no-associated-companies': 'You control no other company. One that you do control would halve the profit limits for Corporation Tax.',
    'no-other-income':
      'You have no income beside this contract, and no student loan or pension contributions. Each would change what you take home.',
    'not-in-scotland': 'You do not live in Scotland, where pay and salary would be taxed by the Scottish bands.',
    'no-fees':
      'Not included: what an umbrella company keeps for itself inside IR35, and outside it an accountant and insurance beyond the expenses you entered.',
    'excluding-vat': 'The day rate and the expenses are without VAT, which passes through to HMRC. If yours include it, take it off first.',
  },
  steps: {
    grossIncome: () => 'What you invoice for the year.',
    netIncome: () => 'What the contract leaves once your costs are paid.',
    salary: ({ label }) =>
      label.startsWith('Deemed')
        ? 'What the rules treat as your pay. Where the employer’s National Insurance comes out of the rate, pay and that together make up the income.'
        : 'Taken first, up to where your own National Insurance starts, because it saves Corporation Tax.',
    employerContributions: () => 'Due from whoever pays you, and in the end out of the same money.',
    nationalInsurance: ({ value }) =>
      value.isZero() ? 'Nothing is due at this level of pay.' : 'The employee’s contributions and any of the employer’s that you bear.',
    taxableProfit: () => 'The salary and what it costs the company come off before Corporation Tax.',
    dividends: () => 'All that the company has left is paid to you.',
    unusedAllowance: () => 'What the salary leaves of your allowance covers dividends.',
    takeHome: () => 'Income, less expenses, less every tax in this status.',
    effectiveRate: () => 'Every tax together as a share of what you invoice.',
    takeHomeDifference: () => 'What your status is worth to you this year.',
  },
})
