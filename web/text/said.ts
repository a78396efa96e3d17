import type { Decimal } from '#engine/money/decimal.ts'
import type { Message, MessageAmount, NumberStyle } from '#engine/result/message.ts'
import { count, figureText, forEachPound, money, percent, poundsAndPence, rate } from './format.ts'

const WRITTEN: Readonly<Record<NumberStyle, (value: Decimal) => string>> = {
  pence: poundsAndPence,
  money,
  percent,
  'plain-percent': (value) => `${count(value)}%`,
  rate,
  'for-each-pound': forEachPound,
}

/** An amount of a sentence as it is written. */
export const amountText = (amount: MessageAmount): string => ('as' in amount ? WRITTEN[amount.as](amount.value) : figureText(amount))

/** A sentence of a result, with its amounts written in a way of one’s own. */
export const textWith = (said: Message, written: (amount: MessageAmount) => string): string =>
  said.map((part) => (typeof part === 'string' ? part : written(part))).join('')

/** A sentence of a result, with its amounts written out. */
export const textOf = (said: Message): string => textWith(said, amountText)
