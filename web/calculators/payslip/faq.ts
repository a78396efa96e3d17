import type { Questions } from '../../site/page.ts'
import { text } from '../../text/figures.ts'

export const faq: Questions = {
  'Why does this differ from a twelfth of my take-home pay for the year?':
    'Payroll rounds at every step: free pay up to a penny, taxable pay down to a pound, student loans down to a pound. And it works out National Insurance on each payment with the threshold of that period, which is rounded too. Over a year the difference is usually a few pounds.',
  'My code ends in M1. Am I on emergency tax?':
    'Yes, if it is the usual code with M1, W1 or X after it. Each payment is then taxed as if it were your first, so tax that you overpaid earlier does not come back yet. Give your employer your P45, or tell HMRC what you earn, and the mark goes.',
  'Why did I pay so much tax on a bonus?':
    'With a cumulative code you did not pay more than the year needs: the bonus used the free pay and the bands of the months so far. If the next months are ordinary, some of the tax comes back. With M1 it does not, until the end of the year.',
  'What is the pay period on my payslip?':
    'The tax month or the tax week in which you are paid. They are counted from the day on which the tax year begins, whether or not you had a job then, so a first payday can fall in the twelfth month. Some years have one payday more than usual, which is taxed alone.',
  'Can tax take all of my pay?': `No. Payroll may not take more than ${text('paye.deductionLimit')} of your taxable pay in Income Tax, whatever your code says. National Insurance, loans and pension still come off after that.`,
  'Why is my first payslip in a new job wrong?':
    'Until the new employer has your P45, payroll may use the emergency code or 0T. Once HMRC sends the right code, the next payslip puts the tax of the year right. Student loans and National Insurance are not put right, because they never look back.',
}
