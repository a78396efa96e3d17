import type { Amount } from '../../formula/amount.ts'
import type { Aside } from '../../formula/answer.ts'
import { called, type Entry, ifAny, otherCost, outside, shown, unrecorded } from '../../formula/ledger.ts'
import type { ContributionAboveAllowance } from './contribution-above-allowance.ts'
import { netPayRelief } from './net-pay-relief.ts'
import { netPayReliefNote } from './notes.ts'
import type { PensionRates } from './rates.ts'

/** A row for the charge, outside the sum of the other rows; none where nothing is charged. Annual pounds. */
export const chargeRow = ({ charge }: ContributionAboveAllowance): Entry => shown(charge, otherCost, ifAny)

/** What a page shows of the relief next to take-home pay: HMRC pays it after the year, and not through pay. Annual pounds. */
export function asideOnNetPay(pay: Amount, contribution: Amount, rates: PensionRates): Aside {
  const relief = netPayRelief(pay, contribution, rates)
  return { rows: [shown(relief, called('Tax Relief Paid by HMRC'), outside, ifAny, unrecorded)], notes: [netPayReliefNote(relief)] }
}
