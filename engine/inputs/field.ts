import type { Decimal } from '../money/decimal.ts'

/**
 * One input of a calculator, as data: what a form, a command line and a test all read. No parsing here, so that a page
 * can lay out its form before the arithmetic has loaded.
 */
export type Field =
  /** Pounds; `blank: 'unknown'` where an empty box does not mean nothing. */
  | { readonly kind: 'money'; readonly label: string; readonly blank?: 'unknown' }
  | { readonly kind: 'percent'; readonly label: string }
  | NumberField
  | { readonly kind: 'choice'; readonly label: string; readonly options: readonly string[]; readonly blank: string }
  | { readonly kind: 'flag'; readonly label: string; readonly blank: boolean }
  /** A day, `2024-10-30`, from the first to the last that is allowed. */
  | { readonly kind: 'date'; readonly label: string; readonly first: string; readonly last: string; readonly blank: string }
  /** Words that no calculation reads. */
  | { readonly kind: 'text'; readonly label: string; readonly blank: string }

/** A count or a measure. `step` is the smallest part of it: 1 for whole numbers, 0.5 where halves are allowed. */
export interface NumberField {
  readonly kind: 'number'
  readonly label: string
  readonly least: number
  readonly most: number
  readonly step: 1 | 0.5 | 0.01
  /** What an empty box means. */
  readonly blank: number | 'unknown'
  /** What it counts, for messages: `months`. */
  readonly unit?: string
}

/** The most that a percentage is; the least is nothing. */
export const LARGEST_PERCENT = 100

/** The unit of a number, unless its label says it already. */
export const unitToSay = ({ unit, label }: Pick<NumberField, 'unit' | 'label'>): string | undefined =>
  unit !== undefined && label.toLowerCase().includes(unit) ? undefined : unit

export type Fields = Readonly<Record<string, Field>>

/** The parsed inputs of a set of fields: exact decimals for money, percentages and numbers, one of the options for a choice. */
export type InputsOf<Of extends Fields> = { readonly [Name in keyof Of]: InputOf<Of[Name]> }

type InputOf<Of extends Field> = Of extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Of extends { kind: 'flag' }
    ? boolean
    : Of extends { kind: 'date' | 'text' }
      ? string
      : Of extends { blank: 'unknown' }
        ? Decimal | undefined
        : Decimal

/** One thing wrong with one input: `${field} must be ${expected}`. */
export interface InputIssue {
  readonly field: string
  readonly expected: string
}
