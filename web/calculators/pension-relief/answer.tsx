import { calculator } from '#engine/calculators/pension-relief/answer.ts'
import type { Result } from '#engine/result/result.ts'
import { afterPaying, amountOf, figureOf, isAllowanceTapered, stepAmountOf } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'

/**
 * What limits how much you can pay in with relief and without a charge: the limit on relief (FA 2004 s.190) or the annual allowance
 * (s.228).
 */
const LIMITS = {
  earnings: {
    name: 'Your earnings',
    explained: 'Your earnings are less than your annual allowance, so they set the limit. You get no tax relief on anything above them.',
  },
  smallest: {
    name: 'The limit for people with low or no earnings',
    explained:
      'Anyone can get tax relief on this much, whatever they earn. You earn less than that, so this is your limit. You get no tax relief on anything above it.',
  },
  allowance: {
    name: 'The annual allowance',
    explained:
      'The annual allowance is less than you could get tax relief on, so it sets the limit. You still get relief on more than that, but a charge takes it back.',
  },
  tapered: {
    name: 'Your tapered annual allowance',
    explained:
      'Your tapered annual allowance sets the limit. You still get relief on more than that, up to your earnings, but a charge takes it back.',
  },
} as const

function limitIn(result: Result): keyof typeof LIMITS {
  const [relief, most] = ['reliefLimit', 'maxAllowance'].map((name) => result.steps.find(({ key }) => key === name))
  if (!relief || most?.value.lessThan(relief.value)) return isAllowanceTapered(result) ? 'tapered' : 'allowance'
  const earnings = relief.operands['annualEarnings']
  if (earnings && 'input' in earnings && earnings.value.equals(relief.value)) return 'earnings'
  return figureOf(relief, 'pensions.annualAllowance') ? 'allowance' : 'smallest'
}

