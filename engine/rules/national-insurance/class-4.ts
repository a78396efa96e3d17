import { type Amount, type BandOf, byBands, figure, NIL } from '../../formula/amount.ts'
import type { ContributionWords } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

const CLASS_4: ContributionWords = { key: 'class4NI', label: 'Class 4 NI', title: 'Class 4 National Insurance by band' }

/** Class 4 on a year’s trading profit, nothing on a loss. SSCBA 1992 s.15. Annual pounds, unrounded. */
export const class4 = (profit: Amount, rates: NationalInsuranceRates, words = CLASS_4): Amount =>
  class4ByBands(profit, class4Bands(rates), words)

/** Class 4 on a year’s trading profit by some bands. SSCBA 1992 s.15. Annual pounds, unrounded. */
export const class4ByBands = (profit: Amount, bands: readonly BandOf[], words = CLASS_4, law = 'SSCBA 1992 s.15'): Amount =>
  byBands(profit, bands, words.title).named(words.key, words.label, law)

/**
 * The bands of Class 4. The main rate ends at the upper profits limit, or at `mainRateUpTo`, where something else ends it sooner. Limits
 * are pounds of annual profit. SSCBA 1992 s.15.
 */
export function class4Bands(
  { nationalInsurance }: NationalInsuranceRates,
  mainRateUpTo: Amount = figure(nationalInsurance.class4.upperProfitsLimit),
): readonly BandOf[] {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = nationalInsurance.class4
  return [
    { name: 'below the lower profits limit', rate: NIL, upTo: figure(lowerProfitsLimit), figures: [lowerProfitsLimit] },
    { name: 'main', rate: figure(mainRate), upTo: mainRateUpTo, figures: [mainRate, upperProfitsLimit] },
    { name: 'additional', rate: figure(additionalRate), figures: [additionalRate] },
  ]
}
