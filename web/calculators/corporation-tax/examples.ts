import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'A profit of £100,000',
    title: 'Between the limits',
    story: 'A full year, no other companies. The main rate is charged first, and marginal relief brings it down.',
  },
  {
    case: 'Six months halve both limits',
    title: 'The same profit in half the time',
    story: 'With half the limits the profit is near the upper one, so little relief is left.',
  },
  {
    case: 'HMRC manual: two associated companies and a profit of £55,000',
    title: 'Three companies under one owner',
    story: 'An example from HMRC’s own manual. Each company has a third of the limits, so a modest profit is well into the middle range.',
  },
  {
    case: 'A profit of £300,000 at the main rate',
    title: 'Above the upper limit',
    story: 'No relief: every pound bears the main rate.',
  },
]
