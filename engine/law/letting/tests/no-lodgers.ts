import { zero } from '../../../expression/amount.ts'
import type { LodgersAsked } from '../lodgers.ts'

/** Somebody without a lodger. */
export const NO_LODGERS: LodgersAsked = { lodgerReceipts: zero, lodgerExpenses: zero, lodgerShared: false }
