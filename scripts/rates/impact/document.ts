import type { Words } from './page-changes.ts'

/** A cell of a table, with what is said beneath it in small. */
export type Cell = string | { readonly text: string; readonly hint: string }

export interface Table {
  readonly caption: string
  readonly headings: readonly string[]
  /** How many columns at the end are figures. */
  readonly figures: number
  readonly rows: readonly (readonly Cell[])[]
}

/** Amounts over incomes: below nothing for a loss. */
export interface Chart {
  readonly caption: string
  readonly points: readonly { readonly income: number; readonly amount: number }[]
}

export interface Sentence {
  /** Where it stands, if that is not plain from the sentence before it; empty if it is. */
  readonly where: string
  readonly before: readonly Words[]
  readonly after: readonly Words[]
}

/** A part of a report, whatever it is written as. */
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

/** What a chart shows as a table shows it: eleven of its incomes, evenly spaced. */
export const samplesOf = ({ points }: Chart): Chart['points'] => {
  const step = Math.max(1, Math.floor((points.length - 1) / 10))
  return points.filter((_, index) => index % step === 0)
}
