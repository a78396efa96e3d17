import type { Questions } from '../../site/page.ts'
import { text } from '../../text/figures.ts'

const rate = text('studentLoans.undergraduateRate')
const postgraduateRate = text('studentLoans.postgraduate.rate')

export const faq: Questions = {
  'Does it matter how much I owe?': `No. Only your earnings, your plan’s threshold and its rate decide what is taken. A larger balance means you repay for longer, not that you repay more each month. Interest is added to what you owe but does not change the deduction.`,
  'I have loans on two plans, such as Plan 1 and Plan 2. Which one do I choose?': `Choose one, and the other under More options. You repay a single ${rate} of what you earn above the lower of their thresholds, and the Student Loans Company divides it between your loans. A postgraduate loan is different: you repay another ${postgraduateRate} for it, so tick it under More options.`,
  'Why was a repayment taken in a month with a bonus?':
    'Payroll looks at each pay period on its own. A bonus or overtime can take your pay for a single month above the monthly threshold, even if you earn less than the yearly threshold over the whole year. If so, you can ask the Student Loans Company for that money back once the tax year is over.',
  'Is the repayment worked out before or after my pension?':
    'It is worked out on the same earnings as National Insurance. With salary sacrifice, the pay you give up does not count, so you repay less. With a net pay arrangement or relief at source, your contributions make no difference to the repayment.',
  'When do I start repaying?': `In the April after you finish or leave your course, and only while you earn more than the threshold: ${text('studentLoans.plan1.threshold')} a year for Plan 1 and ${text('studentLoans.plan2.threshold')} for Plan 2. If your earnings fall below it, deductions stop automatically.`,
  'I have two jobs. What happens?':
    'Each employer compares only what it pays you with the full threshold. If both jobs pay less than that, nothing is taken through payroll, even if you earn more than the threshold in total. If you send a tax return, your earnings from both jobs are added together.',
}
