import { isAboveZero } from '../money/decimal.ts'
import type { LeftOut } from '../result/left-out.ts'
import type { Assumption } from '../result/result.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Entry, Headline } from './ledger.ts'
import type { Values } from './values.ts'

/** A code that a result has where a condition holds, or always. */
export type Noted<Code extends string = string> = Code | readonly [code: Code, where: Condition]
export type Assumed = Assumption | readonly [assumption: Assumption, where: Condition]

/** Assumptions that no input can change, made only where a condition holds. */
export const assumedWhere = (condition: Condition, ...codes: readonly string[]): Assumed[] => codes.map((code) => [{ code }, condition])

/** Something real that an answer leaves out and no input can add, as a formula. It is there only where it comes to something. */
export type LeftOutAmount = Omit<LeftOut, 'amount'> & { readonly amount: Amount }

/** What one assumption leaves out. */
export const leftOutBy = (assumption: string, ...things: readonly Omit<LeftOutAmount, 'assumption'>[]): LeftOutAmount[] =>
  things.map((thing) => ({ assumption, ...thing }))

/** A cost that a larger pension contribution would avoid: the amount that it must bring to nothing, and where that is a cost at all. */
export interface AvoidableCost {
  readonly reason: 'full-allowance' | 'no-higher-rate' | 'no-loan-repayment'
  readonly amount: Amount
  readonly isCost?: Condition
  /** The part of a contribution that the member pays under relief at source. FA 2004 s.192. */
  readonly memberShare?: Amount
}

/** Whether such a cost is incurred at all. */
export const isIncurred = ({ amount, isCost }: AvoidableCost, values: Values): boolean =>
  isAboveZero(values.of(amount)) && (!isCost || values.holds(isCost))

/** What a page shows next to an answer: rows outside its sum, further working and notes. */
export interface Aside {
  readonly rows?: readonly Entry[]
  readonly working?: readonly Amount[]
  readonly notes: readonly Noted[]
}

/** Everything that a calculator says, as formulas. It holds for all amounts: only choices and rates decide which formulas there are. */
export interface Answer {
  readonly headline: Headline
  /**
   * The rows of the card and the fields of the record, in the order of the specification’s card. Amounts of the record are rounded to the
   * penny, percentages to two decimals, here and nowhere earlier. A named rate is recorded as a number of percent, like its step.
   */
  readonly ledger: readonly Entry[]
  /** The rows that say where the money goes, if they are not those of the ledger. Empty to show no shares. */
  readonly shared?: readonly Entry[]
  /** What the working shows after what the rows need. */
  readonly working?: readonly Amount[]
  readonly notes: readonly Noted[]
  /** What the answer assumes. A function is called only for a page, so that a record does not read figures that only assumptions need. */
  readonly assumptions: readonly Assumed[] | (() => readonly Assumed[])
  /** What no figure of the record needs. Made only for a page, so that a record does not read figures that only this needs. */
  readonly aside?: () => Aside
  /** What a larger pension contribution would avoid, the best reason for one first. Made only when somebody asks. */
  readonly avoidable?: () => readonly AvoidableCost[]
  /** What the assumptions leave out of the answer and no input can add. Made only when somebody asks. */
  readonly leftOut?: () => readonly LeftOutAmount[]
}
