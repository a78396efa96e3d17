import type { ComponentType } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import type { Result } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import type { Answer, Inputs, Outcome } from '../../form/answer.ts'
import type { Taken, Words } from './common-words.ts'
import type { LedgerLayout, Line } from './ledger.tsx'

/** What a calculator says about its results. Words for codes that several calculators share are in `components/results/common-words.ts`. */
export interface AnswerWords {
  readonly headline?: Answer['headline']
  /** What each answer is to its visitor, by the field of the record that holds it: `you would keep`, which an amount or “the same” follows. */
  readonly answers?: Readonly<Record<string, string>>
  /** The field of the record that holds the answer, if it is not the result’s headline. */
  readonly answerField?: (result: Result) => string
  /** What to do about the answer, or what it hangs on: shown right below it, and not again among the notes. */
  readonly lead?: (outcome: Outcome) => readonly (string | Lead)[]
  /** The answer in one sentence, for a screen reader. */
  readonly announce?: (outcome: Outcome) => string
  /** Where an income decides the answer: why it is asked for, and what it is to have one, as in `on a salary of £51,000`. */
  readonly deciding?: { readonly why: string; readonly having: (income: string) => string }
  readonly footnote?: (outcome: Outcome) => string
  /** What the link back to the form says, and the field it leads to, where a visitor is likely to have more to enter. */
  readonly moreToEnter?: (outcome: Outcome) => { readonly text: string; readonly field: string } | undefined
  readonly notes?: Readonly<Record<string, Words<Outcome>>>
  readonly assumptions?: Readonly<Record<string, Words<Taken>>>
  /** What assumptions leave out, by name: a few words, which are followed by an amount. */
  readonly leftOut?: Readonly<Record<string, string>>
  readonly steps?: Readonly<Record<string, (step: Step, result: Result) => string>>
  readonly lines?: (outcome: Outcome) => readonly Line[]
  readonly ledger?: LedgerLayout
  /** Rows that the aside shows, so that the ledger of the card does not. */
  readonly inAside?: readonly string[]
  /** The day whose rates were used, if not the first day of the tax year. */
  readonly ratesOn?: (outcome: Outcome) => string
  /** The fields with their labels for these inputs, if a label depends on another field. */
  readonly fieldsFor?: (inputs: Inputs) => Fields
  /** Amounts are prices: always in pence, with no switch. */
  readonly alwaysPence?: boolean
  /** What the calculator says about another £100, if it is about an income. */
  readonly margin?: MarginWords
  /** What is shown between the ledger and the assumptions, such as a comparison. */
  readonly Aside?: ComponentType<AsideProps>
}

/** What one calculator says about another £100. Words for changes that several calculators share are in `marginal-words.ts`. */
export interface MarginWords {
  /** What the £100 is, if somebody keeps what is left of it: `of salary`. */
  readonly of?: string
  /** How much of the £100 is kept, if it is not “you” who keeps it. */
  readonly kept?: (hundred: string, amount: string) => string
  /** How £100 more comes about, after “If”. Without it, the label of the input is said. */
  readonly ifMore?: (more: string) => string
  /** What an edge is called, if its amount is not of the same period as the rows: `a day rate of £622.26`. */
  readonly at?: (amount: string) => string
  /** How a visitor avoids a cliff edge, by the note that ends there. */
  readonly avoided?: Readonly<Record<string, string>>
  /** A deduction within a sentence, if it is not called by its label, by its row. */
  readonly names?: Readonly<Record<string, string>>
  /** Extra tax that the page is not about but its visitor also pays, by row: `more Income Tax on your other income`. */
  readonly alsoPaid?: Readonly<Record<string, string>>
  /** The tax that a table of bands belongs to, by part of the table’s key: a tax that is worked out twice has two tables. */
  readonly taxes?: Readonly<Record<string, string>>
  /** What it means when a note or a step appears as the amount rises, and when it disappears, by its name. Others are not mentioned. */
  readonly appears?: Readonly<Record<string, string>>
  readonly disappears?: Readonly<Record<string, string>>
  /** The note that appears once a taper has ended. What disappears at the same point is not mentioned, because nothing has come back. */
  readonly taperedOut?: Readonly<Record<string, string>>
}

/** A sentence with a link to the field or the part of the page that it speaks of. */
interface Lead {
  readonly text: string
  readonly link: string
  readonly to: `#${string}`
}

export interface AsideProps extends Outcome {
  readonly showsPence: boolean
}
