import type { TaxYear } from '#engine/rates/rates-at.ts'

/** The amounts of the record that the table on the page has, with their headings. The download has all amounts. */
export const SHOWN = {
  totalIncome: 'Total income',
  totalDue: 'Bill for the year',
  balancingPayment: 'Left to pay',
  paymentOnAccount: 'Each payment on account',
} as const

/** How many people, and how many faults, the page shows. */
export const MOST_SHOWN = 100

/** One person in the table on the page. */
export interface ShownBill {
  /** The number of the row in a spreadsheet, where the names of the columns are row 1. */
  readonly row: number
  /** What the first column that is not recognised says: a name, perhaps. */
  readonly who: string
  /** The tax year in words, and the amounts of `SHOWN`; nothing for a row with faults. */
  readonly cells: readonly string[]
}

/** What is wrong with a cell, or with a whole row where no column is named. */
export interface RowFault {
  readonly row: number
  readonly column?: string
  readonly wrong: string
}

/** How far the work has come, and what is new since the last report. */
export interface Report {
  /** How much of the file is done, from 0 to 1. */
  readonly done: number
  readonly people: number
  /** How many people have faults, and so no bill; and how many faults there are. */
  readonly faulty: number
  readonly faultCount: number
  /** The columns by their names; in the first report alone. */
  readonly columns?: { readonly recognised: readonly string[]; readonly unknown: readonly string[] }
  /** Those of the first hundred people, and of the first hundred faults. */
  readonly bills: readonly ShownBill[]
  readonly faults: readonly RowFault[]
}

/** What the page asks of the worker. A row without a tax year is about the year given. */
export type Order = { readonly file: Blob; readonly taxYear: TaxYear } | 'cancel' | 'resume'

/** What the page hears: how far the work has come, that it has stopped, with the results so far, or why it cannot be done. */
export type News =
  | { readonly report: Report }
  | { readonly stopped: 'done' | 'cancelled'; readonly csv: Blob }
  | { readonly refused: string }
