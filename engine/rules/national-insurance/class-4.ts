import { type Amount, byBands, figure, NIL } from '../../formula/amount.ts'
import type { ContributionWords } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

/** What Class 4 is called, unless a calculator has a name of its own for it. */
export const CLASS_4: ContributionWords = { key: 'class4NI', label: 'Class 4 NI', title: 'Class 4 National Insurance by band' }

/** Class 4 on a year’s trading profit, nothing on a loss. SSCBA 1992 s.15. Annual pounds, unrounded. */
export function class4(profit: Amount, { nationalInsurance }: NationalInsuranceRates, words = CLASS_4): Amount {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = nationalInsurance.class4
  const bands = [
    { name: 'below the lower profits limit', rate: NIL, upTo: figure(lowerProfitsLimit), figures: [lowerProfitsLimit] },
    { name: 'main', rate: figure(mainRate), upTo: figure(upperProfitsLimit), figures: [mainRate, upperProfitsLimit] },
    { name: 'additional', rate: figure(additionalRate), figures: [additionalRate] },
  ]
  return byBands(profit, bands, words.title).named(words.key, words.label, 'SSCBA 1992 s.15')
}
