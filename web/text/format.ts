import { type Decimal, ONE, ONE_HUNDRED } from '#engine/money/decimal.ts'
import { grouped } from '#engine/money/grouped.ts'
import { roundHalfUp } from '#engine/money/rounding.ts'
import type { Figure, Unit } from '#engine/rates/figure.ts'

export { date, taxYear } from './dates.ts'

/** A decimal as digits with thousands commas and a true minus sign, to a number of decimal places. Never minus zero. */
export function number(value: Decimal, places: number): string {
  const [whole = '0', part] = roundHalfUp(value.abs(), places).toFixed(places).split('.')
  const text = part === undefined ? grouped(whole) : `${grouped(whole)}.${part}`
  return value.isNegative() && /[1-9]/.test(text) ? `−${text}` : text
}

const withPound = (text: string) => (text.startsWith('−') ? `−£${text.slice(1)}` : `£${text}`)

/** Whole pounds: £25,120. */
export const pounds = (value: Decimal): string => withPound(number(value, 0))

/** Pounds and pence: £25,119.60. */
export const poundsAndPence = (value: Decimal): string => withPound(number(value, 2))

/** Money in a sentence, as GOV.UK writes it: pence only where there are any. */
export const money = (value: Decimal): string => {
  const text = poundsAndPence(value)
  return text.endsWith('.00') ? text.slice(0, -3) : text
}

/** A percent number to one decimal: 16.3%. */
export const percent = (value: Decimal): string => `${number(value, 1)}%`

/** A rate held as a fraction, as the law writes it: 0.0875 is 8.75%. */
export const rate = (fraction: Decimal): string => `${fraction.times(ONE_HUNDRED).toFixed()}%`

/** How much it takes to make one pound at a rate, in a sentence: £2 at 50%. */
export const forEachPound = (fraction: Decimal): string => money(ONE.dividedBy(fraction))

/** A part of a pound in pence, to two decimals: 8.75p. */
export const partOfPound = (fraction: Decimal): string => `${count(fraction.times(ONE_HUNDRED).toDecimalPlaces(2))}p`

/** A plain number with all its decimals: 1,400 or 0.5. */
export const count = (value: Decimal): string => number(value, value.decimalPlaces())

const WORDS: Readonly<Partial<Record<Unit, readonly [one: string, many: string]>>> = {
  days: [' day', ' days'],
  months: [' month', ' months'],
  years: [' year', ' years'],
  miles: [' mile', ' miles'],
  'g/km': [' g/km', ' g/km'],
  cc: [' cc', ' cc'],
  pence: ['p', 'p'],
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })

/**
 * A figure from the tables, written by its unit: £12,570, 8%, 30 days, 50 g/km, the 19th of a month. A number of times is just the number.
 */
export function figureText({ unit, value }: Pick<Figure, 'unit' | 'value'>): string {
  if (unit === 'GBP') return money(value)
  if (unit === 'percent') return rate(value)
  if (unit === 'day-of-month') return `${count(value)}${ENDINGS[ordinals.select(value.toNumber())]}`
  const [one, many] = WORDS[unit] ?? ['', '']
  return `${count(value)}${value.equals(ONE) ? one : many}`
}

/** Where a band lies: `Up to £12,570`, `£12,570 to £50,270`, `Above £50,270`, or `Any amount`. */
export function bandRange(from: Decimal, upTo: Decimal | undefined): string {
  if (upTo === undefined) return from.isZero() ? 'Any amount' : `Above ${money(from)}`
  return from.isZero() ? `Up to ${money(upTo)}` : `${money(from)} to ${money(upTo)}`
}

/** Words as a line begins with them. */
export const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Words as a line goes on with them. */
export const uncapitalised = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`
