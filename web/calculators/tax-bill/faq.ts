import type { Questions } from '../../site/page.ts'
import { dayText, text, year } from '../../text/figures.ts'

const personal = text('incomeTax.personalAllowance.amount')
const startingRate = text('allowances.savings.startingRateBand')
const savings = text('allowances.savings.basicRateAllowance')

export const faq: Questions = {
  'All my tax is taken from my pay or pension. Do I need a return?':
    'Usually not. But you have to send one if HMRC tells you to, and you have to tell HMRC if you have other income or gains with tax to pay.',
  'What are payments on account, and why is my first January so large?': `They are two advance payments towards the next year’s bill, each about half of this one. If this is your first large bill, you have paid nothing towards it yet. So by ${dayText('deadlines.selfAssessment.onlineReturn')} you pay all of it for ${year}, and about half as much again for the next year. After that, what you paid in January and July comes off each bill.`,
  'Can I reduce my payments on account?':
    'Yes, if you expect to owe less for the next year, because you earn less or more tax is deducted from your pay. You do it in your HMRC account or with form SA303. If you then owe more than you said, you pay interest from the day on which the full payment was due.',
  'What if I cannot pay on time?':
    'Send your return anyway, because a late return has a penalty of its own. Then ask HMRC for a payment plan (Time to Pay). For most bills you can set one up online. You pay interest, but no penalty for late payment if the plan is agreed soon enough and you keep to it.',
  'I am retired and have savings. Do I owe anything?': `Your State Pension is taxable, although it is paid without any tax taken off. Add it to your other pensions. If they come to ${personal} or less, at least the first ${startingRate} of your interest is taxed at nothing (the starting rate for savings), and then another ${savings} (the Personal Savings Allowance). If they come to more, each pound above ${personal} takes a pound off that ${startingRate}. You often need no return: HMRC collects the tax through the code of another pension, or sends you a bill (Simple Assessment).`,
  'We let a home together. Whose bill is this?':
    'Each of you has a bill of your own. Work out one at a time, with that person’s share of the rent, expenses and interest, and that person’s other income. If you are married or civil partners and live together, half of it counts as yours, unless you own unequal shares and have told HMRC so. You each have a property allowance.',
  'Does the tax that my employer takes count?':
    'Yes, it comes off the bill: enter the tax on your P60. Enter your pay as well, because it uses up your Personal Allowance and the lower bands, so your other income is taxed at a higher rate than it would be alone. National Insurance on your pay is not part of this bill. If you also have a business, it counts towards the most that you have to pay on both.',
  'What happens to my loss?':
    'A loss of this year is not in the bill: the profit counts as nothing, and a note tells you how large the loss is. You can often set a business loss against your other income of this year or last year, or keep it for later profits of the same business. A loss from letting is carried forward to later profits from letting. Put it on your return, because there are time limits. Enter losses that you bring forward from earlier years.',
}
