import { isAboveZero } from '../money/decimal.ts'
import type { LeftOut } from '../result/left-out.ts'
import type { Assumption } from '../result/result.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Values } from './values.ts'

/** A line of the results card. */
export interface RowOf {
  readonly key: string
  readonly label: string
  readonly amount: Amount
  readonly isTotal?: true
  readonly isDeduction?: true
  /** Set for a row that is not part of the sum, such as a monthly figure. */
  readonly isOutsideSum?: true
  /** Set for a row that is left out where it comes to nothing. */
  readonly isLeftOutAtNil?: true
  /** Where the row is there; everywhere if absent. */
  readonly where?: Condition
}

/** How a row counts in its ledger, and whether it is there at all. */
type Part = Omit<RowOf, 'key' | 'label' | 'amount'>

export const deduction: Part = { isDeduction: true }
export const total: Part = { isTotal: true }
export const outside: Part = { isOutsideSum: true }
export const ifAny: Part = { isLeftOutAtNil: true }
export const where = (condition: Condition): Part => ({ where: condition })

/** A row of the answer. */
export const row = (key: string, label: string, amount: Amount, ...parts: readonly Part[]): RowOf =>
  Object.assign({ key, label, amount }, ...parts) as RowOf

/** A code that a result has where a condition holds, or always. */
export type Noted<Code extends string = string> = Code | readonly [code: Code, where: Condition]
export type Assumed = Assumption | readonly [assumption: Assumption, where: Condition]

/** Assumptions that no input can change, made only where a condition holds. */
export const assumedWhere = (condition: Condition, ...codes: readonly string[]): Assumed[] => codes.map((code) => [{ code }, condition])

/** What a field of the record holds: an amount, a text, whether something holds, or nothing at all. */
export type Recorded = Amount | string | boolean | Condition | Either | undefined

/** A field of the record that depends on the amounts. */
export interface Either {
  readonly kind: 'either'
  readonly condition: Condition
  readonly holding: Recorded
  readonly otherwise: Recorded
}

/** A field of the record that is one thing where a condition holds, and another, or absent, where it does not. */
export const either = (condition: Condition, holding: Recorded, otherwise?: Recorded): Either => ({
  kind: 'either',
  condition,
  holding,
  otherwise,
})

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
  readonly rows?: readonly RowOf[]
  readonly working?: readonly Amount[]
  readonly notes: readonly Noted[]
}

/** Everything that a calculator says, as formulas. It holds for all amounts: only choices and rates decide which formulas there are. */
export interface Answer<Headline extends string> {
  readonly headline: Headline
  readonly rows: readonly RowOf[]
  /** The rows that say where the money goes, if they are not `rows`. Empty to show no shares. */
  readonly shared?: readonly RowOf[]
  /**
   * The record that the specification asks for: amounts are rounded to the penny, percentages to two decimals, here and nowhere earlier. A
   * named rate is recorded as a number of percent, like its step.
   */
  readonly record: Readonly<Record<string, Recorded>>
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
