import type { Questions } from '../../site/page.ts'
import { ends, starts, text } from '../../text/figures.ts'
import { monthlyThreshold } from '../../text/law/national-insurance-of-year.ts'

export const faq: Questions = {
  'Do I get the full Personal Allowance for part of a year?': `Yes. You get all ${text('incomeTax.personalAllowance.amount')} whether you work all year or a single month, as long as no other income uses it up.`,
  'I have stopped work. When do I get my tax back?':
    'Once you have been without a job or taxable benefits for some weeks, you can claim it from HMRC with the figures on your P45. If you start another job in the same tax year, give your new employer your P45 and you will get the refund in your pay. Otherwise, HMRC checks your tax after the year ends and writes to you.',
  'Why is my National Insurance higher than I expected?': `Because it is charged month by month, on pay above ${monthlyThreshold} in that month. Income Tax is worked out on the whole year, but National Insurance for employees is not, so months without pay do not bring it down.`,
  'Which months do I count?': `Count the months you were paid for between ${starts} and ${ends}. If your job started before that or carried on after it, work out each tax year separately.`,
  'I had two jobs one after the other. Can I use this?':
    'If both jobs paid about the same, add their months together. If not, this calculator cannot give you one answer: Income Tax is worked out on the total, but National Insurance is worked out on each job’s own monthly pay.',
  'I have just come to the UK. Does this work for me?':
    'Yes, if this is your only income that is taxed here. We assume that you are resident in the UK for tax from the day you came, so that what you earned abroad before is left out, and that you have the whole Personal Allowance. You have no P45. Fill in the starter checklist: with statement A, your first job here since the tax year began, you get the usual code, and payroll counts the months before you came too. With B you get that code with M1, and with C all of your pay is taxed at the basic rate until HMRC corrects it.',
  'What if I started without a P45?': `Fill in the starter checklist before your first payday. If this is your first job in the UK since ${starts}, and you have had no taxable benefits or pension, choose statement A and you get the usual code. With B, for an earlier job or benefits in the tax year, you get that code with M1, which looks at each month on its own. With C, for another job or a pension beside this one, all of your pay is taxed at the basic rate (BR). Without a checklist you have no allowance (0T M1). If HMRC sends your employer the usual code without M1 before your last payday of the tax year, you get overpaid tax back in your pay. Otherwise HMRC pays it back after ${ends}, with a tax calculation (P800) or when you claim it.`,
}
