import type { Decimal } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'

/** The Class 1A that an employer pays on benefits in kind for a year. SSCBA 1992 s.10. Annual pounds, unrounded. */
export const class1A = (benefit: Decimal, { nationalInsurance }: Pick<NationalInsuranceRates, 'nationalInsurance'>): Decimal =>
  benefit.times(nationalInsurance.class1A.rate.value)
