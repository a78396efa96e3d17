import { NIL } from '../../../formula/amount.ts'
import type { LodgersAsked } from '../lodgers.ts'

/** Somebody without a lodger. */
export const NO_LODGERS: LodgersAsked = { lodgerReceipts: NIL, lodgerExpenses: NIL, lodgerShared: false }
