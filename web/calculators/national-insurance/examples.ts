import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Employee: £30,000',
    title: 'Employee earning {earnings}',
    story:
      'All pay above the employee’s threshold is charged at the main rate. The employer’s threshold is lower and its rate is higher, so it pays more than you do.',
  },
  {
    case: 'Employee: £60,000',
    title: 'Employee earning {earnings}',
    story:
      'The employee’s rate is much lower on pay above the upper earnings limit, which is where higher rate Income Tax usually starts. The employer’s rate stays the same.',
  },
  {
    case: 'Self-employed: £30,000',
    title: 'Self-employed profit of {earnings}',
    story: 'Class 4 is charged at a lower rate than an employee’s Class 1, and nobody pays an employer’s share.',
  },
  {
    case: 'Self-employed: £60,000',
    title: 'Self-employed profit of {earnings}',
    story: 'The rate of Class 4 also drops on profit above the upper limit, which is the same amount as for an employee.',
  },
]
