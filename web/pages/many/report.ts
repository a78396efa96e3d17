import type { TaxYear } from '#engine/rates/rates-at.ts'

/** The amounts of the record that the table on the page has, with their headings. The download has all amounts. */
export const SHOWN = {
  totalIncome: 'Total income',
  totalDue: 'Bill for the year',
  balancingPayment: 'Left to pay',
  paymentOnAccount: 'Each payment on account',
} as const

/** One person in the table on the page. */
export interface ShownBill {
  /** The number of the row in a spreadsheet, where the names of the columns are row 1. */
  readonly row: number
  /** Whom the row is about, in its own words: a name, perhaps. */
  readonly who: string
  /** The tax year in words, and the amounts of `SHOWN`; nothing for a row with faults. */
  readonly cells: readonly string[]
  /** Remarks on the bill: what it leaves out, and what it claims. */
  readonly notes: readonly string[]
}

/** What is wrong with a cell, or with a whole row where no column is named. */
export interface RowFault {
  readonly row: number
  readonly column?: string
  readonly wrong: string
}

/** How the columns of a table were used, by their names. */
export interface ColumnsUsed {
  readonly recognised: readonly string[]
  readonly leftOut: readonly string[]
  readonly unknown: readonly string[]
}

/** How far the work has come, and what is new since the last report. */
export interface Progress {
  /** How much of the file is done, from 0 to 1. */
  readonly done: number
  /** How many bills there are so far, and how many rows without one, in words. */
  readonly count: string
  readonly people: number
  /** How many people have faults, and so no bill; and how many faults there are. */
  readonly faulty: number
  readonly faultCount: number
  /** How many rows of totals were left out. */
  readonly totals: number
  /** How many have a bill of which nobody knows what is left to pay. */
  readonly unknown: number
  /** In the first report alone. */
  readonly columns?: ColumnsUsed
  /** Those of the first hundred people, and of the first hundred faults. */
  readonly bills: readonly ShownBill[]
  readonly faults: readonly RowFault[]
}

/** Something that the page asks before anything is worked out. */
export interface ColumnQuestion {
  readonly id: string
  readonly label: string
  readonly hint: string
  /** What can be chosen, and what is chosen at first. */
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly chosen: string
}

/** What is wrong with a choice, by the id of its question. */
export interface Wrong {
  readonly id: string
  readonly says: string
}

/** What the visitor answered. */
export interface ColumnAnswers {
  /** The field of each column that was asked about, by its place; nothing for one to leave out. */
  readonly fieldAt: ReadonlyMap<number, string>
  readonly areTotalsPeople: boolean
}

/** What the page asks of the worker. A row without a tax year is about the year given. */
export type Order =
  | { readonly file: Blob; readonly taxYear: TaxYear; readonly sheet?: string }
  | { readonly chosen: ReadonlyMap<string, string> }
  | 'cancel'
  | 'resume'

/**
 * What the page hears: how much of the table has been read, what to ask first and what is known already, what is wrong with the choices, how far the work has come, that
 * it has stopped, with the results so far, or why it cannot be done.
 */
export type News =
  | { readonly read: number }
  | { readonly questions: readonly ColumnQuestion[]; readonly recognised: readonly string[] }
  | { readonly wrong: readonly Wrong[] }
  | { readonly report: Progress }
  | { readonly stopped: 'done' | 'cancelled'; readonly csv: Blob }
  | { readonly refused: string }

/** A count in words: `1 row`, `20,000 rows`. */
export const counted = (count: number, one: string) => `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`
