import type { Headline, Outcome } from '../../form/answer.ts'
import { amountText, textOf } from '../../text/said.ts'
import type { AnswerWords } from './answers-in-words.ts'

/** The answer in large letters. */
export function headlineOf(words: AnswerWords, outcome: Outcome): Headline {
  const { large } = outcome.result
  if (!large) return (words.headline as NonNullable<typeof words.headline>)(outcome)
  const { amount, before, period, about, columns } = large
  const [one, other] = (columns ?? []).map((column) => ({ ...column, amount: amountText(column.amount) }))
  return {
    amount: amountText(amount),
    about: textOf(about),
    ...(before && { before: textOf(before) }),
    ...(period !== undefined && { period }),
    ...(one && other && { columns: [one, other] }),
  }
}

/** The answer in one sentence, for a screen reader. */
export const announcedOf = (words: AnswerWords, outcome: Outcome): string =>
  outcome.result.large ? textOf(outcome.result.large.announced) : (words.announce?.(outcome) ?? '')
