import type { BandSlice } from '../money/bands.ts'
import type { Decimal } from '../money/decimal.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import type { Message, MessageAmount } from './message.ts'
import type { OnMargin } from './on-margin.ts'
import type { Row, Share } from './row.ts'
import type { Step } from './step.ts'

/**
 * What a calculator returns: the amounts and their explanation, as data. A page shows it and calculates nothing. All but the record is made
 * when it is first read, and then kept.
 */
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
  /** What the headline is to its visitor: `you would keep`, which an amount or “the same” follows. */
  readonly compared: string
  readonly large: LargeAnswer
  /** Whether amounts are prices, which always have their pence. */
  readonly isPrice: boolean
  readonly rows: readonly Row[]
  /** What the card shows among its rows that is no amount. */
  readonly lines: readonly CardLine[]
  /** The sentence under the rows, if it is not the usual one. */
  readonly footnote?: Message | undefined
  /** The day whose rates were used, if not the first of the tax year. */
  readonly ratesOn?: string | undefined
  /** Whether the rows in whole pounds add up to their total. Each is rounded on its own, so they may be a pound or two out. */
  readonly addsUpInPounds: boolean
  /** Where the money goes: percentages of the whole to one decimal, which add up to 100 as shown. Empty where there is nothing to share. */
  readonly shares: readonly Share[]
  readonly bandTables: readonly BandTable[]
  readonly steps: readonly Step[]
  /** The same steps by their keys alone, for those who ask only which there are. */
  readonly outline: readonly Pick<Step, 'key' | 'onMargin'>[]
  /** What to do about the answer, or what it depends on. */
  readonly leads: readonly Lead[]
  readonly notes: readonly Note[]
  /**
   * The most important first. Those that an input can change come before the others: where somebody lives, then how a pension is paid.
   * After them come how a pension is paid, how pay is spread over the year, what else is earned, the category letter, and what matters
   * less.
   */
  readonly assumptions: readonly Assumption[]
}

export type RecordValue = Decimal | string | boolean

/** The answer as it is said first. */
export interface LargeAnswer {
  /** The field of the record that holds its amount. */
  readonly field: string
  readonly amount: MessageAmount
  /** What it is to its visitor: `the tax would be`, which an amount or “the same” follows. */
  readonly compared: string
  readonly before?: Message
  readonly period?: string
  /** What its share of any period is: `take-home pay`. Only where that of a month or a week means something. */
  readonly inPeriods?: string
  readonly about: Message
  /** The answer in one sentence, for a screen reader. */
  readonly announced: Message
  readonly columns?: readonly [AnswerColumn, AnswerColumn]
}

/** One of two answers, by the field of the record that holds it. */
export interface AnswerColumn {
  readonly field: string
  readonly name: string
  readonly amount: MessageAmount
}

/** A line of the card that is no amount, such as a rate or a number of months. */
export interface CardLine {
  readonly key: string
  /** The key of the row above it. */
  readonly after: string
  readonly label: string
  readonly text: Message
}

/** Where words below an answer lead: to a field, or to an answer that is better. */
export interface LeadLink {
  readonly words: string
  readonly field: string
  /** What following the link puts into a choice or a box to tick, where the answer is then better. */
  readonly enter?: string | boolean
  /** The boxes whose amounts belong in other boxes, each with that other one. Following the link moves them there. */
  readonly moves?: Readonly<Record<string, string>>
  /** What makes that answer better, after its amount: `with your expenses deducted`. */
  readonly better?: string
}

/** Words right below the answer, which may lead to a field. */
export interface Lead {
  readonly says: Message
  readonly link?: LeadLink
  /** Set where it matters as much as a warning. */
  readonly isWarning?: boolean
}

/** Something that a visitor should know. */
export interface Note {
  readonly key: string
  readonly says: Message
  readonly onMargin?: OnMargin
}

/** How much of an amount fell in each band, for a table that marks the highest band reached. */
export interface BandTable {
  readonly key: string
  readonly title: string
  readonly slices: readonly BandSlice[]
  readonly onMargin?: OnMargin
}

/** Something that a calculation assumes. `explain/alternatives.ts` works out what another choice in its field would change. */
export interface Assumption {
  readonly key: string
  readonly says: Message
  /** Set where the form asks about it openly, so that nobody is surprised by it. */
  readonly isAsked?: boolean
  /** The input that can change it, if there is one. */
  readonly field?: string
}
