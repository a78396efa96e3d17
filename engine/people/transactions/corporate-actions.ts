import { Decimal, ZERO } from '../../money/decimal.ts'
import { quoted } from './faults.ts'
import type { CorporateAction } from './file-of-transactions.ts'
import type { RowRead } from './read-row.ts'
import { transactionDay } from './transaction-day.ts'

/** What a description such as `AAPL(US0378331005) Split 4 for 1` says. */
function splitIn(description: string): { security: string; after: string; before: string } {
  const [named = '', ratio = ''] = description.split(/ Split /i)
  const [, after = '', before = ''] = /^(\d+(?:\.\d+)?) for (\d+(?:\.\d+)?)/i.exec(ratio) ?? []
  const [security = ''] = named.split('(')
  return { security: security.trim(), after, before }
}

/**
 * What a row of the corporate actions of a statement says: a split, or a fault, because nothing else can be told from it. The day is that of the
 * report, as a split counts after the close of the day before. A split of what is not traded in the table is passed over.
 */
export function corporateAction({ source: { row }, description, reported }: CorporateAction, traded: ReadonlySet<string>): RowRead {
  const { security, after, before } = splitIn(description)
  const read = transactionDay(reported, 'british')
  if (security === '' || !('day' in read) || Number(after) === 0 || Number(before) === 0)
    return {
      is: 'fault',
      fault: {
        row,
        column: 'Description',
        says: `${quoted(description)} may change what you hold, and cannot be read. If it is a split, write it as “XYZ Split 4 for 1”. If it changes no shares of yours, take the row out. Otherwise write a table of your own.`,
      },
    }
  if (!traded.has(security))
    return {
      is: 'passed-over',
      passedOver: { row, said: description, why: `is no split of shares in the table, which has no trade of ${security}`, toCheck: true },
    }
  const quantity = new Decimal(after).dividedBy(before)
  return {
    is: 'transactions',
    key: '',
    transactions: [{ row, day: read.day, security, kind: 'split', quantity, amount: ZERO, fees: ZERO }],
  }
}
