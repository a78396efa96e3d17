import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£60,000 for six months',
    title: '{annualSalary} salary for {monthsWorked} months',
    story:
      'Over the year only the basic rate of tax applies. But each month’s pay is above the upper earnings limit for National Insurance.',
  },
  {
    case: "£24,000 for three months: National Insurance is due although the year's earnings are below the personal allowance",
    title: '{annualSalary} salary for {monthsWorked} months',
    story: 'The Personal Allowance covers all the pay, so any Income Tax taken can be claimed back. National Insurance cannot.',
  },
  {
    case: '£60,000 for six months with a 5% pension contribution: the percentage is of the actual earnings',
    title: '{annualSalary} salary for {monthsWorked} months, {pensionContribution} into a pension',
    story: 'The pension contribution is a percentage of what was earned in those months. It comes off before tax and National Insurance.',
  },
  {
    case: '£150,000 for nine months: the taper is tested on £112,500, not on the annual salary',
    title: '{annualSalary} salary for {monthsWorked} months',
    story: 'How much Personal Allowance is lost depends on what was earned in the tax year, not on the full salary.',
  },
]
