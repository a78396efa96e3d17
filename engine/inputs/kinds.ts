// The kinds of input, each a zod schema with what is said about it. A schema takes text as people and spreadsheets write it; a JSON Schema
// describes what a program sends in its place.
import * as z from 'zod/v4/core'
import { Decimal, ZERO } from '../money/decimal.ts'
import { grouped } from '../money/grouped.ts'
import { dayInWords, isDay } from './day.ts'
import {
  type AboutField,
  aDateLike,
  type ChoiceField,
  type DateField,
  type FlagField,
  LARGEST_PERCENT,
  type MoneyField,
  type NumberField,
  oneOf,
  type PercentField,
  type Schema,
  type TextField,
  TRUE_OR_FALSE,
  unitToSay,
} from './field.ts'
import { checkBy, oneOfThese, readBy, refused, TEXT, textSchema, through, transform, withBlank } from './schema-parts.ts'

/** The largest amount that a money field takes: one trillion pounds. */
export const LARGEST_AMOUNT = new Decimal('1000000000000')

/** A field with all that was said about it, and the schema that follows. */
type Made<Kind extends string, Of, Input> = Of & {
  readonly kind: Kind
  readonly schema: Schema<Input | (Of extends { readonly blank: 'unknown' } ? undefined : never)>
}

/** Pounds, with or without a `£`, and with commas or spaces between thousands. */
// @__NO_SIDE_EFFECTS__
export function money<const Of extends AboutField<MoneyField>>(about: Of): Made<'money', Of, Decimal> {
  const most = LARGEST_AMOUNT.toNumber()
  const schema = withBlank(numberSchema({ ...MONEY, least: 0, most }, withoutPound), about.blank ?? ZERO)
  return { ...about, kind: 'money', schema }
}

/** A percentage, with or without a `%`. */
// @__NO_SIDE_EFFECTS__
export function percent<const Of extends AboutField<PercentField>>(about: Of): Made<'percent', Of, Decimal> {
  return {
    ...about,
    kind: 'percent',
    schema: withBlank(numberSchema({ ...PERCENT, least: 0, most: LARGEST_PERCENT }, withoutPercent), ZERO),
  }
}

/** A count or a measurement. */
// @__NO_SIDE_EFFECTS__
export function number<const Of extends AboutField<NumberField>>(about: Of): Made<'number', Of, Decimal> {
  const { blank, blankInWords } = about
  const isOpen = blank === 'unknown' || blankInWords !== undefined
  const schema = withBlank(numberSchema({ ...about, ...numberWords(about) }), isOpen ? 'unknown' : new Decimal(blank))
  return { ...about, kind: 'number', schema }
}

/** One of several options. It does not compile while an option has no words. */
// @__NO_SIDE_EFFECTS__
export function choice<const Options extends readonly string[]>(about: AboutField<ChoiceField<Options>>): ChoiceField<Options> {
  return { ...about, kind: 'choice', schema: withBlank(oneOfThese(about.options, oneOf(about)), about.blank) }
}

/** Yes or no. Spreadsheets write TRUE and FALSE. */
// @__NO_SIDE_EFFECTS__
export function flag<const Of extends AboutField<FlagField>>(about: Of): Made<'flag', Of, boolean> {
  return { ...about, kind: 'flag', schema: withBlank(readBy(readFlag, oneOfThese([true, false], TRUE_OR_FALSE)), about.blank) }
}

const readFlag = (text: string): boolean | string => {
  const small = text.toLowerCase()
  return small === 'true' || (small === 'false' ? false : text)
}

/** A day, between two others. */
// @__NO_SIDE_EFFECTS__
export function date<const Of extends AboutField<DateField>>(about: Of): Made<'date', Of, string> {
  const { first, last } = about
  const within = checkBy<string>(({ value: day, issues }) => {
    if (!isDay(day)) refused(issues, day, 'invalid_format', aDateLike(about))
    else if (day < first || day > last)
      refused(issues, day, day < first ? 'too_small' : 'too_big', `from ${dayInWords(first)} to ${dayInWords(last)}`)
  })
  return { ...about, kind: 'date', schema: withBlank(textSchema(within), about.blank) }
}

/** Text, as it stands or as it is read. */
// @__NO_SIDE_EFFECTS__
export function freeText<const Of extends AboutField<TextField>>(about: Of): Made<'text', Of, string> {
  const read = checkBy<string>((payload) => {
    const known = about.read?.(payload.value) ?? payload.value
    if (typeof known === 'string') payload.value = known
    else refused(payload.issues, payload.value, 'invalid_format', known.expected)
  })
  return { ...about, kind: 'text', schema: withBlank(textSchema(read), about.blank) }
}

