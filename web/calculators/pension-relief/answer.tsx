import { calculator } from '#engine/calculators/pension-relief/index.ts'
import type { Step } from '#engine/result/step.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf, isFigureIn, stepAmountOf } from '../../lib/common-words.ts'

/** What sets the most that can be paid in with relief and without a charge: the limit on relief (FA 2004 s.190) or the annual allowance (s.228). */
const LIMITS = {
  earnings: {
    name: 'Your earnings',
    explained: 'Your earnings set it, being less than your annual allowance: what you pay in above them gets no relief.',
  },
  smallest: {
    name: 'The limit without earnings',
    explained: 'You earn so little that the limit which needs no earnings sets it: what you pay in above it gets no relief.',
  },
  allowance: {
    name: 'The annual allowance',
    explained:
      'The annual allowance sets it, being less than you could get relief on: above it relief goes on, but a charge takes it back.',
  },
  tapered: {
    name: 'Your tapered annual allowance',
    explained: 'Your tapered annual allowance sets it: above it relief goes on up to your earnings, but a charge takes it back.',
  },
} as const

function limitIn(step: Step): keyof typeof LIMITS {
  if (isFigureIn(step, 'limit', 'pensions.annualAllowance')) return 'allowance'
  if (isFigureIn(step, 'limit', 'pensions.relief.smallestLimit')) return 'smallest'
  const { limit } = step.operands
  return limit && 'step' in limit && limit.step === 'availableAllowance' ? 'tapered' : 'earnings'
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netCost'),
    about: `is what your contribution costs you, after ${amountOf(result, 'totalRelief')} of tax relief`,
  }),
  ledger: { reliefs: ['basicRateRelief', 'higherRateRelief'] },
  announce: ({ result }) =>
    `Your contribution costs you ${amountOf(result, 'netCost')} after ${amountOf(result, 'totalRelief')} of tax relief.`,
  notes: {
    'contribution-capped': ({ result }) =>
      `This rule set cuts the contribution down to ${amountOf(result, 'relievable')}. The ${amountOf(result, 'unrelievedContribution')} above that is left out of every figure here.`,
    'contribution-above-relief-limit': ({ result }) =>
      `Only ${amountOf(result, 'relievable')} of your contribution can be relieved this year. The other ${amountOf(result, 'unrelievedContribution')} brings no tax relief, so think twice before you pay it in.`,
    'relieved-without-earnings':
      'Your contribution is more than you earn. A small amount gets basic rate relief all the same, but only in a scheme that uses relief at source.',
    'contribution-above-annual-allowance': ({ result }) =>
      `Your contribution is ${stepAmountOf(result, 'excessContributions')} above your annual allowance of ${stepAmountOf(result, 'availableAllowance')}. Unless earlier years’ allowance is carried forward, you owe an annual allowance charge of ${amountOf(result, 'annualAllowanceCharge')}, which is not in the net cost. The Pension Annual Allowance Calculator counts earlier years, and what your employer pays in.`,
    'annual-allowance-tapered': ({ result }) =>
      `Your income is high enough for a taper, which leaves you an annual allowance of ${stepAmountOf(result, 'availableAllowance')}. What an employer pays in tapers it further.`,
    'annual-allowance-at-minimum': ({ result }) =>
      `Your income is so high that your annual allowance is the smallest there is, ${stepAmountOf(result, 'availableAllowance')}.`,
    'annual-allowance-may-taper':
      'Your income is high enough that your annual allowance may be smaller than the one shown. The Pension Annual Allowance Calculator tests both limits.',
    'box-ticked-but-below-higher-rate':
      'You ticked Higher rate taxpayer, but none of these earnings is taxed at the higher rate, so the tick adds nothing. If other income takes you there, your relief is larger than this.',
    'box-not-ticked-but-higher-rate':
      'You did not tick Higher rate taxpayer, but part of these earnings is taxed at the higher rate. The further relief is yours and is counted.',
    'personal-allowance-restored':
      'Your contribution gives back part of your Personal Allowance, so each pound of it saves more than your rate of tax.',
  },
  assumptions: {
    'higher-rate': ({ choice }) =>
      `You pay ${choice === 'true' ? 'tax' : 'no tax'} above the basic rate. This rule set goes by the box alone, not by your earnings.`,
    'gross-contribution':
      'We took the contribution as the gross amount that reaches your pension: what you pay plus the basic rate that the scheme claims. Add that if you know only what you pay.',
    'relief-at-source':
      'You pay by relief at source, out of taxed income. If all you pay in was taxed at the basic rate or more, a net pay arrangement or salary sacrifice brings the same relief through your payslip, and there is nothing to claim.',
    'earnings-are-all-income': 'Your earnings are your only income. Savings, dividends or rent can push you into a higher band.',
    'no-other-contributions':
      'Nothing else is paid in for you this year. Whatever you or an employer pay into another pension comes off the remaining allowance.',
    'annual-allowance-without-carry-forward':
      'You carry nothing forward and have not begun to draw a pension flexibly. Unused allowance of earlier years would let you pay in more without a charge; drawing flexibly would cut it.',
    'no-child-benefit':
      'Nobody in your household gets Child Benefit. If yours is charged back because of your income, a contribution lowers that income and so the charge.',
    'annual-allowance-in-full':
      'You have the full annual allowance: it is not tapered, you have not begun to draw a pension flexibly, and nothing is carried forward. Each of these would change it.',
  },
  lines: ({ result }) =>
    result.steps
      .filter(({ key }) => key === 'maxAllowance')
      .map((step) => ({ key: 'setBy', after: 'maxAllowance', label: 'Set by', text: LIMITS[limitIn(step)].name })),
  steps: {
    reliefLimit: () => 'You get relief up to your earnings, or up to a small fixed amount if you earn less than that.',
    relievable: () => 'The part of your contribution within that limit.',
    basicRateRelief: () => 'Your scheme claims this from HMRC and adds it to your pension.',
    adjustedNetIncome: () => 'What the Personal Allowance is tested on. The contribution lowers it.',
    higherRateRelief: () => 'The tax on your earnings falls by this much, because the contribution widens the lower bands.',
    netCost: () => 'What leaves your pocket once all the relief has reached you.',
    maxAllowance: (step) => LIMITS[limitIn(step)].explained,
    remainingAllowance: () => 'What you could still pay in this year, never less than nothing.',
  },
})
