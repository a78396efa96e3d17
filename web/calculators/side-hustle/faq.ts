import type { Questions } from '../../site/page.ts'
import { dayText, text, year } from '../../text/figures.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'
import { quarterlyUpdates } from '../../text/law/making-tax-digital.ts'

const allowance = text('allowances.trading')

export const faq: Questions = {
  'Do I have to tell HMRC about my side hustle?': `Not if you were paid ${allowance} or less in total for trading and casual work in the tax year, before expenses. If you were paid more, you have to register for Self Assessment, even if it turns out there is no tax to pay. The deadline for ${year} is ${dayText('deadlines.selfAssessment.register')}. If that day has passed, register now.`,
  [`Does the ${allowance} limit apply to my takings or to my profit?`]:
    'To your takings: what you are paid, before expenses. If your sales are twice the allowance, you have to report them even if you spend nearly all of the money on materials and make little profit.',
  'Why is there no National Insurance in my result?': `You pay National Insurance on your side profit (Class 4) only if that profit is above ${text('nationalInsurance.class4.lowerProfitsLimit')}. Most side incomes are below that. Your salary does not use up that limit. Payroll carries on taking National Insurance from your salary as before.`,
  'Does the National Insurance on my salary make a difference?': `Yes. There is a yearly maximum that you can pay at the main rates of Class 1 (on pay) and Class 4 (on profit) together. It equals Class 4 at ${text('nationalInsurance.class4.mainRate')} on a profit of ${text('nationalInsurance.class4.upperProfitsLimit')}${isClass2Charged ? ', plus Class 2' : ''}. Once you reach it, the rest of your profit is charged at ${text('nationalInsurance.class4.additionalRate')} (SI 2001/1004 reg.100). The higher your salary, the sooner that happens. The calculator takes this into account and shows the steps.`,
  'I sell my old clothes online. Is that a side hustle?':
    'Not usually. Selling things you have used yourself is not a trade, and there is normally no tax to pay. It becomes a trade if you buy or make things in order to sell them. Online marketplaces now report some sellers to HMRC either way, so keep a note of what you sold.',
  'I spent more than I was paid. What should I do?':
    'Do not use the allowance. It can reduce your profit to nothing, but it cannot create a loss. If you claim your expenses instead, you can often set the loss against your salary and get a tax refund. You claim it on a tax return.',
  'When do I pay?':
    `For ${year} the deadline is ${dayText('deadlines.selfAssessment.onlineReturn')}, the same day as for the online return. If you owe less than ${text('deadlines.selfAssessment.billForCode')} and send the return online by ${dayText('deadlines.selfAssessment.returnForCode')}, HMRC can collect it through your tax code instead. You also pay towards the next year in advance (payments on account) if this bill, without any Class 2, is ${text('incomeTax.paymentsOnAccount.smallestBill')} or more, unless your employer has already deducted more than ${text('incomeTax.paymentsOnAccount.shareDeductedAtSource')} of all your Income Tax and Class 4. ${quarterlyUpdates}`.trim(),
}
