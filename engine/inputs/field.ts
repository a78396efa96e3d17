import type * as z from 'zod/v4/core'
import type { Decimal } from '../money/decimal.ts'
import type { TaxYear } from '../rates/rates-at.ts'

/**
 * One input of a calculator: what a form, a command line and a table say about it, and the zod schema that reads it. `kinds.ts` makes each
 * kind. This file imports no more of zod than its types, so that what only looks at fields does not load it.
 */
export type Field = MoneyField | PercentField | NumberField | ChoiceField | FlagField | DateField | TextField

interface AnyField<Kind extends string, Input> {
  readonly kind: Kind
  readonly label: string
  /** Set on an input that few people have. A query takes only its blank, because it holds a formula for each set of choices. */
  readonly isRare?: true
  /** Reads a text that is not blank, or a missing one, which gets what a blank means. */
  readonly schema: Schema<Input>
}

/** A zod schema, with the type of what it returns. It takes any value, because anything may come from outside. */
export type Schema<Output> = z.$ZodType<Output>

/** What is said of a field where it is made. Its schema follows from that. */
export type AboutField<Of extends Field> = Omit<Of, 'kind' | 'schema'>

/** Pounds. An empty box means £0, or with `blank: 'unknown'` that nobody knows the amount, or that there is none. */
export interface MoneyField extends AnyField<'money', Decimal | undefined> {
  readonly blank?: 'unknown'
  /** The period that the amount is for, where it is for one. A page takes `£42,000 a year` for a year’s amount, and `£3,500 a month` as one. */
  readonly per?: 'year' | 'month' | 'day'
  /** The choice that says which period the amount is for, where it may be for any. A page then takes `£15.20 an hour` as that choice. */
  readonly periodIn?: string
  /** Set where there is no answer without the amount. A page asks for it; on the command line a blank has its default. */
  readonly isMain?: true
  /** Set where it is pay for a full year even if less is earned, so that very little is likelier to be for a month. */
  readonly isFullPay?: true
  /** The field of an amount that somebody may give in place of a main one. */
  readonly unless?: string
}

export type PercentField = AnyField<'percent', Decimal>

export interface FlagField extends AnyField<'flag', boolean> {
  readonly blank: boolean
  /** Set where it says how something is, which whoever ticks it cannot choose. */
  readonly isFact?: true
}

/** Text. No calculation uses it unless it has a `read`; what that makes of the text then decides the formula, as a choice does. */
export interface TextField extends AnyField<'text', string> {
  readonly blank: string
  /** Reads a text that is not blank, into the form that the formulas know. */
  readonly read?: (text: string) => string | Misread
  /** Texts that are read without a fault, for help and for tests. */
  readonly examples?: readonly string[]
}

/** What was wanted instead of a text that cannot be read. */
export interface Misread {
  readonly expected: string
}

/** A day of the tax year, such as `2024-10-30`. `first` and `last` are the earliest and the latest allowed. */
export interface DateField extends AnyField<'date', string | undefined> {
  readonly first: string
  readonly last: string
  /** What a blank means in the year of `first` and `last`: a day, or `unknown`. */
  readonly blank: string
  /** What a blank means in any tax year; absent where it means that nobody knows the day. */
  readonly usual?: (taxYear: TaxYear) => string
}

/** A count or a measurement. `step` is its smallest unit: 1 for whole numbers, 0.5 where halves are allowed. */
export interface NumberField extends AnyField<'number', Decimal | undefined> {
  readonly least: number
  readonly most: number
  readonly step: 1 | 0.5 | 0.01
  /** What an empty box means. */
  readonly blank: number | 'unknown'
  /** What a blank means, in words, where that also depends on another input, which then narrows the number. */
  readonly blankInWords?: string
  /** What a message expects of a larger number, where another input sets the limit. */
  readonly atMost?: string
  /** What it counts, for use in messages: `months`. */
  readonly unit?: string
  /** As for an amount of money. */
  readonly isMain?: true
}

/** One of several options. */
export interface ChoiceField<Options extends readonly string[] = readonly string[]> extends AnyField<'choice', Options[number]> {
  readonly options: Options
  readonly blank: Options[number]
  /** Each option as a visitor reads it: Relief at source. */
  readonly words: Readonly<Record<Options[number], string>>
  /** The options that read differently within a sentence. All others are written small there. */
  readonly inSentence?: Readonly<Partial<Record<Options[number], string>>>
}

/** One of the options of a choice. */
export type OptionOf<Of extends ChoiceField> = Of['options'][number]

/** The largest percentage that a field takes. The smallest is 0. */
export const LARGEST_PERCENT = 100

/** The unit of a number, for a message; undefined where the number has none or its label already names it. */
export const unitToSay = ({ unit, label }: Pick<NumberField, 'unit' | 'label'>): string | undefined =>
  unit !== undefined && label.toLowerCase().includes(unit) ? undefined : unit

export type Fields = Readonly<Record<string, Field>>

/** The parsed inputs of a set of fields: exact decimals for money, percentages and numbers, and one of the options for a choice. */
export type InputsOf<Of extends Fields> = { readonly [Name in keyof Of]: z.output<Of[Name]['schema']> }

/** A field that holds a number, which a formula reads. What the others hold decides which formula it is. */
export type NumericField = Extract<Field, { readonly kind: 'money' | 'percent' | 'number' }>

export const isNumeric = (field: Field): field is NumericField =>
  field.kind === 'money' || field.kind === 'percent' || field.kind === 'number'

/** Whether a blank means that there is no number or day, or that nobody knows it. The formula is then another one. */
export const canBeUnknown = (field: Field): boolean =>
  (isNumeric(field) || field.kind === 'date') && 'blank' in field && field.blank === 'unknown'

/** The inputs that are no numbers. */
export type ChosenOf<Of extends Fields> = Omit<InputsOf<Of>, NumericIn<Of>>
type NumericIn<Of extends Fields> = { [Name in keyof Of]: Of[Name] extends NumericField ? Name : never }[keyof Of]

/** What inputs say of each other. Only choices decide that, so that a table of many rows need ask once for each set of them. */
export interface CrossChecks<Of extends Fields> {
  /** The faults of choices that do not go together, or not in a tax year. */
  readonly check?: (chosen: ChosenOf<Of>, taxYear: TaxYear) => readonly Refusal[]
  /** The numbers to which the choices leave less room, as fields with that room. */
  readonly narrowed?: (chosen: ChosenOf<Of>) => Readonly<Record<string, NumberField>>
  /** Amounts that mean nothing without another one: where the first is given, the second must be more than nothing. */
  readonly needs?: Partial<Record<NumericIn<Of> & string, NumericIn<Of> & string>>
}

/** What is expected of one input. It reads as `${field} must be ${expected}`. */
export interface Refusal {
  readonly field: string
  readonly expected: string
}

/** One thing wrong with one input. The code is zod’s, and `custom` is what one input says of another. */
export interface InputIssue extends Refusal {
  readonly code: z.$ZodIssue['code']
}

/** What a message expects of a value that its field does not have, as a CSV file spells it. A page has words of its own. */
export const TRUE_OR_FALSE = 'true or false'
export const oneOf = ({ options }: { readonly options: readonly string[] }): string => `one of ${options.join(', ')}`
export const aDateLike = (field: Pick<DateField, 'blank' | 'last'>): string => `a date, such as ${exampleOf(field)}`

/** A day that shows how to write one. */
export const exampleOf = ({ blank, last }: Pick<DateField, 'blank' | 'last'>): string => (blank === 'unknown' ? last : blank)
