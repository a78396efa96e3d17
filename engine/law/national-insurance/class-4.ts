import { type Amount, type BandOf, byBands } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { asContribution, type ContributionWords, contributionBands } from './contribution.ts'

/** What Class 4 is called and means, unless a calculator has words of its own for it. */
export const CLASS_4: ContributionWords = {
  key: 'class4NI',
  label: 'Class 4 NI',
  title: 'Class 4 National Insurance by band',
  means: {
    words: say`Each band of your profit is charged at its own rate.`,
    atZero: say`Your profit is too low to pay any Class 4.`,
  },
  tax: 'Class 4 National Insurance',
}

/** The bands of Class 4 on a year’s trading profit. SSCBA 1992 s.15. Annual pounds. */
export function class4Bands({ nationalInsurance }: NationalInsuranceRates): BandOf[] {
  const { lowerProfitsLimit: threshold, upperProfitsLimit: limit, mainRate, additionalRate } = nationalInsurance.class4
  return contributionBands({ threshold, limit, mainRate, additionalRate }, 'lower profits limit')
}

/** Class 4 on a year’s trading profit, nothing on a loss. SSCBA 1992 s.15. Annual pounds, unrounded. */
export const class4 = (profit: Amount, rates: NationalInsuranceRates, at = PLAIN, words = CLASS_4): Amount =>
  asContribution(byBands(profit, class4Bands(rates), words.title), words, 'SSCBA 1992 s.15', at)