export const answer = answerOf(calculator, {
  answers: { netCost: 'your net cost would be' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'netCost'),
    about: `what your contribution costs you, ${afterPaying(result, 'totalRelief', 'tax relief')}`,
  }),
  ledger: {
    onlyWith: { basicRateRelief: 'basicRateRelief', higherRateRelief: 'higherRateRelief' },
    reliefs: ['basicRateRelief', 'higherRateRelief', 'totalRelief'],
  },
  announce: ({ result }) =>
    `Your contribution costs you ${amountOf(result, 'netCost')} ${afterPaying(result, 'totalRelief', 'tax relief')}.`,
  notes: {
    'contribution-capped': ({ result }) =>
      `This rule set limits your contribution to ${amountOf(result, 'relievable')}. It leaves the other ${amountOf(result, 'unrelievedContribution')} out of every figure here.`,
    'contribution-above-relief-limit': ({ result }) =>
      `You can get tax relief on only ${amountOf(result, 'relievable')} of your contribution this year. You get none on the other ${amountOf(result, 'unrelievedContribution')}, so think carefully before you pay it in.`,
    'relieved-without-earnings':
      'Your contribution is more than you earn. You can still get basic rate relief on a small amount, but only in a scheme that uses relief at source.',
    'net-pay-relief-from-hmrc': ({ result }) =>
      `If your scheme uses a net pay arrangement instead, the part of your contribution that comes out of pay within your Personal Allowance saves you no tax. HMRC makes up for that by paying you ${stepAmountOf(result, 'netPayRelief')} after the tax year ends, and writes to you first to ask where to pay it.`,
    'contribution-above-annual-allowance': ({ result }) =>
      `Your contribution is ${stepAmountOf(result, 'excessContributions')} above your annual allowance of ${stepAmountOf(result, 'availableAllowance')}. Unless you can carry forward unused allowance from earlier years, you owe an annual allowance charge of ${amountOf(result, 'annualAllowanceCharge')}, which is not in the net cost. The Pension Annual Allowance Calculator takes account of earlier years and of what your employer pays in.`,
    'annual-allowance-tapered': ({ result }) =>
      `Your income is high enough to reduce your annual allowance to ${stepAmountOf(result, 'availableAllowance')} (the taper). Anything an employer pays in reduces it further.`,
    'annual-allowance-at-minimum': ({ result }) =>
      `Your income is so high that you get the lowest annual allowance, ${stepAmountOf(result, 'availableAllowance')}.`,
    'annual-allowance-may-taper':
      'Your income is high enough that your annual allowance may be smaller than the one shown. The Pension Annual Allowance Calculator checks both of the limits that decide this.',
    'box-ticked-but-below-higher-rate':
      'You ticked “Higher Rate Taxpayer”, but none of these earnings are taxed at the higher rate, so it makes no difference. If other income makes you a higher rate taxpayer, you get more relief than this.',
    'box-not-ticked-but-higher-rate':
      'You did not tick “Higher Rate Taxpayer”, but part of these earnings is taxed at the higher rate. We have counted the extra relief you are due.',
    'personal-allowance-restored':
      'Your contribution gives you back part of your Personal Allowance, so each pound saves you more than your usual rate of tax.',
  },
  assumptions: {
    'higher-rate': ({ choice }) =>
      `You pay ${choice === 'true' ? 'tax' : 'no tax'} above the basic rate. This rule set goes only by the tick box, not by your earnings.`,
    'gross-contribution':
      'We assumed you entered the gross amount that goes into your pension: what you pay plus the basic rate relief that the scheme claims. If you entered only what you pay, add the relief.',
    'relief-at-source':
      'You pay in from income that has been taxed, and your scheme claims basic rate tax relief for you (relief at source). If you pay tax at the basic rate or more on all the money you pay in, a net pay arrangement or salary sacrifice gives you the same relief through your pay, with nothing to claim.',
    'earnings-are-all-income': 'Your earnings are your only income. Savings interest, dividends or rent could push you into a higher band.',
    'no-other-contributions':
      'Nothing else goes into your pensions this year. Anything more that you or an employer pay in reduces what is left within your limit.',
    'annual-allowance-without-carry-forward':
      'You have no unused allowance from earlier years to carry forward, and have not started to take taxable money from a pension pot as and when you like (flexibly). Carrying forward would let you pay in more without a charge. Taking money flexibly would reduce what you can pay in.',
    'no-child-benefit':
      'Nobody in your household gets Child Benefit. If you have to pay some back because of your income, a pension contribution lowers that income and so lowers the charge.',
    'annual-allowance-in-full':
      'You have the standard annual allowance. It is not tapered, you have not started to take taxable money from a pension pot as and when you like (flexibly), and you carry nothing forward from earlier years. Any of these would change it.',
  },
  lines: ({ result }) => [{ key: 'setBy', after: 'maxAllowance', label: 'What Sets This Limit', text: LIMITS[limitIn(result)].name }],
  steps: {
    reliefLimit: () => 'You get tax relief on contributions up to your earnings, or up to a small fixed amount if you earn less than that.',
    relievable: () => 'The part of your contribution within that limit.',
    basicRateRelief: () => 'Your scheme claims this from HMRC and adds it to your pension.',
    adjustedNetIncome: () => 'Your Personal Allowance depends on this, and your contribution lowers it.',
    higherRateRelief: () => 'The tax on your earnings is this much lower with the contribution than without it.',
    netPayRelief: () =>
      'HMRC pays this after the tax year to somebody in a net pay arrangement. It is not in the answer, where your scheme claims the relief.',
    netCost: () => 'What your contribution costs you after all the relief.',
    maxAllowance: (_, result) => LIMITS[limitIn(result)].explained,
    remainingAllowance: () => 'How much more you could pay in this year.',
  },
  margin: {
    ifMore: (more) => `${more} went into your pension`,
    appears: { 'contribution-above-relief-limit': 'your contribution goes over the most you can get tax relief on' },
  },
})
