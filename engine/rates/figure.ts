import type { Decimal } from '../money/decimal.ts'
import type { EntryId } from './generated/index.ts'

export type { EntryId }

/** Where a reading of an entry comes from: the law, the specification’s constants, or its page text. */
export type ReadingName = 'statute' | 'constants' | 'text'

export type Unit = 'GBP' | 'percent' | 'pence' | 'days' | 'months' | 'years' | 'day-of-month' | 'miles' | 'g/km' | 'cc' | 'times'

/** A number from the tables, with its entry and the reading that it came from. A percentage is a fraction here: 8% is 0.08. */
export interface Figure {
  readonly entry: EntryId
  readonly reading: ReadingName
  readonly unit: Unit
  readonly value: Decimal
  /** The name of the band whose rate this is: `40 to 69 miles`. */
  readonly band?: string
}

/** Rates by bands, from the tables. */
export interface BandsFigure {
  readonly entry: EntryId
  readonly reading: ReadingName
  readonly bands: readonly { readonly name: string; readonly rate: Figure; readonly upTo?: Figure }[]
}

/** A day from the tables, such as `2026-01-31`. */
export interface DateFigure {
  readonly entry: EntryId
  readonly reading: ReadingName
  readonly value: string
}

/** A choice of method from the tables. */
export interface MethodFigure<Option extends string = string> {
  readonly entry: EntryId
  readonly reading: ReadingName
  readonly value: Option
}
