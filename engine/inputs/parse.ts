import * as z from 'zod/v4/core'
import { Decimal } from '../money/decimal.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { rememberingAlways } from '../remembering.ts'
import type { CrossChecks, Fields, InputIssue, InputsOf, Schema } from './field.ts'
import { fieldsIn } from './fields-in-year.ts'
import { LARGEST_AMOUNT } from './kinds.ts'
import { checkBy, strictObject, through, transform } from './schema-parts.ts'
import { withoutInvisible } from './without-invisible.ts'
import { inYears } from './yearly-pay.ts'

export type Parsed<Inputs> = { readonly inputs: Inputs; readonly issues?: undefined } | { readonly issues: readonly InputIssue[] }

/**
 * Parses raw inputs, such as the text of a form or a row of a CSV, about a tax year. No field is required, and no value is changed to fit a
 * limit.
 */
export type Parser<Inputs> = (raw: Readonly<Record<string, unknown>>, taxYear?: TaxYear) => Parsed<Inputs>

/** A schema of inputs in a tax year. */
export type SchemaIn<Inputs> = (taxYear: TaxYear) => Schema<Inputs>

/**
 * The schema of a set of fields in a tax year. It trims text and gives a missing or blank value its default. Each fault is one issue that
 * says what was expected of a field. An unknown field is a fault too. What a choice or another amount asks of a field is said with the other
 * faults, so that a visitor corrects them all at once. What `check` says is looked at only when each input is right on its own.
 */
export const schemaOf = <Of extends Fields>(fields: Of, checks: CrossChecks<Of> = {}): SchemaIn<InputsOf<Of>> =>
  rememberingAlways((taxYear) => schemaInYear(taxYear, fields, checks))

function schemaInYear<Of extends Fields>(taxYear: TaxYear, fields: Of, checks: CrossChecks<Of>): Schema<InputsOf<Of>> {
  const own = Object.entries(fieldsIn(fields, taxYear))
  // Inputs have all fields, also those that are unknown: their order tells which formulas they need.
  const blanks = Object.fromEntries(own.map(([name]) => [name, undefined]))
  const asText = (raw: unknown) => {
    const texts: Record<string, unknown> = { ...blanks, ...(raw as object) }
    for (const name in blanks) texts[name] = textOf(texts[name])
    return texts
  }
  const across = checkBy<InputsOf<Of>>(({ value, issues }) => checkAcross(value, issues, taxYear, fields, checks), true)
  const shape = Object.fromEntries(own.map(([name, { schema }]) => [name, schema])) as { [Name in keyof Of]: Schema<InputsOf<Of>[Name]> }
  return through(transform(asText), strictObject<InputsOf<Of>>(shape, 'a field of this calculator', across))
}

/** A raw input as text without what nobody sees and the spaces around it; undefined for a blank. What no cell or box can hold stays as it is. */
function textOf(raw: unknown): unknown {
  if (raw === undefined || raw === null) return undefined
  const isText = typeof raw === 'string' || typeof raw === 'boolean' || (typeof raw === 'number' && Number.isFinite(raw))
  return isText ? withoutInvisible(String(raw)).trim() || undefined : raw
}

/** Adds the faults that come from two inputs together, and reads a number again where the choices leave it less room. */
function checkAcross<Of extends Fields>(
  inputs: InputsOf<Of>,
  issues: z.$ZodRawIssue[],
  taxYear: TaxYear,
  fields: Of,
  { check, narrowed, needs = {} }: CrossChecks<Of>,
): void {
  const values = inputs as Record<string, InputsOf<Fields>[string]>
  const refuse = (field: string, code: 'custom' | 'too_big' | 'too_small', message: string) =>
    issues.push({ code, path: [field], message, input: values[field] } as z.$ZodRawIssue)
  const isRight = (name: string) => issues.every(({ path }) => path?.[0] !== name)
  const isEachRight = issues.length === 0
  const isChosen = Object.entries(fields).every(([name, { kind }]) => kind !== 'choice' || isRight(name))
  if (isEachRight) for (const { field, expected } of check?.(inputs, taxYear) ?? []) refuse(field, 'custom', expected)
  const room = isChosen ? (narrowed?.(inputs) ?? {}) : {}
  for (const [name, { schema, blank }] of Object.entries(room)) {
    if (!isRight(name)) continue
    const read = readWith(schema, values[name]?.toString())
    if (read.issues) issues.push(...read.issues.map((issue) => ({ ...issue, path: [name] }) as z.$ZodRawIssue))
    else values[name] = read.value ?? new Decimal(blank)
  }
  for (const [name, needed] of Object.entries<string | undefined>(needs))
    if (needed !== undefined && isGiven(values[name]) && !isGiven(values[needed]) && isRight(needed))
      refuse(needed, 'too_small', `more than 0 where there is ${(fields[name]?.label ?? name).toLowerCase()}`)
  if (!isEachRight) return
  const yearly = inYears(fields, values)
  for (const [name, value] of yearly === values ? [] : Object.entries(yearly))
    if (value instanceof Decimal && value.greaterThan(LARGEST_AMOUNT)) refuse(name, 'too_big', '£1 trillion or less a year')
}

const isGiven = (value: unknown): boolean => value instanceof Decimal && !value.isZero()

/** Makes a parser from a schema. It names each field with a fault once, by the first thing that is wrong with it. */
export function parserOf<Inputs>(schemaIn: SchemaIn<Inputs>): Parser<Inputs> {
  return (raw, taxYear = defaultTaxYear) => {
    const read = readWith(schemaIn(taxYear), raw)
    return read.issues ? { issues: inputIssues(read.issues) } : { inputs: read.value }
  }
}

/** What a schema makes of a value, by the interface that all libraries of schemas have (standardschema.dev): zod’s own weighs 0.3 kB more. */
export function readWith<Output>(schema: Schema<Output>, raw: unknown) {
  const read = schema['~standard'].validate(raw)
  if (read instanceof Promise) throw new TypeError('a check of inputs has failed, or waits for something')
  return read as { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly z.$ZodIssue[] }
}

function inputIssues(issues: readonly z.$ZodIssue[]): InputIssue[] {
  const found = new Map<string, InputIssue>()
  for (const { code, path, message: expected, ...issue } of issues)
    for (const field of 'keys' in issue ? issue.keys : path.map(String)) if (!found.has(field)) found.set(field, { field, code, expected })
  return [...found.values()]
}
