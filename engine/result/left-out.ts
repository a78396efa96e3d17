import type { Decimal } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'

/** Something real that an answer leaves out and no input brings in, worked out by a rule from what was typed. */
export interface LeftOut {
  /** The code of the assumption that leaves it out. */
  readonly assumption: string
  /** What it is, spelt as an amount of a record is; the page owns the words. */
  readonly name: string
  /** Pounds, to the penny, for as long as the answer is or once: more than nothing. */
  readonly amount: Decimal
  /** What it would make of the answer: more, less, or the same, where somebody else pays it, or where it is a payment on a day, `once`. */
  readonly effect: 'more' | 'less' | 'none' | 'once'
  /** The law that makes the rule. */
  readonly law: string
}

/** What one assumption leaves out, to the penny; a thing that comes to nothing is no thing. */
export const leftOutBy = (assumption: string, ...things: readonly Omit<LeftOut, 'assumption'>[]): LeftOut[] =>
  things
    .map((thing) => ({ assumption, ...thing, amount: roundToPenny(thing.amount) }))
    .filter(({ amount }) => amount.isPositive() && !amount.isZero())
