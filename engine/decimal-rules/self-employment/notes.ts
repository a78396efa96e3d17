import type { SelfEmployedContributions } from './contributions.ts'

export const CLASS_2_NOTES = ['class2-treated-as-paid', 'class2-voluntary'] as const
export type Class2Note = (typeof CLASS_2_NOTES)[number]

/** The code of a note about Class 2, where it is not charged. The page has the words. SSCBA 1992 s.11. */
export function class2Notes({ class2Standing }: SelfEmployedContributions): Class2Note[] {
  if (class2Standing === 'treated-as-paid') return ['class2-treated-as-paid']
  return class2Standing === 'voluntary' ? ['class2-voluntary'] : []
}
