import type { Questions } from '../../site/page.ts'
import { changeOf, text } from '../../text/figures.ts'
import { date, rate } from '../../text/format.ts'
import { isOneRate } from '../../text/law/company-rates.ts'
import { rateBetweenLimits } from './content.tsx'

/** What a late return costs: two figures in a year within which it changed. */
const penalty = 'corporationTax.lateReturnPenalty'
const change = changeOf(penalty)
const latePenalty = change ? `${text(penalty)} (${text(penalty, change)} if it was due from ${date(change)})` : text(penalty)

/** The limits of marginal relief raise questions only in a year that has them. */
const aboutLimits = (questions: (lower: string, upper: string) => Questions): Questions =>
  isOneRate ? {} : questions(text('corporationTax.lowerLimit'), text('corporationTax.upperLimit'))

export const faq: Questions = {
  ...aboutLimits((lower, upper) => ({
    [`Do I pay ${text('corporationTax.mainRate')} on everything once I pass ${lower}?`]: `No. Between ${lower} and ${upper} marginal relief raises the average rate gradually, from ${text('corporationTax.smallProfitsRate')} to ${text('corporationTax.mainRate')}. Only the part above ${lower} is taxed more, at ${rate(rateBetweenLimits)}.`,
  })),
  'Which companies are associated with mine?':
    'Any company that controls yours, that yours controls, or that is under the control of the same people. It counts whichever country it is in, and for any part of the period. Companies run by relatives or business partners count only if the businesses depend on each other. Dormant companies do not count.',
  ...aboutLimits((lower, upper) => ({
    'My period is shorter than a year. What changes?': `Both limits shrink with it: a period half as long gets half of ${lower} and half of ${upper}. The law counts days. Enter the last day of the period to do the same. If you leave it blank, we count whole months, which can make a few pounds’ difference.`,
  })),
  'When is Corporation Tax due?': `You must pay within ${text('corporationTax.paymentMonths')} and a day of the end of the accounting period. The return is due ${text('corporationTax.returnMonths')} after the end, so most companies pay before they file. A late return costs at least ${latePenalty}.`,
  'Does my salary come off the profit?': `Yes. Salaries, bonuses, employer National Insurance and employer pension contributions are company costs. Dividends are not: they come out of what is left after tax. You have to put them on a tax return if they come to more than ${text('dividends.selfAssessmentLimit')} in total.`,
  'Do dividends that my company receives count?': isOneRate
    ? 'Most are free of Corporation Tax, and they do not change the rate on the profit. Those from outside the group still count towards the limit above which tax is paid in instalments.'
    : 'Most are free of Corporation Tax. Those from outside the group still count towards the two limits, so a company that holds a lot of shares can lose marginal relief because of them. This calculator assumes there are none.',
}
