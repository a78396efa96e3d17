import type { Words } from './page-changes.ts'

/** A cell of a table, perhaps with small text below it. */
export type Cell = string | { readonly text: string; readonly hint: string }

export interface Table {
  readonly caption: string
  readonly headings: readonly string[]
  /** How many columns, counted from the last, are figures. */
  readonly figures: number
  readonly rows: readonly (readonly Cell[])[]
}

/** Amounts by income. A loss is negative. */
export interface Chart {
  readonly caption: string
  readonly points: readonly { readonly income: number; readonly amount: number }[]
}

export interface Sentence {
  /** Where it is on the page; empty if that is the same as for the sentence before it. */
  readonly where: string
  readonly before: readonly Words[]
  readonly after: readonly Words[]
}

/** A part of a report, in any format. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | ({ readonly kind: 'table' } & Table)
  | ({ readonly kind: 'chart' } & Chart)
  | { readonly kind: 'sentences'; readonly changes: readonly Sentence[] }

export interface Document {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** The points of a chart to show in a table: eleven of its incomes, evenly spaced. */
export const samplesOf = ({ points }: Chart): Chart['points'] => {
  const step = Math.max(1, Math.floor((points.length - 1) / 10))
  return points.filter((_, index) => index % step === 0)
}
