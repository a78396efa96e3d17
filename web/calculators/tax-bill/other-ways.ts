import { lastDayToClaim } from '#engine/explain/advice/last-day-to-claim.ts'
import { type Balance, throughTaxCode } from '#engine/explain/through-tax-code.ts'
import { date, poundsAndPence } from '../../text/format.ts'

/** What decides how a bill can be paid without a payment in January, or how money comes back. */
export interface Settling extends Balance {
  /** Whether there is a profit or a gain, which needs a return. */
  readonly mustSend: boolean
  /** Whether Marriage Allowance comes from a spouse or civil partner, who claims it. */
  readonly isFromPartner: boolean
}

/**
 * Whether a balance is no more than the rounding of tax codes leaves of the tax on pay or a pension, and nothing needs a return: a code stands
 * for up to £9 more than the allowance (SI 2003/2682 reg.7), and payroll rounds down to whole pounds.
 */
export const isWithinRounding = ({ amount, mustSend, hasPayroll }: Settling): boolean =>
  hasPayroll && !mustSend && amount.lessThanOrEqualTo(POUNDS_OF_ROUNDING)
/** Pounds of tax, at the higher rate too. */
const POUNDS_OF_ROUNDING = 5

/**
 * How HMRC may collect what is left without a payment: through a tax code, for whoever has pay or a pension and, with a return, owes little
 * enough and sends it in time (SI 2003/2682 reg.186), or by a Simple Assessment without one (TMA 1970 s.28H). Empty where it cannot.
 */
export function collectedOtherwise(settling: Settling): string {
  const { amount, mustSend, hasPayroll } = settling
  const byCode = throughTaxCode(settling)
  const day = byCode && date(byCode.day)
  const orCode = hasPayroll ? 'take this through your tax code, or ' : ''
  const unasked = `If HMRC has not asked you for a return, it may ${orCode}write to you with a Simple Assessment instead.`
  const inTime = `${mustSend ? 'Send' : 'If it has, send'} the return online by ${day}, and HMRC can take the ${poundsAndPence(amount)} through your tax code instead.`
  const tooLate = `${mustSend ? 'If' : 'If it has, and'} you did not send the return online by ${day}, it is too late to pay through your tax code.`
  const asked = byCode && (byCode.isInTime ? inTime : tooLate)
  return [!mustSend && unasked, asked].filter(Boolean).join(' ')
}

/**
 * How money comes back: after the return or, without one, after a claim within the years that the law gives for it. ITA 2007 s.55C; TMA 1970
 * s.43 and Sch.1AB para.3.
 */
export function paidBack({ taxYear, amount, mustSend, isFromPartner, today }: Settling): string {
  const lastDay = lastDayToClaim(taxYear)
  const afterReturn = `HMRC pays back ${poundsAndPence(amount)} once you have sent your return`
  if (mustSend) return `${afterReturn}.`
  if (today > lastDay) return `${afterReturn}, if you send one. Without one, it had to be claimed by ${date(lastDay)}.`
  const who = isFromPartner ? ' Your partner is the one who claims Marriage Allowance.' : ''
  return `${afterReturn}, if you send one. If you do not, claim it online at any time up to ${date(lastDay)}.${who}`
}
