import type { Question } from '../../components/faq-list.tsx'
import { changeOf, dayText, text, year } from '../../lib/figures.ts'
import { date } from '../../lib/format.ts'

const change = changeOf('capitalGains.otherAssets.lowerRate')

export const faq: readonly Question[] = [
  {
    question: 'Which date counts as the date of sale?',
    answer: `The day the contract becomes binding: exchange for a house, the trade date for shares. If you exchanged before ${date(change)} and completed after it, the old rates usually apply. A conditional contract counts from the day its condition is met.`,
  },
  {
    question: 'Do I pay when I sell my own home?',
    answer:
      'Usually not. Private Residence Relief covers the time it was your only or main home, and the last months of ownership. Letting it, using part of it only for business or living elsewhere for long can leave a taxable part.',
  },
  {
    question: 'Why does my income change the tax on a gain?',
    answer: `A gain is laid on top of your taxable income. What fits below the end of the basic rate band, ${text('incomeTax.basicRateLimit')} of taxable income, bears the lower rate and the rest the higher one. A Personal Allowance that you do not use is lost: it covers no gains.`,
  },
  {
    question: `What has to be done within ${text('capitalGains.propertyReturnDays')}?`,
    answer: `If you live in the UK and owe tax on a UK home, you report the sale online and pay the tax within ${text('capitalGains.propertyReturnDays')} of completion. If no tax is due, nothing has to be reported that soon. Other assets go on your tax return for ${year}, by ${dayText('deadlines.selfAssessment.onlineReturn')}.`,
  },
  {
    question: 'Which costs come off the gain?',
    answer:
      'The price you paid, the cost of buying and selling, such as stamp duty, solicitors and agents, and improvements that are still there when you sell. Repairs, decoration, mortgage interest and council tax do not.',
  },
  {
    question: 'What if it was a gift or an inheritance?',
    answer:
      'An inherited asset counts as bought at its value on the day of death. A gift counts as sold at its value on the day you give it, even though nobody pays you. Between spouses and civil partners who live together it passes without a gain, at what it first cost.',
  },
]
