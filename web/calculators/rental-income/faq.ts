import type { Questions } from '../../site/page.ts'
import { dayText, text, year } from '../../text/figures.ts'
import { quarterlyUpdates } from '../../text/law/making-tax-digital.ts'

const basic = text('incomeTax.basicRate')
const property = text('allowances.property')
const room = text('allowances.rentARoom')

export const faq: Questions = {
  'Can I deduct mortgage interest from my rent?': `Not if you let a home as an individual. The whole profit is taxed first, then ${basic} of the interest comes off the tax. If you pay the basic rate, that usually makes no difference. If you pay a higher rate, you pay more tax than if you could deduct it.`,
  'What else counts as interest?':
    'Fees for arranging the loan, and interest on money borrowed to furnish or repair the property, are treated in the same way. You get no relief for paying off the loan itself. Nor do you for interest on money you borrowed against the home for private spending, beyond what the home was worth when you first let it.',
  [`Do I have to report rent below ${property}?`]: `Usually not. Rent of ${property} or less a year is tax-free without a claim or a return. Above that you can deduct either the allowance or your actual expenses. The calculator deducts your expenses unless you choose the allowance, and tells you if your choice costs you tax. With the allowance you get no relief for interest, and a loss does not count. You can opt out of it to keep the loss or the relief.`,
  'I let a room in my own home. Is that different?': `Yes. Under the Rent a Room Scheme the first ${room} a year of rent for a furnished room in your home is tax-free, or ${text('allowances.rentARoomShared')} if somebody else gets rent from the home too. On rent above that, you pay tax on what is above it, if you ask for that on your tax return, or on the rent less your expenses. Only the second leaves relief for interest on your home. Enter what lodgers pay under More options, and we use whichever leaves less tax. The property allowance cannot be used on it. In a year in which you deduct expenses for lodgers, you cannot have the property allowance for other rent either.`,
  'We own the property together. What do we enter?':
    'Each of you enters your own share of the rent, expenses and interest. Married couples and civil partners who live together are taxed on half each, unless they own unequal shares and have declared that to HMRC.',
  'When do I pay the tax?':
    `Through Self Assessment. For ${year}, register with HMRC by ${dayText('deadlines.selfAssessment.register')} if you have never sent a return, and file online and pay by ${dayText('deadlines.selfAssessment.onlineReturn')}. If a deadline has passed, do it as soon as you can. If you have pay or a pension and owe less than ${text('deadlines.selfAssessment.billForCode')}, HMRC can collect it through your tax code instead, if you send the return online by ${dayText('deadlines.selfAssessment.returnForCode')}. HMRC also asks you to pay part of next year’s bill early (payments on account) if you owe ${text('incomeTax.paymentsOnAccount.smallestBill')} or more, unless more than ${text('incomeTax.paymentsOnAccount.shareDeductedAtSource')} of your tax was deducted before you got the money. ${quarterlyUpdates}`.trim(),
}
