import { onForget } from '../forget.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { grouped } from '../money/grouped.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { dayInWords, isDay } from './day.ts'
import {
  aDateLike,
  type CrossChecks,
  type Field,
  type Fields,
  type InputIssue,
  type InputsOf,
  LARGEST_PERCENT,
  type NumberField,
  oneOf,
  TRUE_OR_FALSE,
  unitToSay,
} from './field.ts'
import { fieldsIn } from './fields-in-year.ts'
import { withoutInvisible } from './without-invisible.ts'
import { inYears } from './yearly-pay.ts'

/** The largest amount that a money field takes: one trillion pounds. */
export const LARGEST_AMOUNT = new Decimal('1000000000000')

export type Parsed<Inputs> = { readonly inputs: Inputs; readonly issues?: undefined } | { readonly issues: readonly InputIssue[] }

/**
 * Parses raw inputs, such as the text of a form or a row of a CSV, about a tax year. No field is required, and no value is changed to fit a
 * limit.
 */
export type Parser<Inputs> = (raw: Readonly<Record<string, unknown>>, taxYear?: TaxYear) => Parsed<Inputs>

/**
 * Makes a parser for a set of fields. It trims text and gives a missing or blank value its default. Money may have a `£`, and commas or
 * spaces between thousands; a percentage may have a `%`. Each fault is one issue that names its field and says what was expected. An
 * unknown field is a fault too. What a choice or another amount asks of a field is said with the other faults, so
 * that a visitor corrects them all at once. What `check` says is looked at only when each input is right on its own.
 */
export function parserOf<Of extends Fields>(fields: Of, { check, narrowed, needs = {} }: CrossChecks<Of> = {}): Parser<InputsOf<Of>> {
  const readersIn = (taxYear: TaxYear) =>
    new Map(Object.entries<Field>(fieldsIn(fields, taxYear)).map(([name, field]) => [name, readerOf(field)]))
  const readersOf = new Map<TaxYear, ReturnType<typeof readersIn>>()
  onForget(() => readersOf.clear())
  return (raw, taxYear = defaultTaxYear) => {
    let readers = readersOf.get(taxYear)
    if (!readers) readersOf.set(taxYear, (readers = readersIn(taxYear)))
    const issues: InputIssue[] = []
    const values: Record<string, Value> = {}
    for (const [name, read] of readers) {
      const text = textOf(raw[name])
      const value = text === undefined ? TEXT : read(text)
      if (value instanceof Expected) issues.push({ field: name, expected: value.what })
      else values[name] = value
    }
    for (const name of Object.keys(raw)) if (!readers.has(name)) issues.push({ field: name, expected: 'a field of this calculator' })
    const isEachRight = issues.length === 0
    const isRight = (name: string) => issues.every(({ field }) => field !== name)
    const inputs = values as InputsOf<Of>
    const isChosen = Object.entries<Field>(fields).every(([name, { kind }]) => kind !== 'choice' || isRight(name))
    if (isEachRight) issues.push(...(check?.(inputs, taxYear) ?? []))
    for (const [name, field] of Object.entries(isChosen ? (narrowed?.(inputs) ?? {}) : {})) {
      if (!isRight(name)) continue
      const value = readerOf(field)(textOf(raw[name]) ?? '')
      if (value instanceof Expected) issues.push({ field: name, expected: value.what })
      else values[name] = value
    }
    for (const [name, needed] of Object.entries<string | undefined>(needs))
      if (needed !== undefined && isGiven(values[name]) && !isGiven(values[needed]) && isRight(needed))
        issues.push({ field: needed, expected: `more than 0 where there is ${labelIn(fields, name)}` })
    if (!isEachRight) return { issues }
    const yearly = inYears(fields, inputs)
    for (const [name, value] of yearly === inputs ? [] : Object.entries(yearly))
      if (value instanceof Decimal && value.greaterThan(LARGEST_AMOUNT)) issues.push({ field: name, expected: `${MONEY.atMost} a year` })
    return issues.length > 0 ? { issues } : { inputs }
  }
}

const isGiven = (value: Value): boolean => value instanceof Decimal && !value.isZero()
const labelIn = (fields: Fields, name: string): string => (fields[name]?.label ?? name).toLowerCase()

/** Turns text into a value, or into an `Expected` that says what was wanted instead. */
type Reader = (text: string) => Value | Expected
type Value = Decimal | string | boolean | undefined
class Expected {
  readonly what: string
  constructor(what: string) {
    this.what = what
  }
}

const TEXT = new Expected('text or a number')

/** A raw input as text without what nobody sees and the spaces around it; undefined for what cannot be written in one cell or box. */
function textOf(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return ''
  const isText = typeof raw === 'string' || typeof raw === 'boolean' || (typeof raw === 'number' && Number.isFinite(raw))
  return isText ? withoutInvisible(String(raw)).trim() : undefined
}

