import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Employee: £30,000',
    title: 'Employee earning {earnings}',
    story:
      'All pay above the threshold is charged at the main rate. The employer starts paying at a lower threshold, and pays more than you do.',
  },
  {
    case: 'Employee: £60,000',
    title: 'Employee earning {earnings}',
    story: 'Above the upper earnings limit the employee’s rate is much lower. The employer’s rate stays the same.',
  },
  {
    case: 'Self-employed: £30,000',
    title: 'Self-employed profit of {earnings}',
    story: 'The rate of Class 4 is lower than that of an employee’s Class 1, and nobody pays an employer’s share.',
  },
  {
    case: 'Self-employed: £60,000',
    title: 'Self-employed profit of {earnings}',
    story: 'Class 4 has an upper limit too. Here it is the same as an employee’s.',
  },
]
