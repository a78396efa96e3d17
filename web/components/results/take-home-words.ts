// Income tax and the student loan page answer the same question: what is left of a salary.
import type { Assumption } from '#engine/result/result.ts'
import { amountOf } from '../../lib/common-words.ts'
import { money } from '../../lib/format.ts'
import { pensionMethodWords } from '../../lib/option-words.ts'
import { type AnswerWords, effectiveRateNote } from './result-card.tsx'

export const takeHomeWords: AnswerWords = {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netIncome'),
    period: 'a year',
    about: `to take home, ${amountOf(result, 'monthlyNetIncome')} a month`,
  }),
  announce: ({ result }) =>
    `Your take-home pay is ${amountOf(result, 'netIncome')} a year, ${amountOf(result, 'monthlyNetIncome')} a month.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate', outcome),
  notes: {},
  assumptions: {
    'pension-method': ({ choice = '', alternatives }) =>
      `We took your pension to be paid by ${inSentence(choice)}. ${alternativesWords(alternatives)}`,
  },
  steps: {
    pension: ({ operands }) => ('share' in operands ? 'The scheme claims the rest from HMRC.' : 'A percentage of your salary.'),
    pensionGross: () => 'What reaches your pension, with the tax relief that the scheme claims for you.',
    netIncome: () => 'What is left after everything above.',
    monthlyNetIncome: () => 'A twelfth of the year.',
    effectiveRate: () => 'Everything that comes off, your pension contribution included, as a share of your salary.',
  },
}

const inSentence = (choice: string) =>
  `${choice === 'net-pay' ? 'a ' : ''}${(pensionMethodWords[choice as keyof typeof pensionMethodWords] ?? choice).toLowerCase()}`

type Alternatives = Assumption['alternatives']

/** A sentence for each difference, so that two alternatives that come to the same share one. */
const alternativesWords = (alternatives: Alternatives) =>
  [...new Set(alternatives.map(({ difference }) => difference.toString()))]
    .map((amount) => alikeWords(alternatives.filter(({ difference }) => difference.toString() === amount)))
    .join(' ')

function alikeWords(alike: Alternatives): string {
  const start = `With ${alike.map(({ choice }) => inSentence(choice)).join(' or ')} you would take home`
  const difference = alike[0]?.difference
  if (!difference || difference.isZero()) return `${start} the same.`
  return `${start} ${money(difference.abs())} a year ${difference.isNegative() ? 'less' : 'more'}.`
}
