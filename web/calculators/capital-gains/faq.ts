import type { Questions } from '../../site/page.ts'
import { changeOf, dayText, text, year } from '../../text/figures.ts'
import { date } from '../../text/format.ts'

const change = changeOf('capitalGains.otherAssets.lowerRate')

export const faq: Questions = {
  'Which date counts as the date of sale?': `The day the contract became binding. For a house that is the exchange of contracts, and for shares it is the trade date. ${change === undefined ? '' : `If you exchanged before ${date(change)} and completed after it, the old rates usually apply. `}If the contract was conditional, it is the day the condition was met.`,
  'Do I pay when I sell my own home?':
    'Usually not. Private Residence Relief covers the time it was your only or main home, plus the last few months you owned it. You may have to pay tax on part of the gain if you let it, used part of it only for business, or lived somewhere else for a long time.',
  'Why does my income change the tax on a gain?': `Your gain goes on top of your taxable income. You pay the lower rate on any of it that fits in the basic rate band, which is ${text('incomeTax.basicRateLimit')} of taxable income, and the higher rate on the rest. You cannot use your Personal Allowance to cover gains.`,
  [`What do I have to do within ${text('capitalGains.propertyReturnDays')}?`]: `If you live in the UK and owe tax on a UK home, you have to report the sale online and pay the tax within ${text('capitalGains.propertyReturnDays')} of completion. If there is no tax to pay, this deadline does not apply. Other assets go on your tax return for ${year}, for which the deadline is ${dayText('deadlines.selfAssessment.onlineReturn')}.`,
  'Which costs can I take off?':
    'You can take off the price you paid, the costs of buying and selling, such as stamp duty, solicitors and agents, and improvements that are still there when you sell. You cannot take off repairs, decorating, mortgage interest or council tax.',
  'What if it was a gift or an inheritance?':
    'If you inherited the asset, its cost is its value on the day the person died. If you give something away, you count as selling it for its value that day, even though nobody pays you. If you live with your husband, wife or civil partner, there is no gain when you give them something: they take over what it cost you.',
}
