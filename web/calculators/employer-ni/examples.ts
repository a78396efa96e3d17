import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Salary of £30,000 for five employees',
    title: 'A small team, without the allowance',
    story: 'Contributions on the part of each salary above the threshold, five times over.',
  },
  {
    case: 'Salary of £30,000 for five employees with the allowance claimed',
    title: 'The same team with the allowance',
    story: 'The Employment Allowance comes off once. The cost of each employee is shown before it.',
  },
  {
    case: 'Apprentice under 25: salary of £25,000 bears nothing',
    title: 'An apprentice',
    story: 'The salary is below the upper threshold, so there is nothing to add to it.',
  },
  {
    case: 'Allowance covers one employee on £45,000',
    title: 'One well-paid employee',
    story:
      'The bill is a little less than the allowance, and the rest of the allowance is lost. It cannot be claimed if that one is the only director.',
  },
]
