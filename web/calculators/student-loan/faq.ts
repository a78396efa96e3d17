import type { Question } from '../../components/faq-list.tsx'
import { text } from '../../lib/figures.ts'

const rate = text('studentLoans.undergraduateRate')
const postgraduateRate = text('studentLoans.postgraduate.rate')

export const faq: readonly Question[] = [
  {
    question: 'Does it matter how much I owe?',
    answer: `No. Only your earnings, your plan’s threshold and its rate decide what is taken. A larger balance means that you repay for longer, not that you repay more each month. Interest works the same way: it changes the balance, never the deduction.`,
  },
  {
    question: 'I have loans of two numbered plans. Which one do I choose?',
    answer: `The one with the lowest threshold. You pay ${rate} once, on earnings above that threshold, and the Student Loans Company divides it between the loans. A postgraduate loan is different: its ${postgraduateRate} comes on top, so tick it under More options.`,
  },
  {
    question: 'Why was a repayment taken in a month with a bonus?',
    answer:
      'Payroll looks at each pay period by itself. A bonus or overtime can lift a single month above a twelfth of the threshold although the year stays below it. When the tax year is over you can ask the Student Loans Company for that money back.',
  },
  {
    question: 'Is the repayment worked out before or after my pension?',
    answer:
      'On the same earnings as National Insurance. Pay given up under salary sacrifice does not count; contributions under a net pay arrangement or relief at source do, so those leave the repayment as it is.',
  },
  {
    question: 'When do I start to repay?',
    answer: `In the April after you finish or leave your course, and only while you earn more than the threshold: ${text('studentLoans.plan2.threshold')} a year for plan 2 and ${text('studentLoans.plan1.threshold')} for plan 1. If your earnings fall below it, deductions stop by themselves.`,
  },
  {
    question: 'I have two jobs. What happens?',
    answer:
      'Each employer compares what it pays you with the whole threshold, so two jobs below it repay nothing through payroll even if together they are above it. If you also send a tax return, your earnings are added up there.',
  },
]
