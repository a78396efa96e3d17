import { matchedDisposals } from '../../law/capital-gains/shares/matching.ts'
import type { Transaction } from '../../law/capital-gains/shares/transaction.ts'
import { ratesOf } from '../rates.ts'

/** What the law makes of transactions. */
export const matched = (transactions: readonly Transaction[]) => matchedDisposals(transactions, ratesOf())
