import { fields } from '#engine/calculators/pension-allowance/fields.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { earlierYearsOf } from '#engine/law/pensions/earlier-years.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'

const isTaxYear = (value: unknown): value is TaxYear => (fields.taxYear.options as readonly unknown[]).includes(value)

/** The earlier years that can be carried forward from, oldest first, for the tax year chosen. */
export const earlierYearsFor = ({ taxYear }: Readonly<Record<string, unknown>>) =>
  earlierYearsOf(isTaxYear(taxYear) ? taxYear : defaultTaxYear)

/** The fields, with each carry-forward field named after its year, which depends on the tax year chosen. */
export const fieldsFor = (values: Readonly<Record<string, unknown>>): Fields => ({
  ...fields,
  ...Object.fromEntries(
    earlierYearsFor(values).map(({ field, name }) => [field, { ...fields[field], label: `Carry Forward from ${name}` }]),
  ),
})
