import type { Decimal } from '../money/decimal.ts'

/** A line of the results card. The specification sets the order and the labels. */
export interface Row {
  readonly key: string
  readonly label: string
  /** The exact amount, positive even for a deduction, which `isDeduction` marks. */
  readonly value: Decimal
  /**
   * The amount as shown. In whole pounds each row is rounded on its own; in pence the rows are rounded so that they add up to the total.
   */
  readonly shown: { readonly pounds: Decimal; readonly pence: Decimal }
  readonly isTotal: boolean
  readonly isDeduction: boolean
  /** False for a row that is not part of the sum, such as a monthly figure. */
  readonly isInSum: boolean
  /** True for a row outside the sum that still costs money as income rises. */
  readonly isOtherCost: boolean
  /** The inputs or steps of the working that it is the sum of. None of them exists where a rule did not apply and the row is nothing. */
  readonly of: readonly string[]
}

/** How much of the whole goes to one place, as a percentage with one decimal. */
export interface Share {
  readonly key: string
  readonly label: string
  readonly percent: Decimal
}
