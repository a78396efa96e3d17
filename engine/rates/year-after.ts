import { taxYears } from './generated/tax-years.ts'
import type { TaxYear } from './rates-at.ts'

const years = Object.keys(taxYears).sort() as TaxYear[]

/** The tax year after one, if we have its rates. */
export const yearAfter = (taxYear: TaxYear): TaxYear | undefined => years[years.indexOf(taxYear) + 1]
