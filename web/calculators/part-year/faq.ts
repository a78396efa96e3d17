import type { Question } from '../../components/faq-list.tsx'
import { ends, starts, text } from '../../lib/figures.ts'

export const faq: readonly Question[] = [
  {
    question: 'Do I get the whole Personal Allowance for part of a year?',
    answer: `Yes. All ${text('incomeTax.personalAllowance.amount')} is yours whether you work all year or a single month, as long as you have no other income that uses it.`,
  },
  {
    question: 'I have stopped work. When do I get my tax back?',
    answer:
      'After some weeks without a job or taxable benefits you can claim it from HMRC with the figures on your P45. If you start another job in the same tax year, give the new employer your P45 and the refund comes through your pay. Otherwise HMRC checks your tax after the year ends and writes to you.',
  },
  {
    question: 'Why is National Insurance higher than a twelfth of the yearly figure would suggest?',
    answer: `It is charged month by month, on pay above ${text('nationalInsurance.class1.monthlyPrimaryThreshold')}, and forgets each month when the next begins. Income Tax adds the year up; National Insurance for employees does not.`,
  },
  {
    question: 'Which months do I count?',
    answer: `The months that you were paid for between ${starts} and ${ends}. A job that runs across both sides of April belongs to both tax years: work each of them out on its own.`,
  },
  {
    question: 'I had two jobs one after the other. Can I use this?',
    answer:
      'If both paid about the same, count the months of both together. If not, the Income Tax is that of a single income of the total, while National Insurance is worked out for each job at its own monthly pay.',
  },
  {
    question: 'What if I started without a P45?',
    answer:
      'Fill in the starter checklist that your employer gives you. Until HMRC knows your earlier pay you may be on an emergency code, which looks at each month alone and does not catch up. It is put right later, or in the next code.',
  },
]
