import { ONE } from '#engine/money/decimal.ts'
import type { Question } from '../../components/faq-list.tsx'
import { figure, text } from '../../lib/figures.ts'
import { money, rate } from '../../lib/format.ts'

const member = figure('incomeTax.reliefAtSource.memberShare').value
const smallest = figure('pensions.relief.smallestLimit').value
const taper = figure('incomeTax.personalAllowance.taperRate').value
const tapered = figure('incomeTax.higherRate').value.times(ONE.plus(taper))

export const faq: readonly Question[] = [
  {
    question: 'I only know what leaves my bank account. What do I enter?',
    answer: `With relief at source, what you pay is ${rate(member)} of the gross amount, so divide it by ${member.toFixed()}. Your provider’s statements show the gross figure too, as your payment plus tax relief.`,
  },
  {
    question: 'How do I claim relief above the basic rate?',
    answer: `On your tax return, or online on GOV.UK if you do not send one. HMRC changes your tax code or repays you. Nobody does it for you with relief at source, and missed years can be claimed for a while afterwards.`,
  },
  {
    question: 'I pay no tax. Do I still get relief?',
    answer: `In a scheme that uses relief at source, yes: up to ${money(smallest)} a year reaches your pension for the ${money(smallest.times(member))} that you pay. If you earn more than that, the limit is what you earn.`,
  },
  {
    question: 'Is the box for higher rate taxpayers needed?',
    answer:
      'Not under the law as it stands, which we follow unless you choose otherwise: the tax on your earnings is worked out with and without the contribution, and the difference is your relief. The box counts only under the other rules, which double the basic rate when it is ticked.',
  },
  {
    question: `Why can relief reach ${rate(tapered)}?`,
    answer: `Between ${text('incomeTax.personalAllowance.incomeLimit')} and ${text('incomeTax.higherRateLimit')} each pound of income also costs ${money(taper)} of Personal Allowance. A contribution takes both away: it is relieved at ${text('incomeTax.higherRate')} and brings allowance back, ${rate(tapered)} together, and more in Scotland.`,
  },
  {
    question: 'Can I pay in more than the annual allowance?',
    answer: `Yes, and it is relieved up to your earnings. But what is above the allowance is then taxed as if it were income on top of yours, unless earlier years left you some to carry forward. The result shows that charge by itself, below the net cost. With more than ${text('pensions.taper.adjustedIncome')} of income your allowance is smaller, down to ${text('pensions.taper.minimumAllowance')}, unless what you pay in yourself brings your income to ${text('pensions.taper.thresholdIncome')} or less.`,
  },
  {
    question: 'Do my employer’s contributions get relief too?',
    answer: `They are not yours to claim on: they were never taxed. They do use up your annual allowance of ${text('pensions.annualAllowance')}, so take them off what is shown as remaining.`,
  },
]
