import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { DateField, Field, Fields } from './field.ts'

/** A day of the tax year. `usual` says which day a blank means; without it, a blank means that nobody knows the day. */
export function dayOfTaxYear({ label, usual }: Pick<DateField, 'label' | 'usual'>, taxYear: TaxYear = defaultTaxYear): DateField {
  const { starts: first, ends: last } = taxYears[taxYear]
  return { kind: 'date', label, ...(usual && { usual }), first, last, blank: usual?.(taxYear) ?? 'unknown' }
}

/** A day of the tax year that may be left blank because nobody knows it. */
export const dayIfKnown = (label: string): DateField & { readonly blank: 'unknown' } => ({ ...dayOfTaxYear({ label }), blank: 'unknown' })

/** The fields as they are in a tax year: a day must fall in it, and where a calculator asks for the year, a blank means this one. */
export function fieldsIn<Of extends Fields>(fields: Of, taxYear: TaxYear): Of {
  const own = Object.entries<Field>(fields).map(([name, field]) => {
    if (field.kind === 'date') return [name, dayOfTaxYear(field, taxYear)]
    return [name, name === 'taxYear' ? { ...field, blank: taxYear } : field]
  })
  return Object.fromEntries(own) as Of
}

/** The tax year that a day, such as `2024-10-30`, falls in; undefined if `rates/tax-years.yaml` has no such year. */
export const taxYearWith = (day: string): TaxYear | undefined =>
  YEARS.find((year) => taxYears[year].starts <= day && day <= taxYears[year].ends)

/** How many years later one tax year is than another; negative if it is earlier. */
export const yearsBetween = (earlier: TaxYear, later: TaxYear): number => startOf(later) - startOf(earlier)
const startOf = (year: TaxYear) => Number(taxYears[year].starts.slice(0, 4))

const YEARS = Object.keys(taxYears) as TaxYear[]

/** The first and the last day of the tax years that the tables have. */
export const everyYear = {
  starts: YEARS.map((year): string => taxYears[year].starts).reduce((one, other) => (one < other ? one : other)),
  ends: YEARS.map((year): string => taxYears[year].ends).reduce((one, other) => (one > other ? one : other)),
}
