import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Salary of £30,000',
    title: '{annualSalary} salary, no pension',
    story: 'No student loan either. All the taxable pay is in the basic rate band.',
  },
  {
    case: 'Salary of £60,000',
    title: '{annualSalary} salary, higher rate taxpayer',
    story:
      'Part of the salary is in the higher rate band, where the rate of Income Tax goes up and the rate of National Insurance goes down.',
  },
  {
    case: 'Salary sacrifice of 50% of £200,000: £40,000 above the annual allowance, charged across two bands',
    title: '{annualSalary} salary, {pensionContribution} into a pension',
    story:
      'This is more than the annual allowance, which is the most that can go into pensions in a year without a charge. There is a charge on the rest, unless there is unused allowance from earlier years.',
  },
]
