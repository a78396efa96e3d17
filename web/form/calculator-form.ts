import type { ComponentType } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import type { KnownToSpecification } from '#engine/rates/rule-sets-offered.ts'
import type { Loaded, ParsedInputs } from './answer.ts'
import type { FormValues } from './form-values.ts'

/** What a calculator’s form needs on the page from the start. There is no arithmetic in it: that loads when it is first needed. */
export interface CalculatorForm extends KnownToSpecification {
  readonly slug: string
  readonly fields: Fields
  /** The fields with their labels for what the form says now, or for the inputs of a result, if a label depends on another field. */
  readonly fieldsFor?: (values: FormValues | ParsedInputs) => Fields
  readonly title: string
  readonly button: string
  /** What the results card says before there is a result. */
  readonly prompt: string
  readonly resultsTitle: string
  /** What the link back to the form says, and the field it leads to, where a visitor is likely to have more to enter. */
  readonly moreToEnter?: (inputs: ParsedInputs) => { readonly text: string; readonly field: string } | undefined
  readonly Fields: ComponentType
  readonly load: () => Promise<Loaded>
}
