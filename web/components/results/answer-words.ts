import type { Calculator } from '#engine/calculator.ts'
import { type Decimal, ONE } from '#engine/money/decimal.ts'
import { betterAnswer } from '#engine/result/lead-link.ts'
import type { MessageAmount } from '#engine/result/message.ts'
import type { LargeAnswer, Result } from '#engine/result/result.ts'
import type { Outcome } from '../../form/answer.ts'
import { capitalised, money, pounds, poundsAndPence } from '../../text/format.ts'
import { amountText, textWith } from '../../text/said.ts'

/** What a result says of its answer, in large letters and in comparisons. */
export type AnswerInWords = Pick<Result, 'headline' | 'isKept' | 'compared' | 'large' | 'isPrice'>

/** How exactly an answer is shown. */
export interface Exactness {
  /** Whether it rests on what is only usual. */
  readonly isEstimate: boolean
  readonly isInPence: boolean
}

/**
 * An amount of the answer as it is shown: about so many pounds, where it rests on what is only usual, and otherwise in whole pounds or in
 * pence. Less than a pound is in pence, because a charge of 16p is not £0.
 */
export function amountInAnswer(amount: MessageAmount, { isEstimate, isInPence }: Exactness): string {
  if (isEstimate) return `about ${pounds(amount.value)}`
  const isMoney = 'as' in amount && (amount.as === 'pence' || amount.as === 'money')
  const isSmall = !amount.value.isZero() && amount.value.abs().lessThan(ONE)
  return isMoney && !isInPence && !isSmall ? pounds(amount.value) : amountText(amount)
}

/** How a visitor reads the answer of a result: in whole pounds until they choose to see pence. Prices always have their pence. */
export const exactnessOf = ({ isPrice }: Pick<Result, 'isPrice'>, isEstimate = false, showsPence = false): Exactness => ({
  isEstimate,
  isInPence: isPrice || showsPence,
})

/** The answer with its period, on a line by itself, and its name if it is one of two. */
export const inBrief = (said: AnswerInWords, exactness = exactnessOf(said)) => {
  const { amount, period, field, columns } = said.large
  return { amount: amountInAnswer(amount, exactness), period, name: columns?.find((column) => column.field === field)?.name }
}

/** The same, or the answer that one tap leads to where it is better: `£960`, `You keep with your expenses deducted`. */
export function bestInBrief({ calculate }: Pick<Calculator, 'calculate'>, { inputs, result }: Outcome, exactness: Exactness) {
  const brief = inBrief(result, exactness)
  const instead = betterAnswer(result, inputs)
  if (!instead) return brief
  const { amount } = inBrief(calculate({ ...inputs, ...instead.changes }, result), { ...exactness, isEstimate: false })
  return { amount, period: undefined, name: [brief.name, instead.better].filter(Boolean).join(' ') }
}

/** The answer in one sentence, for a screen reader. */
export const announced = ({ large }: AnswerInWords, exactness: Exactness): string =>
  textWith(large.announced, (amount) => amountInAnswer(amount, exactness))

/** An amount in a sentence about an answer. The specification gives prices two decimals everywhere. */
export const inAnswer = ({ isPrice }: AnswerInWords, amount: Decimal): string => (isPrice ? poundsAndPence : money)(amount)

/**
 * What a difference in the answer means: `you would take home £357 less a year`, `the tax would be the same`. `field` is that of the large
 * answer, or of the headline.
 */
export function differenceWords(said: AnswerInWords, field: string, difference: Decimal, period = said.large.period): string {
  const what = comparedIn(said, field)
  if (difference.isZero()) return `${what} the same`
  return [what, byHowMuch(said, difference), period].filter(Boolean).join(' ')
}

/** Another answer in place of this one: `the charge would be £3,904.00`. */
export const insteadWords = ({ compared, amount, period }: LargeAnswer): string =>
  [compared, amountText(amount), period].filter(Boolean).join(' ')

/** This answer against another one: `You keep £357 less`. `field` as in `differenceWords`. */
export function differenceNow(said: AnswerInWords, field: string, difference: Decimal): string {
  const [who = '', does = ''] = comparedIn(said, field).split(' would ')
  const [verb = '', ...rest] = does.split(' ')
  const [are, itDoes] = who === 'you' ? ['are', verb] : ['is', `${verb}s`]
  return [capitalised(who), verb === 'be' ? are : itDoes, ...rest, byHowMuch(said, difference)].join(' ')
}

/**
 * What an answer of another year would be: `You would keep £357 less`. Of money that is paid, `£357 less` cannot mean anything else, and fits
 * next to the year on a phone. `field` as in `differenceWords`.
 */
export const differenceThen = (said: AnswerInWords, field: string, difference: Decimal): string =>
  said.isKept ? capitalised(`${comparedIn(said, field)} ${byHowMuch(said, difference)}`) : byHowMuch(said, difference)

const comparedIn = (said: AnswerInWords, field: string) => (field === said.large.field ? said.large.compared : said.compared)

const byHowMuch = (said: AnswerInWords, difference: Decimal) => `${inAnswer(said, difference.abs())} ${moreOrLess(difference)}`

export const moreOrLess = (difference: Decimal): string => (difference.isNegative() ? 'less' : 'more')
