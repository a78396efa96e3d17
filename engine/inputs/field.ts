import type { Decimal } from '../money/decimal.ts'

/**
 * One input of a calculator, as data: what a form, a command line and a test all read. No parsing here, so that a page
 * can lay out its form before the arithmetic has loaded.
 */
export type Field =
  | { readonly kind: 'money'; readonly label: string }
  | { readonly kind: 'percent'; readonly label: string }
  | { readonly kind: 'choice'; readonly label: string; readonly options: readonly string[]; readonly blank: string }
  | { readonly kind: 'flag'; readonly label: string; readonly blank: boolean }

export type Fields = Readonly<Record<string, Field>>

/** The parsed inputs of a set of fields: exact decimals for money and percentages, one of the options for a choice. */
export type InputsOf<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : Of[Name] extends { kind: 'flag' }
      ? boolean
      : Decimal
}

/** One thing wrong with one input: `${label} must be ${expected}`. */
export interface InputIssue {
  readonly field: string
  readonly expected: string
}
