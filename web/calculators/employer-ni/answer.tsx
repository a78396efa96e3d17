import { calculator } from '#engine/calculators/employer-ni/index.ts'
import { nationalInsurance } from '#engine/rates/generated/national-insurance.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import type { Outcome } from '../../components/calculator-form.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { figureText, money } from '../../lib/format.ts'

const lawFor = ({ taxYear, ruleSet }: Result) => ratesAt({ nationalInsurance }, taxYear, ruleSet).nationalInsurance

const limitOf = ({ result }: Outcome) => money(lawFor(result).employmentAllowance.liabilityLimit.value)

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'totalEmploymentCost'),
    period: 'a year',
    about: `in pay and ${amountOf(result, 'totalEmployerNI')} employer National Insurance`,
  }),
  announce: ({ result }) =>
    `Pay of ${amountOf(result, 'totalSalaryCost')} and employer National Insurance of ${amountOf(result, 'totalEmployerNI')} cost ${amountOf(result, 'totalEmploymentCost')} a year.`,
  notes: {
    'below-threshold': 'You owe no employer National Insurance on a salary of this size. You may still have to run payroll and report it.',
    'allowance-needs-low-contributions-last-year': (outcome) =>
      `You can claim only if your employer Class 1 contributions of the year before came to less than ${limitOf(outcome)}, together with those of companies connected with yours.`,
    'allowance-not-for-a-sole-director':
      'A company whose only employee above the threshold is a director cannot claim the Employment Allowance.',
    'allowance-limit-passed-this-year': (outcome) =>
      `This bill reaches ${limitOf(outcome)} before the allowance. What counts is the bill of the year before: check that it really was lower.`,
    'allowance-not-all-used': 'The allowance is more than the bill. What is left of it is lost at the end of the tax year.',
    'apprentice-on-a-statutory-scheme':
      'An apprentice counts only on an approved government scheme, with a written agreement that gives its start and end.',
    'veteran-first-year-only':
      'The relief runs for a year from the first day of a veteran’s first civilian job, whoever employs them in that year. After it you pay as for anybody.',
    'full-rate-above-upper-threshold': ({ result }) =>
      `The relief stops at ${money(lawFor(result).class1.upperSecondaryThreshold.value)} a year. On the part of the salary above that you pay the full rate.`,
  },
  assumptions: {
    'allowance-not-claimed': 'You do not claim the Employment Allowance. If you can, it comes off what you owe.',
    'same-salary':
      'All of them earn the same. For several salaries work out each group and add them up, taking the Employment Allowance off once.',
    'category-a':
      'None of them is in a group with a relief of its own: the young, apprentices, veterans, or staff at a freeport. Up to a higher threshold nothing is due for them.',
    'annual-national-insurance':
      'Pay is the same in every pay period. Contributions are worked out on each period alone, so a bonus or an uneven month can cost a little more or less. Those of directors are worked out on the year.',
    'no-workplace-pension': 'You pay nothing into a workplace pension. You have to for most employees, unless they opt out.',
    'no-apprenticeship-levy': 'No Apprenticeship Levy is counted. An employer with a pay bill of this size pays one.',
    'nothing-else': ({ result }) =>
      `Not included: benefits in kind, on which you pay ${figureText(lawFor(result).class1A.rate)}, and statutory pay and what you recover of it.`,
  },
  leftOut: {
    leastEmployerPension: 'With the least that you have to pay in for all of them',
    apprenticeshipLevy: 'With the Apprenticeship Levy on this pay bill',
  },
  steps: {
    employerNIPerEmployee: ({ value }) =>
      value.isZero() ? 'Nothing is due on one such salary.' : 'What you pay on one salary, on the part above the threshold.',
    totalSalaryCost: () => 'The salary once for each employee.',
    employerNIBeforeAllowance: () => 'What you would owe without the allowance.',
    employmentAllowanceUsed: () => 'As much of the allowance as there is a bill for.',
    totalEmployerNI: () => 'What you owe HMRC as their employer, on top of what you take from their pay.',
    totalEmploymentCost: () => 'Pay and contributions together.',
    employmentCostPerEmployee: () => 'One salary with its contributions, before any allowance.',
  },
})
