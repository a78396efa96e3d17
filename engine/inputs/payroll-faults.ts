import type { TaxYear } from '../rates/rates-at.ts'
import { yearInWords } from './day.ts'
import type { Refusal } from './field.ts'
import { isInUse, type NiCategory } from './ni-categories.ts'
import { hasRate, taxCodeOf } from './tax-code.ts'

/** The faults of a category letter and of tax codes, by their fields, that payroll could not use in a tax year. */
export function notInUse(niCategory: NiCategory, codes: Readonly<Record<string, string>>, taxYear: TaxYear): Refusal[] {
  const letter = `a letter that was in use in ${yearInWords(taxYear)}; ${niCategory} began later`
  const code = `a code that was in use in ${yearInWords(taxYear)}: Scotland had fewer rates then`
  return [
    ...(isInUse(niCategory, taxYear) ? [] : [{ field: 'niCategory', expected: letter }]),
    ...Object.entries(codes).flatMap(([field, text]) =>
      text === '' || hasRate(taxCodeOf(text), taxYear) ? [] : [{ field, expected: code }],
    ),
  ]
}
