import type { Decimal } from '../money/decimal.ts'

/** A line of the results card. The specification sets the order and the labels. */
export interface Row {
  readonly key: string
  readonly label: string
  /** The exact amount, positive even for a deduction, which `isDeduction` marks, unless it is given back. */
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
  readonly layout?: RowLayout
}

/** How a row is set out, where that is not as it comes. */
export interface RowLayout {
  /** A heading above it: a new group of rows starts there. */
  readonly group?: string
  /** True for a row that sums up its group so far. */
  readonly isSubtotal?: true
  /** True for a relief, which is good news. */
  readonly isRelief?: true
  /** True for a row that is not shown, because what it is there for is nothing. */
  readonly isHidden?: boolean
  /** Where it stands instead of the ledger: in the large answer, or in a comparison next to the ledger. */
  readonly place?: 'large-answer' | 'comparison'
  /** What a deduction is called within a sentence, if not by its label. */
  readonly inSentence?: string
  /** What to call it, if it is extra tax that the page is not about: `more Income Tax on your other income`. */
  readonly alsoPaid?: string
}

/** How much of the whole goes to one place, as a percentage with one decimal. */
export interface Share {
  readonly key: string
  readonly label: string
  readonly percent: Decimal
  /** Whether it is what is left, and not what comes off. */
  readonly isTotal: boolean
}
