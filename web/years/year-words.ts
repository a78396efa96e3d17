import { dayInWords, yearsLater } from '#engine/inputs/day.ts'

/** The days that decide what a visitor needs a tax year for, all written `2026-04-06`. */
export interface YearDates {
  readonly starts: string
  readonly ends: string
  /** The day by which its online return is due. Undefined, like the next, on a page that no return or claim is about. */
  readonly returnDue?: string
  /** The last day on which tax overpaid in it can be claimed back. */
  readonly claimsUntil?: string
}

/** The same on a page that returns and claims are about. */
export type ReturnDates = Required<YearDates>

/**
 * What a tax year is to a visitor on a day: this tax year, one with a return to send, or one for which tax can still be claimed back. Nothing
 * for a year that is over on a page that no return or claim is about.
 */
export function yearWords({ starts, ends, returnDue, claimsUntil }: YearDates, today: string): string {
  if (today < starts) return `from ${dayInWords(starts)}`
  if (today <= ends) return 'this tax year'
  if (returnDue === undefined || claimsUntil === undefined) return ''
  if (today <= returnDue) return `the return due ${dayInWords(returnDue)}`
  if (today <= yearsLater(returnDue, 1)) return `the return that was due ${dayInWords(returnDue)}`
  return today <= claimsUntil ? `claims until ${dayInWords(claimsUntil)}` : 'too late for a claim'
}

/** The year of today’s pay; undefined where we have no figures for it. */
export const yearNow = <Year extends Pick<YearDates, 'starts' | 'ends'>>(years: readonly Year[], today: string): Year | undefined =>
  years.find(({ starts, ends }) => starts <= today && today <= ends)

/** The tax years that a visitor is likely to need on a day. */
interface NeededYears<Year> {
  /** The year of today’s pay; undefined where we have no figures for it. */
  readonly now: Year | undefined
  /** The year of the return that is due next, which may be the same. */
  readonly nextReturn: Year | undefined
  /** Years that are over, whose return was due and whose overpaid tax can still be claimed back, latest first. */
  readonly openToClaims: readonly Year[]
}

/** Chooses them from all years, which may be in any order. */
export function neededYears<Year extends ReturnDates>(years: readonly Year[], today: string): NeededYears<Year> {
  const inOrder = years.toSorted((one, other) => (one.starts < other.starts ? -1 : 1))
  return {
    now: yearNow(years, today),
    nextReturn: inOrder.find(({ starts, returnDue }) => starts <= today && today <= returnDue),
    openToClaims: inOrder.filter(({ returnDue, claimsUntil }) => returnDue < today && today <= claimsUntil).toReversed(),
  }
}

/** Today in the United Kingdom, whose tax years these are, wherever the visitor is: `2026-11-26`. Swedes write a date as ISO does. */
export const todayHere = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/London' })
