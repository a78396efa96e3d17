import { type Amount, type BandOf, byBands } from '../../formula/amount.ts'
import { type ContributionWords, contributionBands } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

/** What Class 4 is called, unless a calculator has a name of its own for it. */
export const CLASS_4: ContributionWords = { key: 'class4NI', label: 'Class 4 NI', title: 'Class 4 National Insurance by band' }

/** The bands of Class 4 on a year’s trading profit. SSCBA 1992 s.15. Annual pounds. */
export function class4Bands({ nationalInsurance }: NationalInsuranceRates): BandOf[] {
  const { lowerProfitsLimit: threshold, upperProfitsLimit: limit, mainRate, additionalRate } = nationalInsurance.class4
  return contributionBands({ threshold, limit, mainRate, additionalRate }, 'lower profits limit')
}

/** Class 4 on a year’s trading profit, nothing on a loss. SSCBA 1992 s.15. Annual pounds, unrounded. */
export const class4 = (profit: Amount, rates: NationalInsuranceRates, words = CLASS_4): Amount =>
  byBands(profit, class4Bands(rates), words.title).named(words.key, words.label, 'SSCBA 1992 s.15')
