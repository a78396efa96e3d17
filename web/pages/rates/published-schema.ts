// The schema of a published file of tables, from the parts of zod that forms have: a build would put any other part into every form.
import * as z from 'zod/v4/core'
import type { Schema } from '#engine/inputs/field.ts'
import { readWith } from '#engine/inputs/parse.ts'
import { oneOfThese, refused, textSchema, transform } from '#engine/inputs/schema-parts.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { RULE_SETS, type TaxYear } from '#engine/rates/rates-at.ts'
import type { PublishedTable, PublishedValue } from './published.ts'
import {
  type PublishedBand,
  type PublishedEntry,
  type PublishedRates,
  type PublishedReading,
  type PublishedSource,
  STATUS,
} from './published.ts'

const text = textSchema() as Schema<string>
const maybe = <Of>(innerType: Schema<Of>) => new z.$ZodOptional({ type: 'optional', innerType }) as Schema<Of>

/** An object of these fields. Others are left out, because a newer version of the site may have more. */
const objectOf = <Of>(shape: { readonly [Name in keyof Required<Of>]: Schema<Required<Of>[Name]> }) =>
  new z.$ZodObject({ type: 'object', shape }) as z.$ZodType as Schema<Of>

/** Reads each part of something, with its name in the place of what is wrong. */
function eachOf<Of>(schema: Schema<Of>, parts: readonly (readonly [string | number, unknown])[], issues: z.$ZodRawIssue[]) {
  return parts.map(([name, part]): [string | number, Of] => {
    const read = readWith(schema, part)
    for (const issue of read.issues ?? []) issues.push({ ...issue, path: [name, ...issue.path] } as z.$ZodRawIssue)
    return [name, (read as { readonly value: Of }).value]
  })
}

const listOf = <Of>(schema: Schema<Of>): Schema<readonly Of[]> =>
  transform((given, { issues }) =>
    Array.isArray(given)
      ? eachOf(schema, [...given.entries()], issues).map(([, part]) => part)
      : refused(issues, given, 'invalid_type', 'a list'),
  )

const recordOf = <Of>(schema: Schema<Of>): Schema<Readonly<Record<string, Of>>> =>
  transform((given, { issues }) =>
    typeof given === 'object' && given !== null
      ? Object.fromEntries(eachOf(schema, Object.entries(given), issues))
      : refused(issues, given, 'invalid_type', 'an object'),
  )

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Schema<Name> => {
  const names = Object.keys(record) as Name[]
  return oneOfThese(names, `one of ${names.join(', ')}`)
}

const reading = {
  reading: oneOfThese(['statute', 'constants', 'text'], 'a reading'),
  value: maybe(text),
  text: maybe(text),
  bands: maybe(listOf(objectOf<PublishedBand>({ name: text, rate: text, upTo: maybe(text), range: maybe(text) }))),
  law: maybe(text),
  sources: listOf(text),
  status: namesOf<PublishedReading['status']>(STATUS),
  note: maybe(text),
  checked: maybe(text),
  checkedBy: maybe(text),
} as const

const entry = objectOf<PublishedEntry>({
  id: text,
  title: text,
  about: maybe(text),
  kind: oneOfThese(['amount', 'percent', 'bands', 'method', 'date', 'day'], 'a kind of entry'),
  unit: maybe(text),
  period: maybe(text),
  base: maybe(text),
  options: maybe(recordOf(text)),
  values: listOf(
    objectOf<PublishedValue>({
      ...reading,
      from: text,
      to: maybe(text),
      endedBy: maybe(text),
      comparedWithLaw: oneOfThese(['same', 'differs', 'not-in-law'], 'a comparison with the law'),
      others: listOf(objectOf<PublishedReading>(reading)),
    }),
  ),
  absence: maybe(text),
})

/** Every table for one tax year as one rule set reads it. */
export const publishedRates = objectOf<PublishedRates>({
  taxYear: namesOf<TaxYear>(taxYears),
  starts: text,
  ends: text,
  checkedTo: maybe(text),
  secondHandTo: maybe(text),
  notIncluded: maybe(text),
  ruleSet: oneOfThese(RULE_SETS, 'a rule set'),
  ruleSetTitle: text,
  research: text,
  tables: listOf(objectOf<PublishedTable>({ id: text, title: text, entries: listOf(entry) })),
  sources: recordOf(
    objectOf<PublishedSource>({ title: text, publisher: text, reports: maybe(oneOfThese([true], 'true')), url: maybe(text) }),
  ),
})
