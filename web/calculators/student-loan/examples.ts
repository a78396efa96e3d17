import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Plan 2 on £35,000',
    title: 'One loan',
    story: 'The repayment is a share of the part of the salary above the plan’s threshold, however large the loan is.',
  },
  {
    case: 'Plan 2 and a postgraduate loan on £35,000',
    title: 'Two loans at once',
    story: 'The same salary with a master’s loan as well. Each loan has its own threshold and rate, and both come off the same pay.',
  },
  {
    case: 'Scotland: plan 4 on £45,000',
    title: 'A Scottish loan and Scottish tax',
    story: 'The plan comes from where the loan was taken out, the tax bands from where you live. Here both are Scottish.',
  },
  {
    case: 'Plan 2: salary sacrifice of 5% of £60,000 lowers tax, National Insurance and the repayment',
    title: 'A pension by salary sacrifice',
    story: 'Pay given up for a pension is no longer earnings, so less of the loan is repaid as well.',
  },
]
