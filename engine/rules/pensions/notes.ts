import type { TaxSaved } from './tax-saved.ts'

export const RELIEF_NOTES = [
  'relief-above-basic-rate-claimed',
  'allowance-tapered',
  'allowance-used-up',
  'personal-allowance-restored',
] as const
export type ReliefNote = (typeof RELIEF_NOTES)[number]

/** What a contributor should know about the tax that a contribution saves, as codes; the page owns the words. */
export function reliefNotes({ before, after, furtherRelief }: TaxSaved): ReliefNote[] {
  const { excess, allowance } = after.allowance
  const notes: ReliefNote[] = []
  if (!furtherRelief.isZero()) notes.push('relief-above-basic-rate-claimed')
  if (!excess.isZero()) notes.push(allowance.isZero() ? 'allowance-used-up' : 'allowance-tapered')
  if (allowance.greaterThan(before.allowance.allowance)) notes.push('personal-allowance-restored')
  return notes
}
