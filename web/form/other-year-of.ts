import { isDay } from '#engine/inputs/day.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { taxYearWith } from '#engine/inputs/known-years.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { FormValues } from './form-values.ts'
import { isNameIn } from './name-in.ts'

/** Another tax year than the page’s that a form asks about. */
interface OtherYear {
  readonly year: TaxYear
  /** The field that says so: the year itself, or a day that falls in it. */
  readonly field: string
}

/** The other tax year that a form asks about; undefined where it is the page’s own or none that we have. */
export function otherYearOf(values: FormValues, fields: Fields): OtherYear | undefined {
  for (const [field, { kind }] of Object.entries(fields)) {
    const value = values[field] ?? ''
    const year = field === 'taxYear' ? yearNamed(value) : kind === 'date' && isDay(value) ? taxYearWith(value) : undefined
    if (year !== undefined && year !== defaultTaxYear) return { year, field }
  }
  return undefined
}

const yearNamed = (name: string) => (isNameIn(name, taxYears) ? name : undefined)
