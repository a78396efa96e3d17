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
  const point = before(amount)
  let digits = 0
  for (const next of amount.d) digits = digits * MANY + next
  return (amount.s * digits) / MANY ** (amount.d.length - point)
}

/** How many units an amount holds that has no part of one, but for whole ten millions of them. A unit is a pound (0 places) or a penny (2). */
export function lastUnits(amount: Decimal, places: 0 | 2): number {
  const point = before(amount)
  const pounds = amount.d[point - 1] ?? 0
  return amount.s * (places === 0 ? pounds : pounds * 100 + (amount.d[point] ?? 0) / (MANY / 100))
}

/** A number of units without its ten millions: between five millions less than nothing and five more. */
export const withoutMillions = (units: number): number => units - MANY * Math.round(units / MANY)

/** An amount to the nearest pound, half a pound up; undefined for one of ten million pounds or more. */
export function nearestPound(amount: Decimal): number | undefined {
  const point = before(amount)
  if (point > 1) return undefined
  const pounds = amount.d[point - 1] ?? 0
  const parts = amount.d[point] ?? 0
  return amount.s * (parts < MANY / 2 ? pounds : pounds + 1) || 0
}

/** Digits with a comma between thousands: 1,000,000. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
