import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£60,000 for six months',
    title: 'A well-paid job that ended',
    story: 'In the year as a whole only the basic rate applies, yet each month is above the upper earnings limit for National Insurance.',
  },
  {
    case: '£24,000 for three months: National Insurance is due though the year is under the allowance',
    title: 'A summer job',
    story: 'All the pay is within the Personal Allowance, so Income Tax that was taken comes back. The National Insurance does not.',
  },
  {
    case: '£60,000 for six months with a 5% pension: the percentage is of the actual earnings',
    title: 'With a pension',
    story: 'The percentage is taken of what was earned in those months, before tax and National Insurance.',
  },
  {
    case: '£150,000 for nine months: the taper is tested on £112,500, not on the annual salary',
    title: 'A high salary for part of the year',
    story: 'Whether the Personal Allowance shrinks depends on what was earned in the tax year, not on the yearly salary.',
  },
]
