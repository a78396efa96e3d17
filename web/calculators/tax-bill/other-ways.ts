import { lastDayToClaim } from '#engine/explain/advice/last-day-to-claim.ts'
import { type BalanceOfYear, throughTaxCode } from '#engine/explain/through-tax-code.ts'
import { POUNDS_OF_ROUNDING } from '#engine/inputs/tax-code.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { date, pounds, poundsAndPence } from '../../text/format.ts'

/** What decides how a bill can be paid without a payment in January, or how money comes back. */
export interface Settling extends BalanceOfYear {
  /** Whether there is a profit or a gain, which needs a return. */
  readonly mustSend: boolean
  /** Whether Marriage Allowance comes from a spouse or civil partner, who claims it. */
  readonly isFromPartner: boolean
  /** Whether it leads to payments on account for the next year. */
  readonly isOnAccount: boolean
  /** Whether it rests on what is only usual. */
  readonly isEstimate: boolean
}

/** An amount in the words around a balance: to the pound where it is an estimate. */
export const amountOf = (amount: Decimal, isEstimate: boolean): string => (isEstimate ? pounds : poundsAndPence)(amount)

/** The same with `about` before an estimate. */
export const aboutOf = (amount: Decimal, isEstimate: boolean): string => `${isEstimate ? 'about ' : ''}${amountOf(amount, isEstimate)}`

/**
 * Whether a balance is no more than the rounding of tax codes leaves of the tax on pay or a pension, and nothing needs a return: a code stands
 * for up to £9 more than the allowance (SI 2003/2682 reg.7), and payroll rounds down to whole pounds.
 */
export const isWithinRounding = ({ amount, mustSend, hasPayroll }: Settling): boolean =>
  hasPayroll && !mustSend && amount.lessThanOrEqualTo(POUNDS_OF_ROUNDING)

/**
 * How HMRC may collect what is left without a payment: through a tax code, for whoever has pay or a pension and, with a return, owes little
 * enough and sends it in time (SI 2003/2682 reg.186), or by a Simple Assessment without one (TMA 1970 s.28H). Empty where it cannot.
 */
export function collectedOtherwise(settling: Settling): string {
  const { mustSend, hasPayroll } = settling
  const orCode = hasPayroll ? 'take this through your tax code, or ' : ''
  const unasked = `If HMRC has not asked you for a return, it may ${orCode}write to you with a Simple Assessment instead.`
  return [!mustSend && unasked, byCodeWords(settling)].filter(Boolean).join(' ')
}

/** How HMRC collects what is left from somebody who has not been asked for a return and need not send one. TMA 1970 s.28H. */
export const collectedWithoutReturn = ({ hasPayroll }: Settling): string =>
  `HMRC usually collects this without a tax return: ${hasPayroll ? 'through your tax code, or ' : ''}by a Simple Assessment, which is a letter that says what to pay and by when.`

/** A payment that only a return leads to. */
interface IfAsked {
  readonly first: Decimal
  readonly january: string
  /** The second payment, with its day, where there are payments on account. */
  readonly second?: { readonly onAccount: Decimal; readonly july: string } | undefined
}

/** What somebody pays by when if HMRC asks for a return after all. TMA 1970 ss.8, 59A and 59B. */
export function ifAskedForReturn(settling: Settling, { first, january, second }: IfAsked): string {
  const { isEstimate, today } = settling
  const amount = aboutOf(first, isEstimate)
  if (today > january) return `If HMRC did ask you for a return, ${amount} had to be paid by ${date(january)}. Pay as soon as you can.`
  const later = second
    ? ` That includes ${amountOf(second.onAccount, isEstimate)} towards the next year, which is due again by ${date(second.july)}.`
    : ''
  return `Only if HMRC asks you for a return, send it online and pay ${amount} by ${date(january)}.${later} ${byCodeWords(settling)}`.trimEnd()
}

/**
 * How a bill that is small enough is taken through a tax code after a return. SI 2003/2682 reg.186. What a later code is to take counts as
 * deducted at source, so that it leads to no payments on account (TMA 1970 s.59A(8)).
 */
function byCodeWords(settling: Settling): string {
  const { amount, mustSend, isOnAccount, isEstimate } = settling
  const byCode = throughTaxCode(settling)
  if (!byCode) return ''
  const day = date(byCode.day)
  const inTime = `${mustSend ? 'Send' : 'If it does, send'} the return online by ${day}, and HMRC can take the ${amountOf(amount, isEstimate)} through your tax code instead.${isOnAccount ? ' You then pay nothing towards the next year in advance.' : ''}`
  const tooLate = `${mustSend ? 'If' : 'If it has, and'} you did not send the return online by ${day}, it is too late to pay through your tax code.`
  return byCode.isInTime ? inTime : tooLate
}

/**
 * How money comes back: after the return or, without one, after a claim within the years that the law gives for it. ITA 2007 s.55C; TMA 1970
 * s.43 and Sch.1AB para.3.
 */
export function paidBack({ taxYear, amount, mustSend, isFromPartner, isEstimate, today }: Settling): string {
  const lastDay = lastDayToClaim(taxYear)
  const afterReturn = `HMRC pays back ${aboutOf(amount, isEstimate)} once you have sent your return`
  if (mustSend) return `${afterReturn}.`
  if (today > lastDay) return `${afterReturn}, if you send one. Without one, it had to be claimed by ${date(lastDay)}.`
  const who = isFromPartner ? ' Your partner is the one who claims Marriage Allowance.' : ''
  return `${afterReturn}, if you send one. If you do not, claim it online at any time up to ${date(lastDay)}.${who}`
}
