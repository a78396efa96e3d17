import { isOneRate } from '../../text/law/company-rates.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'

/** The same companies where there are no limits: what decided their tax then makes no difference. */
const atOneRate: readonly WorkedExample[] = [
  {
    case: 'A profit of £100,000',
    title: 'A profit of {taxableProfit}',
    story: 'A full year and no other companies. Every pound is taxed at the one rate there is.',
  },
  {
    case: 'Six months halve both limits',
    title: 'The same profit in half the time',
    story: 'There are no limits to shrink with the period, so the tax is the same.',
  },
  {
    case: 'HMRC manual: two associated companies and a profit of £55,000',
    title: 'Three companies under one owner',
    story: 'There are no limits to share, so the other two companies make no difference.',
  },
  {
    case: 'A profit of £300,000 at the main rate',
    title: 'A profit of {taxableProfit}',
    story: 'The rate is the same, however large the profit.',
  },
]

const aroundTheLimits: readonly WorkedExample[] = [
  {
    case: 'A profit of £100,000',
    title: 'Between the limits',
    story: 'A full year and no other companies. Tax starts at the main rate, then marginal relief brings it down.',
  },
  {
    case: 'Six months halve both limits',
    title: 'The same profit in half the time',
    story: 'In half the time the company gets half the limits. The profit is now close to the upper one, so there is little relief.',
  },
  {
    case: 'HMRC manual: two associated companies and a profit of £55,000',
    title: 'Three companies under one owner',
    story:
      'An example from HMRC’s own manual. Each company gets a third of the limits, so even a modest profit is well above the lower one.',
  },
  {
    case: 'A profit of £300,000 at the main rate',
    title: 'Above the upper limit',
    story: 'No relief: every pound is taxed at the main rate.',
  },
]

export const examples: readonly WorkedExample[] = isOneRate ? atOneRate : aroundTheLimits
