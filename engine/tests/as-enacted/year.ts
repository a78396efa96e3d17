import type { TaxYear } from '../../rates/rates-at.ts'

/** The year that no page shows yet. Only the tests of this folder read the tables with it (`scripts/tests.ts`). */
export const YEAR = '2027-28' as TaxYear
