import { type Amount, figure } from '../../expression/amount.ts'
import type { NationalInsuranceRates } from '../rates.ts'

/** The Class 1A that an employer pays on benefits in kind for a year. SSCBA 1992 s.10. Annual pounds, unrounded. */
export const class1A = (benefit: Amount, { nationalInsurance }: Pick<NationalInsuranceRates, 'nationalInsurance'>): Amount =>
  benefit.times(figure(nationalInsurance.class1A.rate))
