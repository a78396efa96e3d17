import { type LedgerEntry, row } from '../../answer/ledger.ts'
import type { ContributionAboveAllowance } from './contribution-above-allowance.ts'

/** A row for the charge, outside the sum of the other rows; none where nothing is charged. Annual pounds. */
export const chargeRow = ({ charge }: ContributionAboveAllowance): LedgerEntry =>
  row(charge, { role: 'other-cost', hideIfZero: true, layout: { alsoPaid: 'more in annual allowance charge' } })
