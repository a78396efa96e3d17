import { daysLater } from '../../../inputs/day-sums.ts'
import { Decimal, isAboveZero, ONE, sumOf, ZERO } from '../../../money/decimal.ts'
import { settled } from '../../../money/rounding.ts'
import type { Rates } from '../../rates.ts'
import { afterSplits, beforeSplits, less, partOf } from './exact.ts'
import { type MatchingFault, moreReturned, moreThanHeld, nothingHeld, splitOfNone, tooEarly } from './fault.ts'
import { type DayTotal, type TradingDay, tradingDays } from './trading-days.ts'
import type { Transaction } from './transaction.ts'

/** Shares and what they cost, in pounds. */
export interface Holding {
  readonly quantity: Decimal
  readonly cost: Decimal
}

/** The shares of a disposal that are identified with some acquisition: how many, as of the day of the disposal, and what they cost. */
export type Match = Holding &
  (
    | {
        /** Bought on the day of the disposal (s.105(1)(b)), or within the thirty days after it (s.106A(5)). */
        readonly rule: 'same-day' | 'thirty-days'
        /** The day on which they were bought. */
        readonly day: string
      }
    | {
        /** Out of the section 104 holding. */
        readonly rule: 'pool'
        readonly before: Holding
        readonly after: Holding
      }
  )

/** All that was sold of a security on a day, or all that went to a spouse. Pounds. */
export interface MatchedDisposal {
  readonly day: string
  readonly security: string
  /** The rows of the table that it comes from. */
  readonly rows: readonly number[]
  readonly quantity: Decimal
  /** What they were sold for, before fees. For what went to a spouse, the amount that makes neither a gain nor a loss: what the spouse takes over as cost. */
  readonly proceeds: Decimal
  readonly sellingCosts: Decimal
  /** In the order of the rules, and earlier purchases first. */
  readonly matches: readonly Match[]
  /** What the shares cost, without selling costs. TCGA 1992 s.38(1)(a). */
  readonly allowableCost: Decimal
  /** A loss is negative. */
  readonly gain: Decimal
  /** It went to a spouse, who takes over the cost. It is no disposal for the tax return. TCGA 1992 s.58. */
  readonly isNoGain: boolean
  /** The shares that were never bought: 0 unless there is a fault, and then the cost and the gain leave them out and are no answer. */
  readonly missing: Decimal
}

/** A change of the pool. */
export interface PoolChange {
  readonly kind: 'added' | 'taken' | 'split' | 'with-those-held'
  readonly day: string
  readonly rows: readonly number[]
  /** How many shares came in, or went out where negative, and the cost with them. A split changes only their number, and what comes with those held perhaps only their cost. */
  readonly change: Holding
  readonly after: Holding
}

/** What came of the transactions in one security. */
export interface SecurityMatches {
  readonly security: string
  /** In order of day. What was sold on a day comes before what went to a spouse on it. */
  readonly disposals: readonly MatchedDisposal[]
  /** What is left at the end, and the average cost of a share of it, undefined if there is none. */
  readonly pool: Holding & { readonly averageCost: Decimal | undefined }
  readonly poolHistory: readonly PoolChange[]
}

export interface SharesMatched {
  /** In the order in which the table names them. */
  readonly securities: readonly SecurityMatches[]
  /** In order of row. Where there is one, the figures of its security are no answer. */
  readonly faults: readonly MatchingFault[]
}

/**
 * Which shares were disposed of, and what they cost. For each security, each disposal is identified with what was bought on the same day,
 * before or after it (TCGA 1992 s.105(1)(b)); then with what was bought in the 30 days after it, earlier purchases first, where an earlier
 * disposal comes before a later one (s.106A(4) and (5)); then with the pool of all other shares, at their average cost (ss.42 and 104). All
 * purchases of a day are one purchase, and all disposals one disposal (s.105(1)(a)): where some of them were sold and some went to a spouse,
 * both get the same cost a share. What the first two rules take never enters the pool (ss.105(3) and 106A(5ZA)).
 *
 * A split takes place before the trades of its day, because shares trade at the new number from the morning of that day. It changes the
 * number of shares and not their cost (ss.126 to 130), also between a disposal and a purchase that is identified with it.
 *
 * Rights that are taken up, bonus shares, income that a fund keeps and capital that it pays back belong to the shares held: they change the pool
 * before the trades of their day, and no sale is identified with them (ss.99B, 122 and 126 to 128).
 *
 * The transactions can be in any order. Pounds and shares, exact: nothing is rounded, and the last share of a pool takes the rest of its
 * cost. Shares that were sold without being held or bought back within the 30 days (s.105(2) would wait for a later purchase), and a split
 * of shares that nobody held, are faults, as is more capital paid back than the shares cost (s.122(4) makes that a gain).
 *
 * A sale from before the pool was law again, and shares from before the day of the revaluation, are faults too.
 *
 * The tables say how many days and which days those are.
 */
