import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { DateField, Field, Fields, Schema } from './field.ts'
import { choice, date } from './kinds.ts'

type KnownDay = DateField & { readonly schema: Schema<string> }

/** A day of the tax year. `usual` says which day a blank means; without it, a blank means that nobody knows the day. */
export function dayOfTaxYear({ label, usual }: Pick<DateField, 'label' | 'usual'>, taxYear: TaxYear = defaultTaxYear): KnownDay {
  const { starts: first, ends: last } = taxYears[taxYear]
  return date({ label, ...(usual && { usual }), first, last, blank: usual?.(taxYear) ?? 'unknown' })
}

/** A day of the tax year that may be left blank because nobody knows it. */
export const dayIfKnown = (label: string): DateField & { readonly blank: 'unknown' } => ({ ...dayOfTaxYear({ label }), blank: 'unknown' })

/** The fields as they are in a tax year: a day must fall in it, and where a calculator asks for the year, a blank means this one. */
export function fieldsIn<Of extends Fields>(fields: Of, taxYear: TaxYear): Of {
  const own = Object.entries<Field>(fields).map(([name, field]) => {
    if (field.kind === 'date') return [name, dayOfTaxYear(field, taxYear)]
    return [name, name === 'taxYear' && field.kind === 'choice' ? choice({ ...field, blank: taxYear }) : field]
  })
  return Object.fromEntries(own) as Of
}