/** What is said of a number that cannot be read, is too small or too large, or has too many digits after the point. */
interface NumberWords {
  readonly like: string
  readonly small: string
  readonly large: string
  readonly places: string
}

const MONEY: NumberWords = {
  like: 'an amount in pounds, such as 35,000 or 35,000.50',
  small: '£0 or more',
  large: '£1 trillion or less',
  places: 'an amount in pounds and pence, with no more than two digits after the point',
}

const ANY_PERCENT = `a percentage from 0 to ${LARGEST_PERCENT}`

const PERCENT: NumberWords = {
  like: `${ANY_PERCENT}, such as 5 or 7.5`,
  small: ANY_PERCENT,
  large: ANY_PERCENT,
  places: 'a percentage with no more than two digits after the point',
}

/** Every fault of a count gets the same full message: the kind of number, its unit and its limits. */
function numberWords(about: AboutField<NumberField>): NumberWords {
  const { least, most, step } = about
  const unit = unitToSay(about)
  const of = unit === undefined ? '' : ` of ${unit}`
  const range = `from ${grouped(String(least))} to ${grouped(String(most))}`
  const like = {
    1: `a whole number${of} ${range}`,
    0.5: `a number${of} ${range}, such as 10 or 10.5`,
    0.01: `a number ${range}, with no more than two digits after the point`,
  }[step]
  return { like, small: like, large: about.atMost ?? like, places: like }
}

interface NumberRules extends NumberWords {
  readonly least: number
  readonly most: number
  readonly step?: number
}

const withoutPound = (text: string) => text.replace(/^(-|−)?£\s*/, '$1')
// Not /\s*%$/, which takes quadratic time on a long run of spaces.
const withoutPercent = (text: string) => (text.endsWith('%') ? text.slice(0, -1).trimEnd() : text)

/**
 * An exact decimal. A number of JavaScript carries it from the text to the decimal, so that zod knows its bounds: it is exact up to 15 digits,
 * and what is within the bounds has no more.
 */
function numberSchema({ least, most, step = SMALLEST, ...words }: NumberRules, bare = (text: string) => text): Schema<Decimal> {
  const inSteps = checkBy<number>(({ value, issues }) => {
    if (step > SMALLEST && value % step !== 0) refused(issues, value, 'not_multiple_of', words.places)
  })
  const checks = [
    new z.$ZodCheckGreaterThan({ check: 'greater_than', value: least, inclusive: true, error: () => words.small }),
    new z.$ZodCheckLessThan({ check: 'less_than', value: most, inclusive: true, error: () => words.large }),
    inSteps,
  ]
  return readBy(
    (text, issues) => readNumber(bare(text), words, issues),
    through(
      new z.$ZodNumber({ type: 'number', checks, error: () => TEXT }),
      transform((value) => new Decimal(value as number)),
    ),
  )
}

// Commas and spaces only between thousands. Somebody who types 12,50 may mean twelve and a half, and two lines in a cell may be two
// amounts, so we refuse both and do not guess. These are three expressions because one for all could match the first digits in several
// ways.
const NUMBERS = [/^\d*(\.\d*)?$/, /^\d{1,3}(,\d{3})+(\.\d*)?$/, /^\d{1,3}([ \u00a0\u2009\u202f]\d{3})+(\.\d*)?$/]

/** The number that a text is. What is below nothing is left to the bounds. */
function readNumber(text: string, { like, places }: NumberWords, issues: z.$ZodRawIssue[]): number {
  const digits = text.replace(/^[-−]/, '')
  if (!NUMBERS.some((one) => one.test(digits)) || !/\d/.test(digits)) return refused(issues, text, 'invalid_format', like)
  const value = Math.min(Number(digits.replace(/[,\s]/g, '')), Number.MAX_VALUE)
  if (digits !== text && value > 0) return -value
  const belowPence = digits.split('.')[1]?.slice(2) ?? ''
  if (/[1-9]/.test(belowPence)) return refused(issues, text, 'not_multiple_of', places)
  return value
}

/** The smallest step that a number has: a penny, or a hundredth. Texts are held to it, because numbers of JavaScript have no exact hundredths. */
const SMALLEST = 0.01
