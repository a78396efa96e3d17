import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Employee: £30,000',
    title: 'All at the main rate',
    story: 'Pay above the threshold bears one rate. The employer starts at a lower threshold, and pays more than you do.',
  },
  {
    case: 'Employee: £60,000',
    title: 'Past the upper earnings limit',
    story: 'The part above the limit costs the employee little more. The employer’s rate goes on unchanged.',
  },
  {
    case: 'Self-employed: £30,000',
    title: 'The same money from your own business',
    story: 'Class 4 has a lower rate than an employee’s Class 1, and nobody pays a share beside it.',
  },
  {
    case: 'Self-employed: £60,000',
    title: 'A larger profit',
    story: 'Class 4 has an upper limit as well, in the same place.',
  },
]
