import type { ComponentType } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import type { Taxpayer } from '#engine/explain/each-taxpayer.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'

/** The parsed inputs of any calculator. */
export type Inputs = Parameters<Calculator['calculate']>[0]

/** A result with what it was worked out from. */
export interface Outcome {
  readonly result: Result
  readonly inputs: Inputs
}

export interface ResultCardProps extends Outcome {
  readonly isStale: boolean
  readonly chooseRuleSet: (ruleSet: RuleSet) => void
}

/** The answers for each kind of taxpayer, where nobody entered the income that decides which of them it is. */
export interface EachTaxpayerProps {
  readonly taxpayers: readonly Taxpayer[]
  /** What they were worked out from, apart from that income. */
  readonly inputs: Inputs
  readonly isStale: boolean
}

export interface Headline {
  /** Words that lead to the amount: `You have`. */
  readonly before?: string
  readonly amount: string
  readonly period?: string
  readonly about: string
  /** Two answers of equal weight, one of them that of the headline, to be shown next to each other. */
  readonly columns?: readonly [HeadlineColumn, HeadlineColumn]
}

/** One of two answers: the field of the record that holds it, what it is called, and its amount. */
export interface HeadlineColumn {
  readonly field: string
  readonly name: string
  readonly amount: string
}

/** The arithmetic, and how its result is shown. */
export interface Answer {
  readonly calculator: Calculator
  readonly ResultCard: ComponentType<ResultCardProps>
  /** The one answer: its amount, the period if it has one, and what it is called. */
  readonly headline: (outcome: Outcome) => Headline
  /** The answer in one sentence, for a screen reader. */
  readonly announce: (outcome: Outcome) => string
  readonly eachTaxpayer: (inputs: Inputs, ruleSet: RuleSet) => readonly Taxpayer[]
  readonly EachTaxpayer: ComponentType<EachTaxpayerProps>
  readonly announceEach: (taxpayers: readonly Taxpayer[]) => string
}
