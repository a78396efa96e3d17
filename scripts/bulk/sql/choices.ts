import type { Answer } from '../../../engine/answer/answer.ts'
import type { Calculator, RatesChoice } from '../../../engine/calculator.ts'
import { optionsOf } from '../../../engine/explain/alternatives.ts'
import { dayInWords } from '../../../engine/inputs/day.ts'
import { daysFrom, daysLater } from '../../../engine/inputs/day-sums.ts'
import {
  canBeUnknown,
  type DateField,
  type Field,
  type Fields,
  isNumeric,
  type NumericField,
  type Refusal,
} from '../../../engine/inputs/field.ts'
import { fieldsIn } from '../../../engine/inputs/fields-in-year.ts'
import { allRatesOn, NoRateError, unlessMissing } from '../../../engine/rates/rates-at.ts'

/** What a field that decides which formula there is says: an option, a day, or for a number that need not be known, whether it is. */
export type ChosenOptions = Readonly<Record<string, string>>
export const GIVEN = 'given'
export const BLANK = 'blank'

/** Whether a field decides which formula there is. The year does not, because a query is for one year. */
export const decides = (name: string, field: Field): boolean =>
  name !== 'taxYear' && (field.kind === 'choice' || field.kind === 'flag' || field.kind === 'date' || canBeUnknown(field))

/**
 * Why a calculator has no query; undefined where it has one. A query holds a formula for each set of choices, and a text that decides the
 * formula, such as a tax code, has no end of them.
 */
export function withoutQuery({ slug, fields }: Pick<Calculator, 'slug' | 'fields'>): string | undefined {
  const [name] = Object.entries<Field>(fields).find(([, field]) => field.kind === 'text' && field.read && !field.isRare) ?? []
  return name === undefined ? undefined : `${slug} has no query, because its ${name} can be any of too many; calc answers a CSV of any size`
}

/** What a number may be with some choices, where that is not what its field says, and what a larger number is told. */
export interface NumberLimit {
  readonly most: number
  readonly blank: number
  readonly expected: string
}

/** What comes of a set of choices: a formula, or a fault of one of the fields. */
export type ChoicesOutcome = { readonly limits: Readonly<Record<string, NumberLimit>> } & (
  | { readonly answer: Answer; readonly fault?: undefined }
  | { readonly answer?: undefined; readonly fault: Refusal }
)

/** What comes of every set of choices in a tax year, under a rule set. */
export function outcomesOf(
  calculator: Calculator,
  choice: Required<RatesChoice>,
): { readonly chosen: ChosenOptions; readonly outcome: ChoicesOutcome }[] {
  const fields = fieldsIn(calculator.fields, choice.taxYear)
  return setsOf(fields).map((chosen) => ({ chosen, outcome: outcomeOf(calculator, fields, chosen, choice) }))
}

/** The amounts that may be typed for any period, each with the choice that says which. */
export const anyPeriod = (fields: Fields): [name: string, choice: string][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'money' && field.periodIn ? [[name, field.periodIn]] : []))

function setsOf(fields: Fields): ChosenOptions[] {
  let sets: ChosenOptions[] = [{}]
  // They decide no formula: each formula takes the amount of a year.
  const periods = new Set(anyPeriod(fields).map(([, choice]) => choice))
  for (const [name, field] of Object.entries(fields)) {
    if (!decides(name, field) || periods.has(name)) continue
    if (field.isRare) {
      sets = sets.map((set) => ({ ...set, [name]: isNumeric(field) ? BLANK : String(field.blank) }))
      continue
    }
    const values = field.kind === 'date' ? daysOf(field) : isNumeric(field) ? [GIVEN, BLANK] : optionsOf(field)
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })))
  }
  return sets
}

/** The days that a field takes, and a blank where that is none of them. */
function daysOf({ first, last, blank }: DateField): string[] {
  const days = Array.from({ length: daysFrom(first, last) + 1 }, (_, index) => daysLater(first, index))
  return blank === 'unknown' ? [BLANK, ...days] : days
}

function outcomeOf(
  calculator: Calculator,
  fields: Fields,
  chosen: ChosenOptions,
  { ruleSet, taxYear }: Required<RatesChoice>,
): ChoicesOutcome {
  const raw = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = chosen[name]
      if (value === BLANK) return [name, '']
      return [name, isNumeric(field) ? String(leastOf(field)) : (value ?? '')]
    }),
  )
  const parsed = calculator.parse(raw, taxYear)
  if (parsed.issues) return { limits: {}, fault: single(parsed.issues) }
  const limits = Object.fromEntries(
    Object.entries(calculator.narrowed?.(parsed.inputs) ?? {}).map(([name, { most, blank, step }]): [string, NumberLimit] => {
      const { issues = [] } = { ...calculator.parse({ ...raw, [name]: String(most + step) }, taxYear) }
      return [name, { most, blank: Number(blank), expected: single(issues).expected }]
    }),
  )
  const made = unlessMissing(() => calculator.answerOn(parsed.inputs, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear))
  if (!(made instanceof NoRateError)) return { limits, answer: made.answer }
  const [day] = Object.entries(fields).find(([, { kind }]) => kind === 'date') ?? []
  return {
    limits,
    fault: { field: day ?? 'taxYear', expected: `of a day whose law we have; for ${dayInWords(made.date)} we have no ${made.entry}` },
  }
}

const leastOf = (field: NumericField): number => (field.kind === 'number' ? field.least : 0)

function single(issues: readonly Refusal[]): Refusal {
  const [issue] = issues
  if (!issue || issues.length > 1) throw new RangeError('expected one fault of fields that are each right on their own')
  return issue
}
