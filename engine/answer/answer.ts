import type { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import type { Amount } from '../expression/amount.ts'
import { ALWAYS, type Condition, NEVER } from '../expression/condition.ts'
import type { Sentence } from '../expression/sentence.ts'
import { isAboveZero } from '../money/decimal.ts'
import type { NotCovered } from '../result/not-covered.ts'
import type { OnMargin } from '../result/on-margin.ts'
import type { Assumption, Lead, Note } from '../result/result.ts'
import type { Either, Headline, LedgerEntry } from './ledger.ts'

/** A part of a result that says something, as a formula: it is there where its condition holds. */
type SaidWhere<Of> = Omit<Of, 'says'> & { readonly where: Condition; readonly says: Sentence }

export type NoteOf = SaidWhere<Note>
export type AssumptionOf = SaidWhere<Assumption>
export type LeadOf = SaidWhere<Lead>

/** A note. Its condition may be decided by a choice, which is known when the formulas are made. */
export const note = (key: string, where: Condition | boolean, says: Sentence, onMargin?: OnMargin): NoteOf => ({
  key,
  where: asCondition(where),
  says,
  ...(onMargin && { onMargin }),
})

/** An assumption. Without a condition, the answer always makes it. */
export const assume = (
  key: string,
  says: Sentence,
  { where = true, ...more }: Partial<Omit<Assumption, 'key' | 'says'>> & { readonly where?: Condition | boolean } = {},
): AssumptionOf => ({ key, where: asCondition(where), says, ...more })

const asCondition = (where: Condition | boolean): Condition => (typeof where === 'object' ? where : where ? ALWAYS : NEVER)

/** Something real that an answer leaves out and no input can add, as a formula. It is there only where it comes to something. */
export type NotCoveredAmount = Omit<NotCovered, 'amount'> & { readonly amount: Amount }

/** What one assumption leaves out. */
export const notCoveredBy = (assumption: string, ...things: readonly Omit<NotCoveredAmount, 'assumption'>[]): NotCoveredAmount[] =>
  things.map((thing) => ({ assumption, ...thing }))

/** A cost that a larger pension contribution would avoid: the amount that it must bring to nothing, and where that is a cost at all. */
export interface AvoidableCost {
  readonly reason: 'full-allowance' | 'no-child-benefit-charge' | 'no-higher-rate' | 'no-loan-repayment'
  readonly amount: Amount
  readonly isCost?: Condition
  /** The part of a contribution that the member pays under relief at source. FA 2004 s.192. */
  readonly memberShare?: Amount
}

/**
 * What is paid through Self Assessment in the January after the year: a bill, and each of the payments on account that come with it. TMA
 * 1970 ss.59A and 59B. Pounds.
 */
export interface PaidAfterYear {
  readonly bill: Amount
  readonly onAccount: Amount
  /** What the bill rests on that nobody was asked, in sentences of their own. */
  readonly restsOn?: Sentence
  /** Where there is pay that tax is taken from, so that HMRC may take a small bill through the tax code. Nowhere if absent. */
  readonly hasPay?: Condition
  /** The same where there is other income that may be pay or a pension. */
  readonly mayHavePay?: Condition
}

/** What HMRC has to be told after the year by somebody whom it has not asked for a tax return. TMA 1970 s.7. */
export interface ToldToHmrc {
  readonly where: Condition
  /** Why, as the beginning of a sentence: `You have a profit from rent`. */
  readonly why: Sentence
  /** What it is called where it was there the year before too: `had a charge`. `had this income` if absent. */
  readonly hadBefore?: Sentence
  /** Whether it comes from a trade or a letting, whose records are kept for longer. TMA 1970 s.12B(2)(a). */
  readonly isBusiness: Condition
  /** Where no tax return is needed, and how to tell HMRC then, as the end of a sentence: `ask it to change your tax code`. */
  readonly withoutReturn?: {
    readonly where: Condition
    readonly how: Sentence
    /** What HMRC usually does without being told, as one of two things, in sentences of their own. */
    readonly usually?: Sentence
  }
}

/** Something worth money that a high income takes away and no row shows. */
export interface Entitlement {
  readonly key: string
  /** Whether the visitor may have it at all, and whether the income takes it away. */
  readonly where: Condition
  readonly isLost: Condition
  /** Who has it: `you have young children`. */
  readonly who: Sentence
  /** What it is, and its limit, in a sentence by itself. */
  readonly what: Sentence
  readonly limit: Sentence
  /** What it is worth at most, in a sentence by itself. */
  readonly worth: Sentence
}

/** Whether such a cost is incurred at all. */
export const isIncurred = ({ amount, isCost }: AvoidableCost, values: ExactEvaluator): boolean =>
  isAboveZero(values.of(amount)) && (!isCost || values.holds(isCost))

/** What a page shows next to an answer: rows outside its sum and further working. */
export interface Aside {
  readonly rows?: readonly LedgerEntry[]
  readonly working?: readonly Amount[]
  readonly notes?: readonly NoteOf[]
}

/** The answer in large letters: its amount, and the words around it. */
export interface LargeAnswerOf {
  /** The amount, if it is not that of the headline, and what it is to its visitor: `the tax would be`. */
  readonly amount?: Amount
  readonly compared?: string
  /** Words that lead to the amount: `You have`. */
  readonly before?: Sentence
  /** `a year`. */
  readonly period?: string
  /** What its share of any period is: `take-home pay`. Only where that of a month or a week means something. */
  readonly inPeriods?: string
  readonly about: Sentence
  /** The answer in one sentence, for a screen reader. */
  readonly announced: Sentence
  /** Two answers of equal weight, to be shown next to each other. */
  readonly columns?: readonly [ColumnOf, ColumnOf]
}

/** One of two answers, and what it is called. */
export interface ColumnOf {
  readonly amount: Amount
  readonly name: string
}

/** Everything that a calculator says, as formulas. It holds for all amounts: only choices and rates decide which formulas there are. */
export interface Answer {
  readonly headline: Either<Headline>
  /** The answer as it is said first. */
  readonly large: Either<LargeAnswerOf>
  /**
   * The rows of the card and the fields of the record, in the order of the specification’s card. Amounts of the record are rounded to the
   * penny, percentages to two decimals, here and nowhere earlier. A named rate is recorded as a number of percent, like its step.
   */
  readonly ledger: readonly LedgerEntry[]
  /** The sentence under the ledger, if it is not the usual one. */
  readonly footnote?: Sentence
  /** The rows that say where the money goes, if they are not those of the ledger. Empty to show no shares. */
  readonly shared?: readonly LedgerEntry[]
  /** What the working shows after what the rows need. */
  readonly working?: readonly Amount[]
  /** The day whose rates are used, if not the first of the tax year. */
  readonly ratesOn?: string
  // What follows is made only when somebody asks, so that a record does not read figures that only a page needs.
  readonly leads?: () => readonly LeadOf[]
  readonly notes: () => readonly NoteOf[]
  /** What the answer assumes, the most important first. */
  readonly assumptions: () => readonly AssumptionOf[]
  /** What no figure of the record needs. */
  readonly aside?: () => Aside
  /** What a larger pension contribution would avoid, the best reason for one first. */
  readonly avoidable?: () => readonly AvoidableCost[]
  readonly paidAfterYear?: () => PaidAfterYear
  readonly toldToHmrc?: () => ToldToHmrc
  /** What else there is to do because of the answer, until the tax year ends. */
  readonly duties?: () => readonly NoteOf[]
  /** What the income may take away that no row shows. */
  readonly entitlements?: () => readonly Entitlement[]
  /** What the assumptions leave out of the answer and no input can add. */
  readonly notCovered?: () => readonly NotCoveredAmount[]
}
