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
  {
    case: 'Salary sacrifice of 50% of £200,000: £40,000 above the annual allowance, charged across two bands',
    title: 'More than the annual allowance',
    story: 'Half of the salary goes into the pension. What is above the annual allowance is charged unless earlier years left some unused.',
  },
]
