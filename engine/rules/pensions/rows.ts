import { alsoPaid, ifAny, type LedgerEntry, otherCost, shown } from '../../answer/ledger.ts'
import type { ContributionAboveAllowance } from './contribution-above-allowance.ts'

/** A row for the charge, outside the sum of the other rows; none where nothing is charged. Annual pounds. */
export const chargeRow = ({ charge }: ContributionAboveAllowance): LedgerEntry =>
  shown(charge, otherCost, ifAny, alsoPaid('more in annual allowance charge'))
