import type { Questions } from '../../site/page.ts'
import { dayText, incomeText, law, text, year } from '../../text/figures.ts'

const allowance = text('dividends.allowance')
const limit = text('dividends.selfAssessmentLimit')
const higherStart = incomeText('incomeTax.basicRateLimit')

export const faq: Questions = {
  'How much can I receive tax-free?': `In ${year} the first ${allowance} of dividends is tax-free, however much else you earn. If your other income leaves some of your Personal Allowance unused, that covers more. With no other income at all, you pay no tax on dividends of up to ${incomeText('dividends.allowance')}.`,
  'Does the dividend allowance come off my income?': `No. It is a band taxed at nothing, not a deduction (${law('dividends.allowance')}). The ${allowance} still counts towards your total income and uses up part of the band it falls in, so it can push other dividends into the next band.`,
  'Can I use my Personal Allowance on my dividends?': `By law it goes where it saves you the most tax (${law('methods.dividends.personalAllowance')}), so you do not have to choose. That is usually your other income, because the basic rate of ${text('incomeTax.basicRate')} is more than the ${text('dividends.ordinaryRate')} on dividends in the same band. If your other income is just below ${higherStart}, it can pay to use some on your dividends, because the ${text('dividends.allowance')} dividend allowance then covers dividends that would be taxed at ${text('dividends.upperRate')}. The calculator finds the best split, and a note says how much it saves.`,
  'Do I pay National Insurance on dividends?':
    'No, and neither does the company that pays them. But a company pays dividends out of profit after Corporation Tax, while salary comes off the profit before Corporation Tax.',
  'Which bands apply in Scotland?': `The UK bands apply to dividends. Your salary is taxed at the Scottish rates, but the upper rate on your dividends starts at a total income of ${higherStart} if you have the full Personal Allowance, as in the rest of the UK.`,
  'How do I pay the tax?': `If your dividends are ${limit} or less, you can ask HMRC to collect the tax through your tax code, or put them on your tax return if you send one. If they are more than ${limit}, you have to send a return. The deadline for ${year} is ${dayText('deadlines.selfAssessment.onlineReturn')}. UK companies do not take tax off the dividends they pay you.`,
  'What about dividends from abroad?':
    'They are taxed at the same rates. If foreign tax has been taken off, you can usually take it off the UK tax on the same dividend, up to the rate in the UK’s tax treaty with that country. Enter the amount before foreign tax.',
}
