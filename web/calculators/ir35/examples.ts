import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Outside: £500 a day for 220 days, expenses of £10,000',
    title: 'In business, with a company',
    story: 'A small salary, Corporation Tax with marginal relief, and dividends that reach the higher rate.',
  },
  {
    case: 'Inside: £500 a day for 220 days, expenses of £10,000',
    title: 'The same contract inside the rules',
    story: 'The whole fee is pay. It carries both kinds of National Insurance, and the expenses save no tax.',
  },
  {
    case: 'Outside: £1,000 a day for 220 days: the dividends take the whole allowance',
    title: 'A high day rate outside',
    story: 'Salary and dividends together use up the Personal Allowance, so even the small salary is taxed.',
  },
  {
    case: 'Inside: £1,000 a day for 220 days',
    title: 'A high day rate inside',
    story:
      'Pay in the additional rate band. The company’s lead has shrunk as a share of the fee, because its dividends are taxed at the highest rate too.',
  },
]