function readerOf(field: Field): Reader {
  switch (field.kind) {
    case 'money':
      return (text) => (text === '' ? blankMoney(field.blank) : readNumber(text.replace(/^(-|−)?£\s*/, '$1'), MONEY))
    case 'percent':
      return (text) => (text === '' ? ZERO : readNumber(withoutPercent(text), PERCENT))
    case 'number': {
      const rules = numberRules(field)
      return (text) => {
        if (text === '') return field.blank === 'unknown' ? undefined : new Decimal(field.blank)
        const value = readNumber(text, rules)
        if (value instanceof Expected) return value
        if (value.lessThan(field.least)) return new Expected(rules.least)
        return value.modulo(field.step).isZero() ? value : new Expected(rules.places)
      }
    }
    case 'date': {
      const { first, last, blank } = field
      return (text) => {
        if (text === '') return blank === 'unknown' ? undefined : blank
        if (!isDay(text)) return new Expected(aDateLike(field))
        const isWithin = text >= first && text <= last
        return isWithin ? text : new Expected(`from ${dayInWords(first)} to ${dayInWords(last)}`)
      }
    }
    case 'text':
      return (text) => {
        const read = text === '' ? field.blank : (field.read?.(text) ?? text)
        return typeof read === 'string' ? read : new Expected(read.expected)
      }
    case 'choice':
      return (text) => {
        const choice = text === '' ? field.blank : text
        return field.options.includes(choice) ? choice : new Expected(oneOf(field))
      }
    case 'flag':
      // Spreadsheets write TRUE and FALSE.
      return (text) => {
        const flag = text === '' ? String(field.blank) : text.toLowerCase()
        return flag === 'true' || flag === 'false' ? flag === 'true' : new Expected(TRUE_OR_FALSE)
      }
  }
}

interface NumberRules {
  readonly like: string
  readonly most: Decimal
  readonly least: string
  readonly atMost: string
  readonly places: string
}

const MONEY: NumberRules = {
  like: 'an amount in pounds, such as 35,000 or 35,000.50',
  most: LARGEST_AMOUNT,
  least: '£0 or more',
  atMost: '£1 trillion or less',
  places: 'an amount in pounds and pence, with no more than two digits after the point',
}

const ANY_PERCENT = `a percentage from 0 to ${LARGEST_PERCENT}`

const PERCENT: NumberRules = {
  like: `${ANY_PERCENT}, such as 5 or 7.5`,
  most: new Decimal(LARGEST_PERCENT),
  least: ANY_PERCENT,
  atMost: ANY_PERCENT,
  places: 'a percentage with no more than two digits after the point',
}

// Not /\s*%$/, which takes quadratic time on a long run of spaces.
const withoutPercent = (text: string) => (text.endsWith('%') ? text.slice(0, -1).trimEnd() : text)

const blankMoney = (blank: 'unknown' | undefined) => (blank === 'unknown' ? undefined : ZERO)

/** Every fault of a number gets the same full message: the kind of number, its unit and its limits. */
function numberRules(field: NumberField): NumberRules {
  const { least, most, step } = field
  const unit = unitToSay(field)
  const of = unit === undefined ? '' : ` of ${unit}`
  const range = `from ${grouped(String(least))} to ${grouped(String(most))}`
  const kinds = {
    1: `a whole number${of} ${range}`,
    0.5: `a number${of} ${range}, such as 10 or 10.5`,
    0.01: `a number ${range}, with no more than two digits after the point`,
  } as const
  const number = kinds[step]
  return { like: number, most: new Decimal(most), least: number, atMost: field.atMost ?? number, places: number }
}

// Commas and spaces only between thousands. Somebody who types 12,50 may mean twelve and a half, and two lines in a cell may be two
// amounts, so we refuse both and do not guess. These are three expressions because one for all could match the first digits in several
// ways.
const NUMBERS = [/^\d*(\.\d*)?$/, /^\d{1,3}(,\d{3})+(\.\d*)?$/, /^\d{1,3}([ \u00a0\u2009\u202f]\d{3})+(\.\d*)?$/]

function readNumber(text: string, { like, most, least, atMost, places }: NumberRules): Decimal | Expected {
  const unsigned = text.replace(/^[-−]/, '')
  if (!NUMBERS.some((number) => number.test(unsigned)) || !/\d/.test(unsigned)) return new Expected(like)
  const value = new Decimal(unsigned.replace(/[,\s]/g, '').replace(/\.$/, ''))
  if (unsigned !== text && !value.isZero()) return new Expected(least)
  if (value.decimalPlaces() > 2) return new Expected(places)
  return value.greaterThan(most) ? new Expected(atMost) : value
}
