import type { AnnualAllowance } from './annual-allowance.ts'
import type { TaxSaved } from './tax-saved.ts'

export const RELIEF_NOTES = [
  'relief-above-basic-rate-claimed',
  'allowance-tapered',
  'allowance-used-up',
  'personal-allowance-restored',
] as const
export type ReliefNote = (typeof RELIEF_NOTES)[number]

/** The codes of notes about the tax that a contribution saves. The page has the words. */
export function reliefNotes({ before, after, furtherRelief }: TaxSaved): ReliefNote[] {
  const { excess, allowance } = after.allowance
  const notes: ReliefNote[] = []
  if (!furtherRelief.isZero()) notes.push('relief-above-basic-rate-claimed')
  if (!excess.isZero()) notes.push(allowance.isZero() ? 'allowance-used-up' : 'allowance-tapered')
  if (allowance.greaterThan(before.allowance.allowance)) notes.push('personal-allowance-restored')
  return notes
}

export const TAPER_NOTES = ['annual-allowance-tapered', 'annual-allowance-at-minimum'] as const

/** The code of a note that the taper has reduced the annual allowance, perhaps to its minimum; none where it took nothing off. */
export function taperNotes({ isAtMinimum, reduction }: AnnualAllowance): (typeof TAPER_NOTES)[number][] {
  if (isAtMinimum) return ['annual-allowance-at-minimum']
  return reduction.isZero() ? [] : ['annual-allowance-tapered']
}
