import type { Amount } from '../../expression/amount.ts'
import { type Meaning, PLAIN } from '../../expression/name.ts'
import { CLASS_2, class2 } from '../national-insurance/class-2.ts'
import { CLASS_4, class4 } from '../national-insurance/class-4.ts'
import type { ContributionWords } from '../national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../rates.ts'

export type SelfEmployedContributions = ReturnType<typeof selfEmployedContributions>

/** What the two mean to the visitors of one calculator. */
export interface SelfEmployedWords {
  readonly class2: Meaning
  readonly class4: ContributionWords
}

const WORDS: SelfEmployedWords = { class2: CLASS_2, class4: CLASS_4 }

/**
 * The Class 2 and Class 4 that a self-employed person pays on a year’s profit, and the two together without a name. SSCBA 1992 ss.11 and
 * 15. Annual pounds, unrounded.
 */
export function selfEmployedContributions(profit: Amount, rates: NationalInsuranceRates, words = WORDS) {
  const class2Due = class2(profit, rates, PLAIN, words.class2)
  const class4Due = class4(profit, rates, PLAIN, words.class4)
  return { class2: class2Due, class4: class4Due, total: class4Due.plus(class2Due) }
}
