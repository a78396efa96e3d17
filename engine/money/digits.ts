import type { Decimal } from './decimal.ts'

/*
 * decimal.js keeps an amount as numbers of seven digits each, the decimal point between two of them. What only compares or counts reads
 * them here: `toNumber` writes an amount out as text first, and adding two amounts up makes two more.
 */
const DIGITS = 7
const MANY = 10 ** DIGITS

/** How many of the numbers stand before the point. */
const before = ({ e }: Decimal) => Math.floor(e / DIGITS) + 1

/** An amount in float64, to fifteen digits: to tell which is more, never to be shown. */
export function float64(amount: Decimal): number {
  const { s, d } = amount
  const digits = d.reduce((read, next) => read * MANY + next, 0)
  return (s * digits) / MANY ** (d.length - before(amount))
}

/** How many units an amount holds that has no part of one, but for whole ten millions of them. A unit is a pound (0 places) or a penny (2). */
export function lastUnits(amount: Decimal, places: 0 | 2): number {
  const point = before(amount)
  return amount.s * ((amount.d[point - 1] ?? 0) * 10 ** places + (amount.d[point] ?? 0) / 10 ** (DIGITS - places))
}

/** A number of units without its ten millions: between five millions less than nothing and five more. */
export const withoutMillions = (units: number): number => units - MANY * Math.round(units / MANY)

/** An amount to the nearest pound, half a pound up; undefined for one of ten million pounds or more. */
export function nearestPound({ s, e, d }: Decimal): number | undefined {
  if (e >= DIGITS) return undefined
  const [pounds = 0, parts = 0] = e < 0 ? [0, e < -DIGITS ? 0 : d[0]] : d
  return parts < MANY / 2 ? s * pounds || 0 : s * (pounds + 1)
}
