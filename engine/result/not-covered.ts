import type { Decimal } from '../money/decimal.ts'

/** Something real that an answer leaves out and no input can add. A rule works it out from what was typed. */
export interface NotCovered {
  /** The key of the assumption that leaves it out. */
  readonly assumption: string
  /** What it is, as a name in camel case like those of a record. */
  readonly name: string
  /** The same in a few words, which an amount follows. */
  readonly words: string
  /** Pounds, to the penny, for the period of the answer, or a single payment. Always more than nothing. */
  readonly amount: Decimal
  /** How it would change the answer: `more`, `less`, or `none` where somebody else pays it. `once` is a payment on one day, or for a week. */
  readonly effect: 'more' | 'less' | 'none' | 'once'
  /** The section that makes the rule. */
  readonly law: string
}
