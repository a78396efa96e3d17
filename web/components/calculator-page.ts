import type { ComponentType } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import type { Fields } from '#engine/inputs/field.ts'
import type { Result } from '#engine/result/result.ts'

/** What a calculator’s form needs on the page from the start. No arithmetic: that loads when it is first wanted. */
export interface CalculatorForm {
  readonly slug: string
  readonly fields: Fields
  readonly title: string
  readonly button: string
  /** What the results card says before there is a result. */
  readonly prompt: string
  readonly resultsTitle: string
  readonly Fields: ComponentType
  readonly load: () => Promise<AnswerModule>
}

/** The arithmetic and what is shown of it. */
export interface AnswerModule {
  readonly calculator: Calculator
  readonly Answer: ComponentType<{ result: Result; isStale: boolean }>
  /** The answer in one sentence, for a screen reader. */
  readonly announce: (result: Result) => string
}
