import type { BandSlice } from '../money/bands.ts'
import type { Decimal } from '../money/decimal.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import type { ExactRow } from './rows.ts'
import type { Step } from './step.ts'

/** What a calculator returns: data, computed once, explained. A page lays it out and computes nothing. */
export interface Result {
  readonly slug: string
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
  /** The specified record: each amount rounded to the penny on its own, percentages to two decimals. */
  readonly record: Readonly<Record<string, RecordValue>>
  /** The key of the row that is the one answer. */
  readonly headline: string
  readonly rows: readonly Row[]
  /** Whether the rows in whole pounds come to their total; each is rounded on its own, so they may miss it by a pound or two. */
  readonly addsUpInPounds: boolean
  /** Where the money goes: percentages of the whole that add up to 100 as shown, to one decimal. Empty where there is nothing to share. */
  readonly shares: readonly Share[]
  readonly bandTables: readonly BandTable[]
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  /**
   * The most important first: what an input could choose otherwise, of that where somebody lives before all and how a pension is paid next;
   * then how a pension is paid, how pay is spread over the year, what else is earned, and the category letter; then what moves less.
   */
  readonly assumptions: readonly Assumption[]
}

/** The part of a result that says where its record comes from, with rows in exact amounts. */
export interface Explanation<Headline extends string = string> extends Pick<Result, 'bandTables' | 'steps' | 'notes' | 'assumptions'> {
  readonly headline: Headline
  readonly rows: readonly ExactRow[]
  /** The rows that say where the money goes, where they are others, or none. */
  readonly shared?: readonly ExactRow[]
}

export type RecordValue = Decimal | string | boolean

/** A line of the results card, in the specified order and with the specified label. */
export interface Row {
  readonly key: string
  readonly label: string
  /** The exact amount, positive; `isDeduction` says that it is taken away. */
  readonly value: Decimal
  /** As shown: in whole pounds each rounded on its own, in pence rounded so that the rows add up to the total. */
  readonly shown: { readonly pounds: Decimal; readonly pence: Decimal }
  readonly isTotal: boolean
  readonly isDeduction: boolean
  /** False for a row that is no part of the sum, such as a monthly figure. */
  readonly isInSum: boolean
  /** The inputs or steps of the working that it is the sum of. None of them is there where a rule that was not met brings nothing. */
  readonly of: readonly string[]
}

export interface Share {
  readonly key: string
  readonly label: string
  readonly percent: Decimal
}

/** How much of an amount fell in each band, for a table with the active band marked. */
export interface BandTable {
  readonly key: string
  readonly title: string
  readonly slices: readonly BandSlice[]
}

/** Something taken for granted. `explain/alternatives.ts` works out what another choice of its field would change. */
export interface Assumption {
  readonly code: string
  /** The input that could choose otherwise, where one could. */
  readonly field?: string
}
