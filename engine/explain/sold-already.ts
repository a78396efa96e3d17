import { fields } from '../calculators/capital-gains/fields.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'

/**
 * Whether what the form of gains asks about has been sold by the day `today`: its contract lies behind, or else the tax year does. A form
 * without a day has the usual one, which says nothing.
 */
export function isSoldAlready(inputs: Readonly<Record<string, unknown>>, taxYear: TaxYear, today: string): boolean {
  const { disposalDate: sold } = inputs
  const isUsual = sold === fields.disposalDate.usual?.(taxYear)
  return today > (isUsual ? taxYears[taxYear].ends : String(sold))
}
