import { calculator } from '#engine/calculators/pension-relief/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netCost'),
    about: `is what your contribution costs you, after ${amountOf(result, 'totalRelief')} of tax relief`,
  }),
  announce: ({ result }) =>
    `Your contribution costs you ${amountOf(result, 'netCost')} after ${amountOf(result, 'totalRelief')} of tax relief.`,
  notes: {
    'contribution-capped': ({ result }) =>
      `This rule set cuts the contribution down to ${amountOf(result, 'relievable')}. The ${amountOf(result, 'unrelievedContribution')} above that is left out of every figure here.`,
    'contribution-above-relief-limit': ({ result }) =>
      `Only ${amountOf(result, 'relievable')} of your contribution can be relieved this year. The other ${amountOf(result, 'unrelievedContribution')} brings no tax relief, so think twice before you pay it in.`,
    'relieved-without-earnings':
      'Your contribution is more than you earn. A small amount gets basic rate relief all the same, but only in a scheme that uses relief at source.',
    'contribution-above-annual-allowance':
      'Your contribution is above the annual allowance. Unless you have unused allowance from earlier years, a charge takes the relief on the excess back. The Pension Annual Allowance Calculator works it out.',
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
      'You pay by relief at source, out of taxed income. Under a net pay arrangement or salary sacrifice the same relief comes through your payslip and there is nothing to claim.',
    'earnings-are-all-income': 'Your earnings are your only income. Savings, dividends or rent can push you into a higher band.',
    'no-other-contributions':
      'Nothing else is paid in for you this year. Whatever you or an employer pay into another pension comes off the remaining allowance.',
    'no-child-benefit':
      'Nobody in your household gets Child Benefit. If yours is charged back because of your income, a contribution lowers that income and so the charge.',
    'annual-allowance-in-full':
      'You have the full annual allowance: it is not tapered, you have not begun to draw a pension flexibly, and nothing is carried forward. Each of these would change it.',
  },
  steps: {
    reliefLimit: () => 'You get relief up to your earnings, or up to a small fixed amount if you earn less than that.',
    relievable: () => 'The part of your contribution within that limit.',
    basicRateRelief: () => 'Your scheme claims this from HMRC and adds it to your pension.',
    adjustedNetIncome: () => 'What the Personal Allowance is tested on. The contribution lowers it.',
    higherRateRelief: () => 'The tax on your earnings falls by this much, because the contribution widens the lower bands.',
    netCost: () => 'What leaves your pocket once all the relief has reached you.',
    maxAllowance: () => 'The annual allowance, or the limit above where that is lower.',
    remainingAllowance: () => 'What you could still pay in this year, never less than nothing.',
  },
})
