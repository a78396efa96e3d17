import type { Calculator } from '../calculator.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'

/**
 * Whether a sale that somebody asks about has been made by the day `today`: its contract lies behind, or else the tax year does. A form
 * without a day has the usual one, which says nothing.
 */
export function isSoldAlready(
  { fields: { disposalDate: field } }: Pick<Calculator, 'fields'>,
  { disposalDate: sold }: Readonly<Record<string, unknown>>,
  taxYear: TaxYear,
  today: string,
): boolean {
  const usual = field?.kind === 'date' ? field.usual?.(taxYear) : undefined
  return today > (sold === usual ? taxYears[taxYear].ends : String(sold))
}
