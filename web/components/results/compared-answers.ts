import type { Calculator, Tables } from '#engine/calculator.ts'
import { resultOf, type Side } from '#engine/explain/compared.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import { NoRateError, type TaxYear, unlessMissing } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { type KeptQuestion, valuesOf } from '../../form/kept.ts'
import { ruleSetNamed } from '../../form/remembered-rules.ts'
import { WAYS_TO_EARN } from './ways-to-earn.ts'

/** A calculator with the tables of the page’s year and of others. */
export interface InYears {
  readonly calculator: Calculator
  readonly tables: Tables
}

/** An answer of the comparison: what was asked, and what came of it. */
export interface ComparedAnswer extends Side, InYears {
  readonly letter: string
  readonly result: Result
}

/**
 * The calculators of what is kept, by slug, with the tables of each year that is asked about. One that the page does not have is fetched.
 * The same promise each time, as `use` needs.
 */
export function calculatorsOf(here: Calculator, kept: readonly KeptQuestion[]): Promise<ReadonlyMap<string, InYears>> {
  const slugs = [...new Set([here.slug, ...kept.map(({ slug = here.slug }) => slug)])].filter(
    (slug) => slug === here.slug || Object.hasOwn(WAYS_TO_EARN, slug),
  )
  const years = [...new Set(kept.map(({ year }) => year))]
  const key = [...slugs, ...years].join(' ')
  const known = loading.get(key)
  if (known) return known
  const made = fetchAll(here, slugs, years)
  loading.set(key, made)
  // Whoever tries again asks again.
  made.catch(() => loading.delete(key))
  return made
}
const loading = new Map<string, Promise<ReadonlyMap<string, InYears>>>()

async function fetchAll(here: Calculator, slugs: readonly string[], years: readonly TaxYear[]): Promise<ReadonlyMap<string, InYears>> {
  const calculators = Promise.all(
    slugs.map(async (slug) => (slug === here.slug ? here : ((await WAYS_TO_EARN[slug]?.load())?.calculator ?? here))),
  )
  const others = await Promise.all(years.map((year) => tablesIn[year]()))
  const joined = ({ tables: own }: Calculator) => others.reduce<Tables>((tables, other) => joinedTables(tables, other.tables), own)
  return new Map((await calculators).map((calculator) => [calculator.slug, { calculator, tables: joined(calculator) }]))
}

/** A kept question and its answer; undefined where the calculator refuses it, or the tables lack a figure for it. */
export function answerKept({ calculator, tables }: InYears, kept: KeptQuestion, letter: string): ComparedAnswer | undefined {
  const { rules, ...values } = valuesOf(kept)
  const parsed = calculator.parse(values, kept.year)
  if (parsed.issues) return undefined
  const side: Side = { inputs: parsed.inputs, ruleSet: ruleSetNamed(rules), taxYear: kept.year }
  const result = unlessMissing(() => resultOf(calculator, side, tables))
  return result instanceof NoRateError ? undefined : { ...side, calculator, tables, letter, result }
}
