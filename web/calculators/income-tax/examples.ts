import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Salary of £30,000',
    title: 'A basic rate taxpayer',
    story: 'No pension contribution and no student loan. All the taxed pay is in the basic rate band.',
  },
  {
    case: 'Salary of £60,000',
    title: 'A higher rate taxpayer',
    story: 'Part of the salary is in the higher rate band, where Income Tax is higher and National Insurance lower.',
  },
]
