// For text that is rendered when the site is built. It knows every table, so nothing that runs in a browser may import it.

import { ExactEvaluator, type TypedInputs } from '#engine/evaluate/exact-evaluator.ts'
import { type Amount, figure as amountOf, type BandOf } from '#engine/expression/amount.ts'
import { taxYearWith } from '#engine/inputs/known-years.ts'
import { incomeReaching, incomeWithoutAllowance } from '#engine/law/income-tax/bands-by-income.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { DateFigure, EntryId, Figure } from '#engine/rates/figure.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import { allRatesOn, NoRateError, type RuleSet, type TaxYear } from '#engine/rates/rates-at.ts'
import { date, figureText, money, taxYear } from './format.ts'

/** The tax year that the site is for, as text writes it, and its first and last day. */
export const year = taxYear(defaultTaxYear)
export const starts = date(taxYears[defaultTaxYear].starts)
export const ends = date(taxYears[defaultTaxYear].ends)

const years = Object.keys(taxYears) as TaxYear[]

/** The newest tax year of the site. */
export const newestYear: TaxYear = years.at(-1) ?? defaultTaxYear

/** The first and the last year that the site has pages for: `2022/23 to 2026/27`. */
export const yearsOfSite = [years.at(0), newestYear].map((one) => taxYear(one ?? defaultTaxYear)).join(' to ')

/** The tax year before it, whose Self Assessment dates fall within it. Undefined for the first that the tables have. */
export const yearBefore: TaxYear | undefined = years[years.indexOf(defaultTaxYear) - 1]

/** The tax year some years before it, as text writes it: 2024/25. */
export const taxYearsBefore = (count: number): string => taxYear(years[years.indexOf(defaultTaxYear) - count] ?? defaultTaxYear)

const { starts: firstDay, ends: lastDay } = taxYears[defaultTaxYear]

/** The law on a day of the default tax year, for page text. */
export const ratesOn = (on: string = firstDay) => allRatesOn(tables, on, defaultRuleSet)

/** The law on its first day. */
export const rates = ratesOn()

const branchAt = (tree: unknown, entry: EntryId): unknown =>
  entry.split('.').reduce((branch, name) => (branch as Record<string, unknown>)[name], tree)

const settled = (entry: EntryId, on: string, ruleSet: RuleSet = defaultRuleSet): unknown => branchAt(allRatesOn(tables, on, ruleSet), entry)

/**
 * An amount or percent from the tables, on the first day of the tax year or on another day (`2024-10-30`), under the law or another rule
 * set.
 * @throws TypeError for an entry of another kind.
 */
export function figure(entry: EntryId, on: string = firstDay, ruleSet?: RuleSet): Figure {
  const found = settled(entry, on, ruleSet) as Figure
  if (!(found.value instanceof Decimal)) throw new TypeError(`${entry} is not a single figure`)
  return found
}

/** Whether the law has the entry on the first day of the tax year: some were abolished, or came later. */
export function hasFigure(entry: EntryId): boolean {
  try {
    settled(entry, firstDay)
    return true
  } catch (error) {
    if (error instanceof NoRateError) return false
    throw error
  }
}

/** The law on the first day of each tax year, made when it is first asked for. */
const lawIn = new Map<TaxYear, unknown>()

/** An amount or percent on the first day of each tax year of the site, in order: undefined where the law had none. */
export const figureInYears = (entry: EntryId): { readonly year: TaxYear; readonly figure: Figure | undefined }[] =>
  years.map((each) => {
    const ratesThen = lawIn.get(each) ?? ratesOn(taxYears[each].starts)
    lawIn.set(each, ratesThen)
    try {
      const found = branchAt(ratesThen, entry) as Figure
      return { year: each, figure: found.value instanceof Decimal ? found : undefined }
    } catch (error) {
      if (error instanceof NoRateError) return { year: each, figure: undefined }
      throw error
    }
  })

/** The tax year in which an entry got the value that it has on the first day of this one; undefined where the tables begin with it. */
export function newSince(entry: EntryId): TaxYear | undefined {
  const from = provenanceOf(provenance, entry, firstDay, 'statute')?.from
  return from === undefined || from <= taxYears[years[0] ?? defaultTaxYear].starts ? undefined : taxYearWith(from)
}

/** An entry as text writes it: £12,570 or 8%. */
export const text = (entry: EntryId, on: string = firstDay): string => figureText(figure(entry, on))

/** The law that sets an entry’s value on a day: `TCGA 1992 s.1K`. @throws Error for an entry without one. */
export function law(entry: EntryId, on: string = firstDay): string {
  const made = provenanceOf(provenance, entry, on, 'statute')?.reading.law
  if (made === undefined) throw new Error(`${entry} names no law`)
  return made
}

/** The last day up to which an Act keeps the newest value of an entry as it is; undefined where none does. */
export const frozenUntil = (entry: EntryId): string | undefined => provenance[entry]?.values.at(-1)?.frozenUntil

/** The days within the tax year on which an entry’s value changed, `2024-10-30`, in order. */
export function changesOf(entry: EntryId): string[] {
  const { values } = branchAt(tables, entry) as { values: readonly { from: string }[] }
  return values.map(({ from }) => from).filter((from) => from > firstDay && from <= lastDay)
}

/** The last of those days; undefined in a year without a change. */
export const changeOf = (entry: EntryId): string | undefined => changesOf(entry).at(-1)

/** The last day of an entry that the law ends within the tax year, or after it. Undefined for any other. */
export function lastDayOf(entry: EntryId): string | undefined {
  const { values } = branchAt(tables, entry) as { values: readonly { ends?: { on: string } }[] }
  return values.at(-1)?.ends?.on
}

/** What a rule comes to, unrounded, with these amounts for the inputs that it reads. */
export const worth = (amount: Amount, typed: TypedInputs = {}): Decimal => new ExactEvaluator(typed).of(amount)

/** A band as a table shows it: its rate, and where it ends. */
export interface RateBand {
  readonly name: string
  readonly rate: Decimal
  readonly upTo?: Decimal
}

/** The bands of a rule as a table shows them, by names of its own if it has any. */
export const bandsWorth = (bands: readonly BandOf[], names: readonly string[] = []): RateBand[] =>
  bands.map(({ name, rate, upTo }, index) => ({ name: names[index] ?? name, rate: worth(rate), ...(upTo && { upTo: worth(upTo) }) }))

/** The income at which taxable income reaches a limit of the tables, once the Personal Allowance has come off it. */
export const incomeAt = (limit: EntryId): Decimal => worth(incomeReaching(amountOf(figure(limit)), rates))

/** The same as text writes it: £50,270. */
export const incomeText = (limit: EntryId): string => money(incomeAt(limit))

/** The income at which no Personal Allowance is left, as text writes it: £125,140. */
export const allowanceGoneAt: string = money(worth(incomeWithoutAllowance(rates)))

/** Several times an amount, for a table of examples. */
export const multiplesOf = (amount: Decimal, ...times: readonly (number | Decimal)[]): Decimal[] => times.map((each) => amount.times(each))

/** A day of the tables that belongs to a tax year, `2026-01-31`. @throws TypeError for an entry of another kind. */
export function day(entry: EntryId, of: TaxYear = defaultTaxYear): string {
  const found = settled(entry, taxYears[of].starts) as DateFigure
  if (typeof found.value !== 'string') throw new TypeError(`${entry} is not a date`)
  return found.value
}

/** The same as text writes it: 31 January 2026. */
export const dayText = (entry: EntryId, of: TaxYear = defaultTaxYear): string => date(day(entry, of))
