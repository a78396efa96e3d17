import { recordedIn } from '#engine/explain/amount-in.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Salary of £30,000 for five employees',
    title: 'A small team, without the allowance',
    story: 'You pay on the part of each salary above the threshold, five times over.',
  },
  {
    case: 'Salary of £30,000 for five employees with the allowance claimed',
    title: 'The same team with the allowance',
    story: 'The Employment Allowance comes off once. The cost per employee is shown before the allowance.',
  },
  {
    case: 'Apprentice under 25: nothing due on a salary of £25,000',
    title: 'An apprentice',
    story: 'The salary is below the higher threshold for apprentices, so the employer pays nothing on top.',
  },
  {
    case: 'Allowance covers one employee on £45,000',
    title: 'One well-paid employee',
    story: (result) =>
      `${recordedIn(result, 'totalEmployerNI').isZero() ? 'The allowance covers the whole bill, and the rest of the allowance is lost.' : 'The allowance covers nearly all of the bill.'} The company could not claim if its one employee were the director.`,
  },
]
