import { calculator } from '#engine/calculators/employer-ni/answer.ts'
import { nationalInsurance } from '#engine/rates/generated/national-insurance.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'
import { figureText, money, taxYear } from '../../text/format.ts'

const lawFor = (result: Result) => ratesAt({ nationalInsurance }, result.taxYear, result.ruleSet).nationalInsurance

const limitOf = ({ result }: Outcome) => money(lawFor(result).employmentAllowance.liabilityLimit.value)

const isCharged = (result: Result) => !shownIn(result, 'totalEmployerNI').isZero()

export const answer = answerOf(calculator, {
  answers: { totalEmploymentCost: 'the total cost would be' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'totalEmploymentCost'),
    period: 'a year',
    about: isCharged(result)
      ? `to employ your staff, including ${amountOf(result, 'totalEmployerNI')} of employer National Insurance`
      : 'to employ your staff, with no employer National Insurance',
  }),
  ledger: { reliefs: ['employmentAllowanceUsed'] },
  announce: ({ result }) =>
    `Pay of ${amountOf(result, 'totalSalaryCost')} ${isCharged(result) ? `plus employer National Insurance of ${amountOf(result, 'totalEmployerNI')}` : 'with no employer National Insurance'} costs you ${amountOf(result, 'totalEmploymentCost')} a year.`,
  notes: {
    'below-threshold':
      'You owe no employer National Insurance on a salary of this size. You may still have to run a payroll and report the pay to HMRC.',
    'allowance-needs-low-contributions-last-year': (outcome) =>
      `You can claim only if your employer National Insurance (Class 1) last year came to less than ${limitOf(outcome)}. Include what any companies connected with yours paid.`,
    'allowance-not-for-a-sole-director': ({ result }) =>
      `A company cannot claim the Employment Allowance if its only employee paid above ${money(lawFor(result).class1.secondaryThreshold.value)} is a director.`,
    'allowance-limit-passed-this-year': (outcome) =>
      `This bill reaches ${limitOf(outcome)} before the allowance. What counts is last year’s bill, so check that it was lower.`,
    'allowance-not-all-used': 'The allowance is more than the bill. Whatever you do not use is lost at the end of the tax year.',
    'apprentice-on-a-statutory-scheme':
      'The apprentice must be on an approved government scheme, with a written agreement that gives the start and end dates.',
    'veteran-first-year-only':
      'The relief runs for a year from the first day of a veteran’s first civilian job, whoever employs them in that year. After that you pay the same as for anyone else.',
    'full-rate-above-upper-threshold': ({ result }) =>
      `The relief stops at ${money(lawFor(result).class1.upperSecondaryThreshold.value)} a year. You pay the full rate on any salary above that.`,
  },
  assumptions: {
    'allowance-not-claimed': 'You do not claim the Employment Allowance. If you can claim it, you will owe less.',
    'same-salary':
      'All the employees earn the same. If your staff are on different salaries, work out each group and add up the answers, but take the Employment Allowance off only once.',
    'category-a':
      'None of the employees is in a group that costs you less: young employees, apprentices, veterans and freeport staff. For those groups you pay nothing up to a higher threshold.',
    'national-insurance-changed': ({ result }) =>
      `National Insurance changed within ${taxYear(result.taxYear)}. We used the rates that the law has for the whole of it, which are for directors. For everyone else, payroll used the rates of each payday. If pay is the same every time, those come to within a few pounds of this for each employee.`,
    'annual-national-insurance':
      'Pay is the same in every pay period. Contributions are worked out separately for each period, so a bonus or an uneven month can cost you a little more or less. For directors they are worked out over the year.',
    'no-workplace-pension': 'You pay nothing into a workplace pension. For most employees you have to, unless they opt out.',
    'no-apprenticeship-levy': 'The Apprenticeship Levy is not counted. An employer with a pay bill this big has to pay it.',
    'nothing-else': ({ result }) =>
      `Not included: benefits in kind, on which you pay ${figureText(lawFor(result).class1A.rate)}, and statutory pay (such as sick or maternity pay), some of which you can reclaim.`,
  },
  leftOut: {
    leastEmployerPension: 'With the minimum workplace pension contribution for every employee',
    apprenticeshipLevy: 'With the Apprenticeship Levy on this pay bill',
  },
  steps: {
    employerNIPerEmployee: ({ value }) =>
      value.isZero() ? 'Nothing is due on a salary this size.' : 'What you pay on the part of one salary above the threshold.',
    totalSalaryCost: () => 'The salary times the number of employees.',
    employerNIBeforeAllowance: () => 'What you would owe without the allowance.',
    employmentAllowanceUsed: () => 'As much of the allowance as you can use.',
    totalEmployerNI: () => 'What you owe HMRC as the employer, on top of what you deduct from your employees’ pay.',
    totalEmploymentCost: () => 'Salaries plus employer National Insurance.',
    employmentCostPerEmployee: () => 'One salary plus the employer National Insurance on it, before any allowance.',
  },
  margin: {
    ifMore: (more) => `you paid each employee ${more}`,
    taxes: { employerNIPerEmployee: 'employer National Insurance' },
    disappears: { 'allowance-not-all-used': 'the Employment Allowance is used up' },
  },
})
