import type { TaxYear } from '../rates/rates-at.ts'
import { choice } from './field.ts'

/** What a category letter makes an employee and an employer pay. SSCBA 1992 ss.6, 8, 9, 9A and 9B; NICA 2022 ss.1 to 8. */
export interface Category {
  /** The whole of the main rate, the reduced rate of some married women and widows, only the additional rate, or nothing. */
  readonly employee: 'main' | 'reduced' | 'deferred' | 'none'
  /** What the employer’s contributions start above, if there are any. */
  readonly employer: 'secondary' | 'special-site' | 'upper' | 'none'
  readonly who: string
  /** The first tax year of the letter, if not every one that we have. */
  readonly since?: TaxYear
}

/** The letters, and what each makes somebody pay. */
export const CATEGORIES = {
  A: { employee: 'main', employer: 'secondary', who: 'most employees' },
  B: { employee: 'reduced', employer: 'secondary', who: 'some married women and widows' },
  C: { employee: 'none', employer: 'secondary', who: 'over State Pension age' },
  H: { employee: 'main', employer: 'upper', who: 'apprentices under 25' },
  J: { employee: 'deferred', employer: 'secondary', who: 'deferment: enough is paid in another job' },
  M: { employee: 'main', employer: 'upper', who: 'under 21' },
  V: { employee: 'main', employer: 'upper', who: 'first year at work after the armed forces' },
  X: { employee: 'none', employer: 'none', who: 'no National Insurance, such as under 16s' },
  Z: { employee: 'deferred', employer: 'upper', who: 'under 21 with deferment' },
  F: { employee: 'main', employer: 'special-site', who: 'freeport' },
  I: { employee: 'reduced', employer: 'special-site', who: 'freeport, some married women and widows' },
  L: { employee: 'deferred', employer: 'special-site', who: 'freeport with deferment' },
  S: { employee: 'none', employer: 'special-site', who: 'freeport, over State Pension age' },
  N: { employee: 'main', employer: 'special-site', who: 'investment zone', since: '2024-25' },
  E: { employee: 'reduced', employer: 'special-site', who: 'investment zone, some married women and widows', since: '2024-25' },
  D: { employee: 'deferred', employer: 'special-site', who: 'investment zone with deferment', since: '2024-25' },
  K: { employee: 'none', employer: 'special-site', who: 'investment zone, over State Pension age', since: '2024-25' },
} as const satisfies Readonly<Record<string, Category>>

export type NiCategory = keyof typeof CATEGORIES
const LETTERS = Object.keys(CATEGORIES) as [NiCategory, ...NiCategory[]]
const wordsOf = (letter: NiCategory): string => `${letter}: ${CATEGORIES[letter].who}`

export const niCategory = choice({
  label: 'National Insurance Category',
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

/** Whether payroll could use a letter in a tax year: investment zones began on 6 April 2024 (SI 2024/378). */
export function isInUse(letter: NiCategory, taxYear: TaxYear): boolean {
  const { since }: Category = CATEGORIES[letter]
  return since === undefined || taxYear >= since
}
