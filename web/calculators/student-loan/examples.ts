import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Plan 2 on £35,000',
    title: '{annualSalary} salary with a Plan 2 loan',
    story: 'The repayment depends on how much of the salary is above the threshold, not on how much is owed.',
  },
  {
    case: 'Plan 2 and a postgraduate loan on £35,000',
    title: '{annualSalary} salary with two loans',
    story: 'The same salary with a postgraduate loan as well. Each loan has its own threshold and rate, and both come off the same pay.',
  },
  {
    case: 'Scotland: plan 4 on £45,000',
    title: '{annualSalary} salary in Scotland with a Plan 4 loan',
    story:
      'Your plan depends on where you lived when you applied for the loan. Your tax bands depend on where you live now. Here both are Scottish.',
  },
  {
    case: 'Plan 2: salary sacrifice of 5% of £60,000 lowers tax, National Insurance and the repayment',
    title: '{annualSalary} salary, {pensionContribution} pension by salary sacrifice',
    story: 'Pay given up for a pension no longer counts as earnings, so the loan repayment goes down as well.',
  },
]
