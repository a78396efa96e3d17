import { dayInWords } from '../../../inputs/day.ts'
import { type Decimal, ZERO } from '../../../money/decimal.ts'
import { grouped } from '../../../money/grouped.ts'
import type { Rates } from '../../rates.ts'
import type { Transaction } from './transaction.ts'

/** A row that the law of shares has no answer for, because something before it is missing. */
export interface MatchingFault {
  readonly kind: 'more-than-held' | 'split-of-none' | 'nothing-held' | 'more-returned' | 'too-early'
  /** The first of the rows, as a spreadsheet counts it, and all of them. */
  readonly row: number
  readonly rows: readonly number[]
  readonly day: string
  readonly security: string
  /** How many shares were sold or given away; of a split, how many there were for each one before. */
  readonly quantity: Decimal
  /** How many there were, with those bought on the day. */
  readonly held: Decimal
  /** What is wrong and what to do about it, in words for a visitor. */
  readonly message: string
}

/** What was done with shares that nobody held. */
interface MoreThanHeld extends Pick<MatchingFault, 'rows' | 'day' | 'security' | 'quantity' | 'held'> {
  readonly isSale: boolean
  readonly isGift: boolean
  /** How many were neither held nor bought back in time. */
  readonly missing: Decimal
}

/** The fault of a disposal of more shares than were held, or bought within the days in which they count as those sold. */
export function moreThanHeld({ isSale, isGift, missing, ...fault }: MoreThanHeld): MatchingFault {
  const { rows, day, security, quantity, held } = fault
  const did = isSale && isGift ? 'sold or gave to your spouse' : isSale ? 'sold' : 'gave your spouse'
  const even = held.plus(missing).equals(quantity) ? '' : ` Even with what you bought soon after, ${inWords(missing)} are missing.`
  return {
    kind: 'more-than-held',
    row: firstOf(rows),
    ...fault,
    message: `${rowsInWords(rows)}: you ${did} ${inWords(quantity)} ${security} on ${dayInWords(day)} but held ${inWords(held)}.${even} Add the purchases that are missing, or a split.`,
  }
}

/** The fault of a split of a security that nobody held. */
export function splitOfNone(fault: Pick<MatchingFault, 'rows' | 'day' | 'security' | 'quantity' | 'held'>): MatchingFault {
  const { rows, day, security } = fault
  return {
    kind: 'split-of-none',
    row: firstOf(rows),
    ...fault,
    message: `${rowsInWords(rows)}: ${security} was split on ${dayInWords(day)}, but you held none. Add the purchases before it, or take the split out.`,
  }
}

type OfHolding = Pick<MatchingFault, 'rows' | 'day' | 'security' | 'quantity' | 'held'>

/** The fault of rights, or of a change of the cost, of a security that nobody held. */
export const nothingHeld = (fault: OfHolding): MatchingFault => ({
  kind: 'nothing-held',
  row: firstOf(fault.rows),
  ...fault,
  message: `${rowsInWords(fault.rows)}: you held no ${fault.security} on ${dayInWords(fault.day)} for this to belong to. Add the purchases before it, or take it out.`,
})

/** The fault of more capital that came back than the shares had cost. */
export const moreReturned = (fault: OfHolding): MatchingFault => ({
  kind: 'more-returned',
  row: firstOf(fault.rows),
  ...fault,
  message: `${rowsInWords(fault.rows)}: more came back on ${dayInWords(fault.day)} than your ${fault.security} had cost, which makes a gain that this page does not work out. Work that one out by hand, and write here only what they had cost.`,
})

/** The fault of a sale by rules that are no longer law, or of shares whose cost is their value on a later day. */
export function tooEarly(
  { row, day, security, quantity, kind }: Transaction,
  { capitalGains }: Rates<'capitalGains'>,
): MatchingFault | undefined {
  const { sharesPooledFrom, revaluationDay } = capitalGains
  const isSale = kind === 'sold' || kind === 'to-spouse'
  const first = isSale ? sharesPooledFrom.value : revaluationDay.value
  if (day >= first) return undefined
  const message = isSale
    ? `Row ${row}: sales before ${dayInWords(first)} went by other rules, which this page does not have. Take those sales out, and in place of all purchases before them write one, of the shares that were left and what they had cost.`
    : `Row ${row}: shares from before ${dayInWords(first)} cost what they were worth on that day (TCGA 1992 s.35). Write that day and that value.`
  return { kind: 'too-early', row, rows: [row], day, security, quantity, held: ZERO, message }
}

const firstOf = (rows: readonly number[]): number => rows.reduce((first, row) => Math.min(first, row))

function rowsInWords(rows: readonly number[]): string {
  const sorted = [...rows].sort((one, other) => one - other)
  const last = sorted.at(-1)
  return sorted.length > 1 ? `Rows ${sorted.slice(0, -1).join(', ')} and ${last}` : `Row ${last}`
}

function inWords(quantity: Decimal): string {
  const [whole = '', decimals] = quantity.toFixed().split('.')
  return decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`
}
