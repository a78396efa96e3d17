import type { ComponentType } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import type { Result } from '#engine/result/result.ts'
import type { Step } from '#engine/result/step.ts'
import type { Taken, Words } from '../../lib/common-words.ts'
import type { Answer, Inputs, Outcome } from '../calculator-form.ts'
import type { LedgerLayout, Line } from './ledger.tsx'

/** What a calculator says about its results. Words for codes that several calculators share are in `lib/common-words.ts`. */
export interface AnswerWords {
  readonly headline: Answer['headline']
  /** The field of the record that holds the answer, if it is not the result’s headline. */
  readonly answerField?: string
  /** What to do about the answer, or what it hangs on: shown right below it, and not again among the notes. */
  readonly lead?: (outcome: Outcome) => readonly (string | Lead)[]
  /** The answer in one sentence, for a screen reader. */
  readonly announce: (outcome: Outcome) => string
  readonly footnote?: (outcome: Outcome) => string
  /** What the link back to the form says, and the field it leads to, where a visitor is likely to have more to enter. */
  readonly moreToEnter?: (outcome: Outcome) => { readonly text: string; readonly field: string } | undefined
  readonly notes: Readonly<Record<string, Words<Outcome>>>
  readonly assumptions: Readonly<Record<string, Words<Taken>>>
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
  /** Rows are always in pence, with no switch. */
  readonly alwaysPence?: boolean
  /** What is shown between the ledger and the assumptions, such as a comparison. */
  readonly Aside?: ComponentType<AsideProps>
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
