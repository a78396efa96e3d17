import type { Decimal } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { uncapitalised } from '../../text/format.ts'
import { type AnswerInWords, differenceWords, inAnswer, moreOrLess } from './answer-words.ts'

/** How much more one answer would be by the rules of another year, with its name where it is one of two that differ on their own. */
export interface ColumnDifference {
  readonly field: string
  readonly more: Decimal
  /** As within a sentence: `outside IR35`. */
  readonly name?: string
}

/**
 * The differences of all large answers of a result, the one to explain first: the answer’s own, unless it is the same and another
 * is not. Two answers that differ by as much, such as a tax and what it leaves, are one. Undefined where the other year has no answer.
 */
export function columnDifferences(
  { large: { field, columns } }: Pick<Result, 'large'>,
  moreIn: (field: string) => Decimal | undefined,
): [ColumnDifference, ...ColumnDifference[]] | undefined {
  const all = (columns ?? [{ field, name: '' }]).flatMap((column) => {
    const more = moreIn(column.field)
    return more ? [{ field: column.field, more, name: uncapitalised(column.name) }] : []
  })
  const own = all.find((each) => each.field === field)
  if (!own) return undefined
  if (all.every(({ more }) => more.abs().equals(own.more.abs()))) return [{ field, more: own.more }]
  const first = own.more.isZero() ? (all.find(({ more }) => !more.isZero()) ?? own) : own
  return [first, ...all.filter((each) => each !== first)]
}

/** The answers by the rules of another year: `you would take home £1,319 more a year outside IR35 and the same inside IR35`. */
export const differencesInWords = (said: AnswerInWords, [first, ...others]: readonly [ColumnDifference, ...ColumnDifference[]]): string =>
  [
    [differenceWords(said, first.field, first.more), first.name].filter(Boolean).join(' '),
    ...others.map(({ more, name }) => `${more.isZero() ? 'the same' : `${inAnswer(said, more.abs())} ${moreOrLess(more)}`} ${name}`),
  ].join(' and ')
