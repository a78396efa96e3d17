import type { ComponentType } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import type { Answer } from './answer.ts'
import type { FormValues } from './form-values.ts'

/** What a calculator’s form needs on the page from the start. There is no arithmetic in it: that loads when it is first needed. */
export interface CalculatorForm {
  readonly slug: string
  readonly fields: Fields
  /** The fields with their labels for what the form says now, if a label depends on another field. */
  readonly fieldsFor?: (values: FormValues) => Fields
  readonly title: string
  readonly button: string
  /** What the results card says before there is a result. */
  readonly prompt: string
  readonly resultsTitle: string
  readonly Fields: ComponentType
  readonly load: () => Promise<{ readonly answer: Answer }>
}
