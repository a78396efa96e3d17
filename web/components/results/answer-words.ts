import type { Calculator } from '#engine/calculator.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { money, poundsAndPence } from '../../text/format.ts'
import type { AnswerWords } from './answers-in-words.ts'

/** The field of the record that holds the answer of a result. */
export const answerFieldOf = ({ answerField }: Pick<AnswerWords, 'answerField'>, result: Result): string =>
  result.large?.field ?? answerField?.(result) ?? result.headline

type Answered = Pick<AnswerWords, 'answers' | 'alwaysPence'>

/** An amount in a sentence about an answer. The specification gives prices two decimals everywhere. */
export const inAnswer = ({ alwaysPence }: Answered, amount: Decimal): string => (alwaysPence ? poundsAndPence : money)(amount)

/** What a difference in the answer means: `you would take home £357 less a year`, `the tax would be the same`. */
export function differenceWords(words: Answered, answer: string, difference: Decimal, period?: string): string {
  const what = words.answers?.[answer] ?? ''
  if (difference.isZero()) return `${what} the same`
  return [what, inAnswer(words, difference.abs()), difference.isNegative() ? 'less' : 'more', period].filter(Boolean).join(' ')
}

/** The words of a calculator and those that its result has. */
export const withResult = (words: AnswerWords, { isPrice, margin }: Calculator, { headline, compared, large }: Result): AnswerWords => ({
  ...words,
  answers: { ...words.answers, ...(compared && { [headline]: compared }), ...(large && { [large.field]: large.compared }) },
  alwaysPence: isPrice === true || words.alwaysPence === true,
  margin: { ...margin, ...words.margin },
})
