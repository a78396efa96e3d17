import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { poundsAndPence } from '../../text/format.ts'

/** A sentence, or a function that makes one from the result. */
export type Words<Of> = string | ((of: Of) => string)

/** The words for a note or an assumption, by its code. @throws Error for a code without words, which a test prevents. */
export function wordsOf<Of>(known: Readonly<Record<string, Words<Of>>>, code: string, of: Of): string {
  const words = known[code]
  if (words === undefined) throw new Error(`no words for "${code}"`)
  return typeof words === 'string' ? words : words(of)
}

/** What an assumption’s words are made from. `choice` is the value of the input that the assumption is about: an option, `true` or `false`. */
export interface Taken {
  readonly choice: string
  readonly result: Result
}

/** An amount of the result as the card shows it in pence: from its row, or else from the record. Zero if it is in neither. */
export function shownIn({ rows, record }: Result, key: string): Decimal {
  const value = rows.find((row) => row.key === key)?.shown.pence ?? record[key]
  return value instanceof Decimal ? value : ZERO
}

/** Whether an input is an amount of nothing. */
export const isNothing = (input: unknown): boolean => input instanceof Decimal && input.isZero()

/** The same amount as text: pounds and pence, unless told otherwise. */
export const amountOf = (result: Result, key: string, written = poundsAndPence): string => written(shownIn(result, key))
