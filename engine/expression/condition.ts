import { type Amount, type Condition, zero } from './amount.ts'

export type { Condition } from './amount.ts'

/** Whether an amount is more than another. */
export const isAbove = (amount: Amount, than: Amount): Condition => ({ kind: 'above', amount, than })
/** Whether an amount is the other or more. */
export const isAtLeast = (amount: Amount, than: Amount): Condition => ({ kind: 'at-least', amount, than })
/** Whether two amounts are the same. */
export const isEqual = (amount: Amount, than: Amount): Condition => ({ kind: 'equal', amount, than })
export const all = (...of: readonly Condition[]): Condition => ({ kind: 'all', of })
export const any = (...of: readonly Condition[]): Condition => ({ kind: 'any', of })
export const not = (of: Condition): Condition => ({ kind: 'not', of })
/** Whether an amount is less than another. */
export const isBelow = (amount: Amount, than: Amount): Condition => not(isAtLeast(amount, than))
/** Holds for all amounts, and for none: what a choice has decided. */
export const ALWAYS = all()
export const NEVER = any()
/** Whether an amount is nothing as it is shown, to the penny. */
export const isShownAsZero = (amount: Amount): Condition => isEqual(amount.rounded('to-the-penny'), zero)
