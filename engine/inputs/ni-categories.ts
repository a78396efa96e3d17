import { categoryLetters } from '../rates/generated/category-letters.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import { ratesAt, type TaxYear } from '../rates/rates-at.ts'
import { choice } from './kinds.ts'

/** What a category letter makes an employee and an employer pay. SSCBA 1992 ss.6, 8, 9, 9A and 9B; NICA 2022 ss.1 to 8. */
export interface LetterRates {
  /** The whole of the main rate, the reduced rate of some married women and widows, only the additional rate, or nothing. */
  readonly employee: 'main' | 'reduced' | 'deferred' | 'none'
  /** What the employer’s contributions start above, if there are any. */
  readonly employer: 'secondary' | 'special-site' | 'upper' | 'none'
  readonly who: string
  /** Set for the letters of an investment zone, which are newer than the others. */
  readonly isOfInvestmentZone?: true
}

const LAW = ratesAt({ categoryLetters }, defaultTaxYear, defaultRuleSet).categoryLetters
/** The age from which an employer pays the ordinary rate for an employee, and for an apprentice. SSCBA 1992 ss.9A and 9B. */
export const YOUNG_AGE = LAW.youngEmployeeAge.value.toFixed()
export const APPRENTICE_AGE = LAW.apprenticeAge.value.toFixed()

/** The letters, and what each makes somebody pay. */
export const CATEGORIES = {
  A: { employee: 'main', employer: 'secondary', who: 'most employees' },
  B: { employee: 'reduced', employer: 'secondary', who: 'some married women and widows' },
  C: { employee: 'none', employer: 'secondary', who: 'over State Pension age' },
  H: { employee: 'main', employer: 'upper', who: `apprentices under ${APPRENTICE_AGE}` },
  J: { employee: 'deferred', employer: 'secondary', who: 'deferment: enough is paid in another job' },
  M: { employee: 'main', employer: 'upper', who: `under ${YOUNG_AGE}` },
  V: { employee: 'main', employer: 'upper', who: 'first year at work after the armed forces' },
  X: { employee: 'none', employer: 'none', who: 'no National Insurance, such as children' },
  Z: { employee: 'deferred', employer: 'upper', who: `under ${YOUNG_AGE} with deferment` },
  F: { employee: 'main', employer: 'special-site', who: 'freeport' },
  I: { employee: 'reduced', employer: 'special-site', who: 'freeport, some married women and widows' },
  L: { employee: 'deferred', employer: 'special-site', who: 'freeport with deferment' },
  S: { employee: 'none', employer: 'special-site', who: 'freeport, over State Pension age' },
  N: { employee: 'main', employer: 'special-site', who: 'investment zone', isOfInvestmentZone: true },
  E: { employee: 'reduced', employer: 'special-site', who: 'investment zone, some married women and widows', isOfInvestmentZone: true },
  D: { employee: 'deferred', employer: 'special-site', who: 'investment zone with deferment', isOfInvestmentZone: true },
  K: { employee: 'none', employer: 'special-site', who: 'investment zone, over State Pension age', isOfInvestmentZone: true },
} as const satisfies Readonly<Record<string, LetterRates>>

export type NiCategory = keyof typeof CATEGORIES
const LETTERS = Object.keys(CATEGORIES) as [NiCategory, ...NiCategory[]]
const wordsOf = (letter: NiCategory): string => `${letter}: ${CATEGORIES[letter].who}`

export const niCategory = choice({
  label: 'National Insurance category',
  options: LETTERS,
  blank: 'A',
  words: Object.fromEntries(LETTERS.map((letter) => [letter, wordsOf(letter)])) as Record<NiCategory, string>,
  inSentence: Object.fromEntries(LETTERS.map((letter) => [letter, letter])),
})

/**
 * Whether payroll takes student loans from pay with a letter. It takes them from earnings on which an employer’s Class 1 is due, and with X
 * none is. SI 2009/470 regs.41 and 45.
 */
export const isLoanDeducted = (letter: NiCategory): boolean => CATEGORIES[letter].employer !== 'none'

/** Whether payroll could use a letter in a tax year: those of investment zones are in use from the year in which the first zones began. */
export function isInUse(letter: NiCategory, taxYear: TaxYear): boolean {
  const { isOfInvestmentZone }: LetterRates = CATEGORIES[letter]
  return isOfInvestmentZone === undefined || LAW.investmentZonesFrom.value <= taxYears[taxYear].ends
}
