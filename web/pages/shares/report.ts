/** A line of a working: what it is, and its amount in pounds and pence, or another figure. */
export type Line = readonly [words: string, amount: string]

/** What the return wants for a tax year, in words. */
export interface ShownYear {
  /** As in `2025/26`. */
  readonly name: string
  readonly lines: readonly Line[]
  /** What to do about it. */
  readonly todo: readonly string[]
  /** Where the tax on the gains is worked out; undefined where there is nothing to tax, or for a year that the calculators do not have. */
  readonly bill?: string
}

/** A sale, or what went to a spouse, with which shares it was identified with. */
export interface ShownDisposal {
  /** As in `40 ACME sold on 5 May 2025`. */
  readonly what: string
  /** As in `a gain of £281.00`. */
  readonly gain: string
  readonly lines: readonly Line[]
}

/** The shares of a security that are left. */
export interface ShownHolding {
  readonly security: string
  readonly cells: readonly [quantity: string, cost: string, averageCost: string]
}

/** What was made of a table of transactions. */
export interface SharesReport {
  readonly title: string
  /** Whose export it is, and how many transactions it has. */
  readonly read: string
  /** The last year first. */
  readonly years: readonly ShownYear[]
  readonly disposals: readonly ShownDisposal[]
  /** How many disposals there are besides those. */
  readonly more: number
  readonly held: readonly ShownHolding[]
  /** Rows that may change what is held and were not counted, and rows that change nothing. */
  readonly toCheck: readonly string[]
  readonly passedOver: readonly string[]
  /** Every disposal with its matches, as a CSV file. */
  readonly csv: string
}

/** What the page gives the worker. */
export interface SharesOrder {
  readonly file: Blob
  /** The sheet of a spreadsheet that is read; the first if none is named. */
  readonly sheet?: string
  /** Lines of exchange rates, and the losses of earlier years, as they were typed. */
  readonly rates: string
  readonly losses: string
}

/**
 * What the page hears: the answer, what is wrong with the table, which exchange rates are needed, each as a line to complete, or why there
 * is no answer at all.
 */
export type SharesNews =
  | { readonly report: SharesReport; readonly sheets: readonly string[] }
  | { readonly faults: readonly string[]; readonly sheets: readonly string[] }
  | { readonly ratesNeeded: readonly string[]; readonly why: string; readonly sheets: readonly string[] }
  | { readonly wrong: { readonly field: 'rates' | 'losses'; readonly says: string } }
  | { readonly refused: string }