export function matchedDisposals(transactions: readonly Transaction[], rates: Rates<'capitalGains'>): SharesMatched {
  const faults = transactions.flatMap((transaction) => tooEarly(transaction, rates) ?? [])
  const { buyBackDays } = rates.capitalGains
  const securities = [...tradingDays(transactions)].map(([security, days]) =>
    matchesOf(security, days, buyBackDays.value.toNumber(), faults),
  )
  return { securities, faults: faults.sort((one, other) => one.row - other.row) }
}

/** Adds to the pool what comes with the shares in it, and changes their cost. The fault, where there are none, or where more comes back than they cost. */
function withThoseHeld(
  pool: Holding,
  {
    day,
    security,
    rights,
    incomeKept,
    capitalReturned,
  }: Pick<TradingDay, 'day' | 'rights' | 'incomeKept' | 'capitalReturned'> & { security: string },
  change: (rows: readonly number[], by: Holding) => void,
): MatchingFault | undefined {
  const rows = [...rights.rows, ...incomeKept.rows, ...capitalReturned.rows]
  if (rows.length === 0) return undefined
  const fault = { rows, day, security, quantity: rights.quantity, held: pool.quantity }
  if (pool.quantity.isZero()) return nothingHeld(fault)
  const cost = sumOf([rights.amount, rights.fees, incomeKept.amount]).minus(capitalReturned.amount)
  if (pool.cost.plus(cost).isNegative()) return moreReturned(fault)
  change(rows, { quantity: rights.quantity, cost })
  return undefined
}

/** What a day bought and no disposal has taken yet. */
interface Bought {
  quantity: Decimal
  cost: Decimal
}

/** What a day disposed of, how much of it has no match yet, and the matches. */
interface Disposed {
  readonly quantity: Decimal
  open: Decimal
  readonly matches: Match[]
}

function matchesOf(security: string, days: readonly TradingDay[], buyBackDays: number, faults: MatchingFault[]): SecurityMatches {
  const bought = days.map(({ bought: { quantity, amount, fees } }): Bought => ({ quantity, cost: amount.plus(fees) }))
  const disposed = days.map(({ sold, toSpouse }): Disposed => {
    const quantity = sold.quantity.plus(toSpouse.quantity)
    return { quantity, open: quantity, matches: [] }
  })
  matchSameDay(days, bought, disposed)
  matchThirtyDays(days, buyBackDays, bought, disposed)
  const { pool, poolHistory } = matchPool(security, days, bought, disposed, faults)
  const averageCost = isAboveZero(pool.quantity) ? pool.cost.dividedBy(pool.quantity) : undefined
  return {
    security,
    disposals: days.flatMap((day, at) => disposalsOf(security, day, disposed[at])),
    pool: { ...pool, averageCost },
    poolHistory,
  }
}

function matchSameDay(days: readonly TradingDay[], bought: readonly Bought[], disposed: readonly Disposed[]) {
  for (const [at, { day }] of days.entries()) match('same-day', day, disposed[at], bought[at], ONE)
}

function matchThirtyDays(days: readonly TradingDay[], buyBackDays: number, bought: readonly Bought[], disposed: readonly Disposed[]) {
  for (const [at, { day }] of days.entries()) {
    if (!isAboveZero(disposed[at]?.open ?? ZERO)) continue
    const until = daysLater(day, buyBackDays)
    let factor = ONE
    // No more than thirty days can follow, whatever the number of transactions.
    for (let later = at + 1; isAboveZero(disposed[at]?.open ?? ZERO); later++) {
      const next = days[later]
      if (!next || next.day > until) break
      if (next.splitRows.length > 0) factor = factor.times(next.factor)
      match('thirty-days', next.day, disposed[at], bought[later], factor)
    }
  }
}

/** Identifies as many shares as there are on both sides. `factor` is how many shares each share became between the disposal and the purchase. */
function match(rule: 'same-day' | 'thirty-days', day: string, disposed: Disposed | undefined, bought: Bought | undefined, factor: Decimal) {
  if (!disposed || !bought || !isAboveZero(disposed.open) || !isAboveZero(bought.quantity)) return
  const available = factor === ONE ? bought.quantity : beforeSplits(bought.quantity, factor)
  const quantity = Decimal.min(disposed.open, available)
  const cost = partOf(bought.cost, quantity, available)
  disposed.matches.push({ rule, day, quantity, cost })
  disposed.open = less(disposed.open, quantity)
  bought.quantity = less(bought.quantity, afterSplits(quantity, factor))
  bought.cost = less(bought.cost, cost)
}

