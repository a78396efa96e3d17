import { type Holding, type MatchedDisposal } from '../../law/capital-gains/shares/matching.ts'
import type { Transaction, TransactionKind } from '../../law/capital-gains/shares/transaction.ts'
import { Decimal, ZERO } from '../../money/decimal.ts'
import { cleared, roundToPenny } from '../../money/rounding.ts'
import { matched } from './matched.ts'

/** Transactions as a table has them below its header: `2024-05-01 bought 100 ACME 1000 5`, with an amount and fees where there are any. */
export const rowsOf = (lines: readonly string[]): Transaction[] =>
  ['the header', ...lines].flatMap((line, index) => {
    const [day = '', kind = '', quantity = '', security = '', amount = '0', fees = '0'] = line.split(' ')
    return index === 0
      ? []
      : [
          {
            row: index + 1,
            day,
            kind: kind as TransactionKind,
            quantity: new Decimal(quantity),
            security,
            amount: new Decimal(amount),
            fees: new Decimal(fees),
          },
        ]
  })

/** To the penny: `42000`, `-12.5`. */
export const inPennies = (amount: Decimal): string => roundToPenny(amount).toFixed()

const shares = (quantity: Decimal): string => cleared(quantity).toFixed()

/** `100 for £84000`. */
export const holding = ({ quantity, cost }: Holding): string => `${shares(quantity)} for £${inPennies(cost)}`

/** `2024-12-01 gain 258000: pool 50 for £42000`. */
export const disposalInWords = ({ day, gain, isNoGain, matches }: MatchedDisposal): string =>
  `${day} ${isNoGain ? 'to spouse' : `gain ${inPennies(gain)}`}: ${matches
    .map((match) => `${match.rule === 'pool' ? 'pool' : match.day} ${holding(match)}`)
    .join(', ')}`

/** What came of transactions: their faults, and for each security each disposal and the pool at the end. */
export function toldOf(transactions: readonly Transaction[]): string[] {
  const { securities, faults } = matched(transactions)
  return [
    ...faults.map(({ message }) => message),
    ...securities.flatMap(({ disposals, pool }) => [...disposals.map(disposalInWords), `left ${holding(pool)}`]),
  ]
}

/** The same of transactions that are written down. */
export const told = (lines: readonly string[]): string[] => toldOf(rowsOf(lines))

/** A sale or a loss as the totals of a year need it: `2024-05-01 1000 800 5` is sold for £1,000, cost £800, and £5 to sell. */
export const saleOf = (line: string): MatchedDisposal => {
  const [day = '', proceeds = '', cost = '0', fees = '0'] = line.split(' ')
  const amount = new Decimal(proceeds)
  return {
    day,
    security: 'ACME',
    rows: [1],
    quantity: new Decimal(1),
    proceeds: amount,
    sellingCosts: new Decimal(fees),
    matches: [],
    allowableCost: new Decimal(cost),
    gain: amount.minus(cost).minus(fees),
    isNoGain: false,
    missing: ZERO,
  }
}
