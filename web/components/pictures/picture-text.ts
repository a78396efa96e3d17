import { type Decimal, ONE, ONE_HUNDRED } from '#engine/money/decimal.ts'
import { count, money, pounds } from '../../text/format.ts'

/** How many pence of a pound, with at most two decimals: `72p`, `91.25p`. A pound or more is money: `£1.14`. */
export function ofPound(part: Decimal): string {
  const rounded = part.toDecimalPlaces(4)
  return rounded.abs().greaterThanOrEqualTo(ONE) ? money(rounded) : `${count(rounded.times(ONE_HUNDRED))}p`
}

const LARGE = [
  [1e12, 'tn'],
  [1e9, 'bn'],
  [1e6, 'm'],
] as const
const THOUSAND = 1e3
const digits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** A round amount on an axis: `£50,000`, or `£50k` where there is little room, and `£1.5m`. */
export function axisPounds(amount: number, isShort: boolean): string {
  const sign = amount < 0 ? '−' : ''
  const size = Math.abs(amount)
  const [unit, letter] = LARGE.find(([least]) => size >= least) ?? (isShort && size >= THOUSAND ? [THOUSAND, 'k'] : [1, ''])
  return `${sign}£${digits.format(size / unit)}${letter}`
}

/** An amount above a picture: in whole pounds, and a small one with its pence. */
export const flagPounds = (amount: Decimal): string => (amount.lessThan(THOUSAND) ? money : pounds)(amount)

/** A rate along an axis: 25%. */
export const axisPercent = (fraction: number): string => `${Math.round(fraction * 100)}%`

/** A part of the next pound on an axis: `60p`, `£1`. */
export function axisPence(part: number): string {
  if (Math.abs(part) >= 1) return axisPounds(part, false)
  return `${part < 0 ? '−' : ''}${digits.format(Math.abs(part) * 100)}p`
}

/** About how wide a letter is, as a part of the size of the type. Text is measured by this, because a picture is drawn before it is shown. */
const LETTER = 0.6

/** About how wide text is, in pixels. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER

/** Words in lines of at most a width, in pixels. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.pop()
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size) > width) lines.push(last, word)
    else lines.push(longer)
  }
  return lines
}
