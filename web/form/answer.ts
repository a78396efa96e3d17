import type { ComponentType } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import type { Taxpayer } from '#engine/explain/each-taxpayer.ts'
import type { Fields } from '#engine/inputs/field.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import type { Known } from './known.ts'

/** The parsed inputs of any calculator. */
export type ParsedInputs = Parameters<Calculator['calculate']>[0]

/** A result with what it was worked out from. */
export interface Outcome {
  readonly result: Result
  readonly inputs: ParsedInputs
}

/** The same with the calculator that gave it, and the fields with the labels that the form had. */
export interface AnsweredForm extends Outcome {
  readonly calculator: Calculator
  readonly fields: Fields
}

export interface AsideProps extends Outcome {
  readonly showsPence: boolean
  /** Has the answer say that it is an estimate, in whole pounds: what stands under it finds out later what it rests on. */
  readonly sayEstimate?: (isEstimate: boolean) => void
  /** Whether it has. */
  readonly isEstimate?: boolean
}

/**
 * What a form loads when it is first used: the arithmetic, and what its card shows right under the answer, such as the days to pay it; below
 * the ledger, choices that many people have; and where it looks closer.
 */
export interface Loaded {
  readonly calculator: Calculator
  readonly First?: ComponentType<AsideProps>
  readonly Choices?: ComponentType<AsideProps>
  readonly Aside?: ComponentType<AsideProps>
}

export interface ResultCardProps extends Outcome {
  readonly isStale: boolean
  readonly chooseRuleSet: (ruleSet: RuleSet) => void
  readonly isEstimate?: boolean
  readonly sayEstimate?: (isEstimate: boolean) => void
}

/** The answers for each kind of taxpayer, where nobody entered the income that decides which of them it is. */
export interface EachTaxpayerProps {
  readonly taxpayers: readonly Taxpayer[]
  /** The other inputs that they were worked out from. */
  readonly inputs: ParsedInputs
  readonly isStale: boolean
}

/** The arithmetic, and how its result is shown. */
export interface FormAnswer {
  readonly calculator: Calculator
  readonly ResultCard: ComponentType<ResultCardProps>
  /** The answer with its period, on a line by itself, and its name if it is one of two; or the better answer that one tap leads to. */
  readonly inBrief: (
    outcome: Outcome,
    isEstimate: boolean,
    showsPence: boolean,
  ) => { readonly amount: string; readonly period: string | undefined; readonly name: string | undefined }
  /** The answer in one sentence, for a screen reader. */
  readonly announce: (result: Result, isEstimate: boolean, showsPence: boolean) => string
  readonly eachTaxpayer: (inputs: ParsedInputs, ruleSet: RuleSet) => readonly Taxpayer[]
  readonly EachTaxpayer: ComponentType<EachTaxpayerProps>
  readonly announceEach: (taxpayers: readonly Taxpayer[]) => string
  /** An input so unlikely that the visitor is asked about it before there is an answer, if there is one. */
  readonly doubtAbout: (inputs: ParsedInputs) => { readonly field: string; readonly question: string } | undefined
  /** Adds what other calculators need not ask again, once these inputs have been answered. */
  readonly known: (before: Known, inputs: ParsedInputs) => Known
}
