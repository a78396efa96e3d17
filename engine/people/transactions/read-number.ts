import { isNoAnswer } from '../../inputs/in-figures.ts'
import { withoutInvisible } from '../../inputs/without-invisible.ts'
import { Decimal } from '../../money/decimal.ts'
import { NO_VALUE } from '../wrong-with.ts'

/** A number as a cell has it. */
export interface NumberRead {
  readonly number: Decimal
  /** The currency that the cell names: three letters, or a part of a pound as `GBX`. */
  readonly currency?: string
  /** Half of the last digit that is written: how far rounding may have moved the number. */
  readonly rounding: Decimal
}

/** What a cell that should have a number has: the number, nothing, or what is wrong with it, to be said after the cell itself. */
export type NumberCell =
  | { readonly is: 'number'; readonly read: NumberRead }
  | { readonly is: 'blank' }
  | { readonly is: 'wrong'; readonly says: string }

const SYMBOLS: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', US$: 'USD', '€': 'EUR' }

/**
 * The currency that a text names: `GBP` for £, `GBX` for pence, three letters for any other. The letter is small in `GBp`, which is pence.
 * Undefined for what is no currency.
 */
export function currencyNamed(text: string): string | undefined {
  const named = withoutInvisible(text).trim()
  if (named === 'GBp' || /^(?:gbx|p|pence|penny)$/i.test(named)) return 'GBX'
  if (/^(?:pounds?(?: sterling)?|sterling|stg)$/i.test(named)) return 'GBP'
  if (/^(?:us )?dollars?$/i.test(named)) return 'USD'
  if (/^euros?$/i.test(named)) return 'EUR'
  return SYMBOLS[named.toUpperCase()] ?? (/^[a-z]{3}$/i.test(named) ? named.toUpperCase() : undefined)
}

/** Digits as they are, or with a comma for each thousand. */
const WHOLE = /^\d+(?:\.\d*)?$/
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const NOT_GIVEN = /^(?:not available|null)$/i

/**
 * The number in a cell: `-1501.95` dollars for `($1,501.95)`, `-$1,501.95` and `-1501.95 USD`. Brackets and a minus at the end make it negative.
 */
export function readNumber(cell: string): NumberCell {
  const seen = withoutInvisible(cell)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('−', '-')
    .trim()
  if (seen === '' || isNoAnswer(seen) || NOT_GIVEN.test(seen)) return { is: 'blank' }
  const bracketed = /^([^\d(]*)\((.*)\)$/.exec(seen)
  const plain = (bracketed ? `-${bracketed[1]}${bracketed[2]}` : seen).replace(/^'/, '')
  // In three parts, because one expression for all of it would take too long on a long cell.
  const at = plain.search(/[\d.,]/)
  const [digits = ''] = at < 0 ? [] : (/^[\d.,]+/.exec(plain.slice(at)) ?? [])
  const [ahead, behind] = [plain.slice(0, at), plain.slice(at + digits.length)]
  const first = /^([+-]?)\s?(US\$|[£$€]|[a-z]{3}\s)?\s?([+-]?)\s?$/i.exec(ahead)
  const last = /^(e-\d{1,2})?\s?([a-z$€£]+)?(-?)$/i.exec(behind)
  if (!first || !last || digits === '') return wrong(seen)
  const [[, sign = '', before = '', inner = ''], [, power = '', after = '', end = '']] = [first, last]
  const named = [before, after].map((one) => one.trim()).filter((one) => one !== '' && !/^(?:shares?|units?)$/i.test(one))
  const currency = named[0] === undefined ? undefined : currencyNamed(named[0])
  if (named.length > 1 || (named.length === 1 && currency === undefined)) return wrong(seen)
  if (!WHOLE.test(digits) && !GROUPED.test(digits) && !/^\.\d+$/.test(digits)) return wrong(seen)
  const isNegative = [sign, inner, end].filter((one) => one === '-').length === 1
  const number = new Decimal(`${digits.replaceAll(',', '')}${power}`)
  const places = digits.split('.')[1]?.length ?? 0
  const rounding = new Decimal(`0.5e-${places - Number(power.slice(1) || 0)}`.replace('e--', 'e'))
  const read = { number: isNegative ? number.negated() : number, rounding }
  return { is: 'number', read: currency === undefined ? read : { ...read, currency } }
}

function wrong(seen: string): NumberCell {
  const noValue = NO_VALUE.find(([pattern]) => pattern.test(seen))
  if (noValue) return { is: 'wrong', says: noValue[1] }
  if (/\d,\d\d?$/.test(seen)) return { is: 'wrong', says: 'has a comma before the pence. Write a point there, such as 1,234.50' }
  return { is: 'wrong', says: 'is not a number. Write it in figures, such as 1,234.50' }
}

/**
 * How many shares there are after a split for each one before, from `2:1`, `2 for 1`, `2-for-1`, or `4 FOR 1` among other words. Undefined where a
 * text has no ratio.
 */
export function ratioIn(text: string): Decimal | undefined {
  const parts = text.split(/ ?(?::|-?\bfor\b-?) ?/i)
  for (const [at, left] of parts.slice(0, -1).entries()) {
    const after = numberBeside(left.split(' ').at(-1) ?? '')
    const before = numberBeside((parts[at + 1] ?? '').split(' ')[0] ?? '')
    if (after > 0 && before > 0) return new Decimal(after).dividedBy(before)
  }
  return undefined
}

/** The number in a word, which may have brackets around it; 0 for none. */
function numberBeside(word: string): number {
  const plain = word.replaceAll(/[()[\]]/g, '')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : 0
}
