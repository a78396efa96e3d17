import type { Decimal } from '../../../money/decimal.ts'

/**
 * What happened to a holding. Shares that vest are bought at what is taxed as pay, and shares from a spouse at what they cost the spouse.
 * Rights that are taken up and bonus shares come with those held (`rights`; TCGA 1992 ss.126 to 128). Income that a fund keeps is
 * taxed all the same, and adds to the cost (`income-kept`; s.99B). Equalisation, and capital that is paid back, lowers it (`capital-returned`;
 * s.122).
 */
export type TransactionKind = 'bought' | 'sold' | 'to-spouse' | 'split' | 'rights' | 'income-kept' | 'capital-returned'

/** One transaction in shares or units of one security. Pounds, exact. */
export interface Transaction {
  /** The row of the table it was read from, as a spreadsheet counts it. */
  readonly row: number
  /** The day, as in `2025-04-06`. */
  readonly day: string
  readonly security: string
  readonly kind: TransactionKind
  /** How many shares, above 0; of a split, how many there are afterwards for each one before (2 for two-for-one, 0.1 for a consolidation of ten into one); 0 where only the cost changes. */
  readonly quantity: Decimal
  /** What they cost, or what they were sold for, in all and before fees; 0 for a split and for what goes to a spouse; of a change of the cost, by how much. */
  readonly amount: Decimal
  /** Stamp duty, commission and other costs of this transaction, in pounds. */
  readonly fees: Decimal
}