/** Follows the pool from day to day, takes out of it what has no other match, and notes what is missing from it. */
function matchPool(
  security: string,
  days: readonly TradingDay[],
  bought: readonly Bought[],
  disposed: readonly Disposed[],
  faults: MatchingFault[],
): { readonly pool: Holding; readonly poolHistory: readonly PoolChange[] } {
  let pool: Holding = { quantity: ZERO, cost: ZERO }
  const poolHistory: PoolChange[] = []
  const change = (kind: PoolChange['kind'], day: string, rows: readonly number[], by: Holding) => {
    pool = { quantity: settled(pool.quantity.plus(by.quantity)), cost: settled(pool.cost.plus(by.cost)) }
    poolHistory.push({ kind, day, rows, change: by, after: pool })
  }
  // Less than the pool while shares that were sold have not been bought back, because the pool never has those that are.
  let held = ZERO
  for (const [at, { day, ...trades }] of days.entries()) {
    const { splitRows: rows, factor } = trades
    if (rows.length > 0) {
      if (pool.quantity.isZero() && held.isZero()) faults.push(splitOfNone({ rows, day, security, quantity: factor, held }))
      else change('split', day, rows, { quantity: less(afterSplits(pool.quantity, factor), pool.quantity), cost: ZERO })
      held = afterSplits(held, factor)
    }
    held = held.plus(trades.rights.quantity)
    const fault = withThoseHeld(pool, { day, security, ...trades }, (of, by) => change('with-those-held', day, of, by))
    if (fault) faults.push(fault)
    held = held.plus(trades.bought.quantity)
    const left = bought[at]
    if (left && isAboveZero(left.quantity)) change('added', day, trades.bought.rows, { ...left })
    const disposal = disposed[at]
    if (!disposal || disposal.quantity.isZero()) continue
    const disposalRows = [...trades.sold.rows, ...trades.toSpouse.rows]
    const quantity = Decimal.min(disposal.open, pool.quantity)
    if (isAboveZero(quantity)) {
      const before = pool
      const cost = partOf(pool.cost, quantity, pool.quantity)
      change('taken', day, disposalRows, { quantity: ZERO.minus(quantity), cost: ZERO.minus(cost) })
      disposal.matches.push({ rule: 'pool', quantity, cost, before, after: pool })
      disposal.open = less(disposal.open, quantity)
    }
    if (isAboveZero(disposal.open)) {
      faults.push(
        moreThanHeld({
          rows: disposalRows,
          day,
          security,
          quantity: disposal.quantity,
          held: Decimal.max(held, ZERO),
          missing: disposal.open,
          isSale: isAboveZero(trades.sold.quantity),
          isGift: isAboveZero(trades.toSpouse.quantity),
        }),
      )
    }
    held = less(held, less(disposal.quantity, disposal.open))
  }
  return { pool, poolHistory }
}

/** What was sold on a day and what went to a spouse, each with its part of the matches. */
function disposalsOf(security: string, { day, sold, toSpouse }: TradingDay, disposed: Disposed | undefined): MatchedDisposal[] {
  if (!disposed || disposed.quantity.isZero()) return []
  const { matches, open, quantity } = disposed
  const parts = matches.map((whole) => inTwo(whole, sold.quantity, quantity))
  const missing = partOf(open, sold.quantity, quantity)
  return [
    ...(isAboveZero(sold.quantity) ? [disposalOf({ security, day, matches: parts.map(([part]) => part), missing }, sold, false)] : []),
    ...(isAboveZero(toSpouse.quantity)
      ? [disposalOf({ security, day, matches: parts.map(([, rest]) => rest), missing: less(open, missing) }, toSpouse, true)]
      : []),
  ]
}

/** A match in two: the part that belongs to some of the shares of the disposal, and the rest. */
function inTwo(whole: Match, shares: Decimal, outOf: Decimal): [part: Match, rest: Match] {
  const quantity = partOf(whole.quantity, shares, outOf)
  const cost = partOf(whole.cost, shares, outOf)
  const rest = { quantity: less(whole.quantity, quantity), cost: less(whole.cost, cost) }
  if (whole.rule !== 'pool')
    return [
      { ...whole, quantity, cost },
      { ...whole, ...rest },
    ]
  const between = { quantity: less(whole.before.quantity, quantity), cost: less(whole.before.cost, cost) }
  return [
    { ...whole, quantity, cost, after: between },
    { ...whole, ...rest, before: between },
  ]
}

function disposalOf(
  of: Pick<MatchedDisposal, 'security' | 'day' | 'matches' | 'missing'>,
  { rows, quantity, amount, fees: sellingCosts }: DayTotal,
  isNoGain: boolean,
): MatchedDisposal {
  const allowableCost = settled(sumOf(of.matches.map(({ cost }) => cost)))
  const costs = allowableCost.plus(sellingCosts)
  const proceeds = isNoGain ? costs : amount
  return { ...of, rows, quantity, proceeds, sellingCosts, allowableCost, gain: less(proceeds, costs), isNoGain }
}
