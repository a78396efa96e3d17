import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Outside: £500 a day for 220 days, expenses of £10,000',
    title: 'A contract outside IR35',
    story: 'The company pays a small salary, Corporation Tax with marginal relief, and dividends that reach the higher rate.',
  },
  {
    case: 'Inside: £500 a day for 220 days, expenses of £10,000',
    title: 'The same contract inside IR35',
    story: 'The whole fee counts as pay. Employer and employee National Insurance both come out of it, and the expenses save no tax.',
  },
  {
    case: 'Outside: £1,000 a day for 220 days: the dividends taper away the whole allowance',
    title: 'A high day rate outside IR35',
    story: 'Salary and dividends together are so high that the Personal Allowance is lost, and even the small salary is taxed.',
  },
  {
    case: 'Inside: £1,000 a day for 220 days',
    title: 'A high day rate inside IR35',
    story:
      'The pay reaches the additional rate band. Working outside is still better, but by a smaller share of the fee, because dividends are taxed at the highest rate too.',
  },
]
