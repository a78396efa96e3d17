import type { Question } from '../../components/faq-list.tsx'
import { dayText, law, sumText, text, year } from '../../lib/figures.ts'

const allowance = text('dividends.allowance')
const limit = text('dividends.selfAssessmentLimit')
const higherStart = sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')

export const faq: readonly Question[] = [
  {
    question: 'How much can I receive without tax?',
    answer: `In ${year} the first ${allowance} of dividends is free whatever else you earn. Any Personal Allowance that your other income does not use covers more: with no other income at all, dividends of up to ${sumText('incomeTax.personalAllowance.amount', 'dividends.allowance')} bear nothing.`,
  },
  {
    question: 'Does the dividend allowance come off my income?',
    answer: `No. It is a band taxed at nothing, not a deduction (${law('dividends.allowance')}). The ${allowance} still counts towards your total income and fills up the band it falls in, so it can push later dividends into the next one.`,
  },
  {
    question: 'Can I set my Personal Allowance against dividends?',
    answer: `The law sets it where it lowers your total tax most (${law('methods.dividends.personalAllowance')}), so you need not choose. Other income usually gets it first, because the basic rate of ${text('incomeTax.basicRate')} is more than the ${text('dividends.ordinaryRate')} on dividends in the same band. It can pay to give dividends some when your other income ends just below ${higherStart}: the ${text('dividends.allowance')} at nothing then covers dividends that would bear ${text('dividends.upperRate')}. The calculator finds the best split, and a note says what it saves.`,
  },
  {
    question: 'Do I pay National Insurance on dividends?',
    answer:
      'No, neither you nor the company that pays them. A company pays dividends out of profit that has already borne Corporation Tax, though, which salary has not.',
  },
  {
    question: 'Which bands apply in Scotland?',
    answer: `The UK’s. A Scottish salary goes through the Scottish bands, but its dividends turn to the higher rate at a total of ${higherStart} with the full Personal Allowance, as in the rest of the UK.`,
  },
  {
    question: 'How do I pay the tax?',
    answer: `With dividends of up to ${limit} you can ask HMRC to take it through your tax code, or include them in a tax return if you send one. Above ${limit} a return is needed, by ${dayText('deadlines.selfAssessment.onlineReturn')} for ${year}. Nothing is taken off when a UK company pays you.`,
  },
  {
    question: 'What about dividends from abroad?',
    answer:
      'They are taxed at the same rates. Foreign tax already taken off can usually be set against the UK tax on the same dividend, up to the rate in the tax treaty. Enter the amount before the foreign tax.',
  },
]
