import type { BandSlice } from '../money/bands.ts'
import type { Decimal } from '../money/decimal.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import type { Row, Share } from './row.ts'
import type { ExactRow } from './rows.ts'
import type { Step } from './step.ts'

/** What a calculator returns: the amounts and their explanation, as data. A page shows it and calculates nothing. */
export interface Result {
  readonly slug: string
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
  /** The record that the specification asks for. Each amount is rounded to the penny on its own, percentages to two decimals. */
  readonly record: Readonly<Record<string, RecordValue>>
  /** The key of the row that has the answer. */
  readonly headline: string
  /** Whether the answer is money that somebody keeps, so that more is better, or money that somebody pays. */
  readonly isKept: boolean
  readonly rows: readonly Row[]
  /** Whether the rows in whole pounds add up to their total. Each is rounded on its own, so they may be a pound or two out. */
  readonly addsUpInPounds: boolean
  /** Where the money goes: percentages of the whole to one decimal, which add up to 100 as shown. Empty where there is nothing to share. */
  readonly shares: readonly Share[]
  readonly bandTables: readonly BandTable[]
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  /**
   * The most important first. Those that an input can change come before the others: where somebody lives, then how a pension is paid.
   * After them come how a pension is paid, how pay is spread over the year, what else is earned, the category letter, and what matters
   * less.
   */
  readonly assumptions: readonly Assumption[]
}

/** The part of a result that explains its record. Its rows have exact amounts. */
export interface Explanation extends Pick<Result, 'headline' | 'isKept' | 'bandTables' | 'steps' | 'notes' | 'assumptions'> {
  readonly rows: readonly ExactRow[]
  /** The rows that say where the money goes. Empty to show no shares. */
  readonly shared: readonly ExactRow[]
}

export type RecordValue = Decimal | string | boolean

/** How much of an amount fell in each band, for a table that marks the highest band reached. */
export interface BandTable {
  readonly key: string
  readonly title: string
  readonly slices: readonly BandSlice[]
}

/** Something that a calculation assumes. `explain/alternatives.ts` works out what another choice in its field would change. */
export interface Assumption {
  readonly code: string
  /** The input that can change it, if there is one. */
  readonly field?: string
}
