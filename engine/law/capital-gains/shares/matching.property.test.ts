import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, sumOf } from '../../../money/decimal.ts'
import { runs } from '../../../tests/runs.ts'
import { matched } from '../../../tests/shares/matched.ts'
import { disposalInWords, holding } from '../../../tests/shares/rows.ts'
import { costsShareByShare } from '../../../tests/shares/share-by-share.ts'
import { byKey } from './by-key.ts'
import type { Transaction, TransactionKind } from './transaction.ts'

const dayAfter = (days: number) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)

const trade = (kinds: readonly TransactionKind[]) =>
  fc.record({
    day: fc.nat(70),
    security: fc.constantFrom('A', 'B'),
    kind: fc.constantFrom(...kinds),
    quantity: fc.integer({ min: 1, max: 40 }),
    pennies: fc.nat(100_000),
    fees: fc.nat(500),
  })

/** A trade by the number of its day. */
interface Trade {
  readonly day: number
  readonly security: string
  readonly kind: TransactionKind
  readonly quantity: number
  readonly pennies: number
  readonly fees: number
}

const transactionsOf = (trades: readonly Trade[]): Transaction[] =>
  trades.map(({ day, security, kind, quantity, pennies, fees }, index) => ({
    row: index + 2,
    day: dayAfter(day),
    security,
    kind,
    quantity: new Decimal(kind === 'split' ? (quantity % 3) + 2 : quantity),
    amount: new Decimal(kind === 'bought' || kind === 'sold' ? pennies : 0).dividedBy(100),
    fees: new Decimal(kind === 'split' ? 0 : fees).dividedBy(100),
  }))

/** Some weeks of trades in two securities, of which enough was bought before. */
const history = (kinds: readonly TransactionKind[]) =>
  fc
    .array(trade(kinds), { minLength: 1, maxLength: 25 })
    .map((trades) =>
      transactionsOf([
        { day: 0, security: 'A', kind: 'bought', quantity: 1100, pennies: 100_001, fees: 7 },
        { day: 0, security: 'B', kind: 'bought', quantity: 1300, pennies: 70_000, fees: 0 },
        ...trades.map((each) => ({ ...each, day: each.day + 1 })),
      ]),
    )

const ALL = ['bought', 'sold', 'to-spouse', 'split'] as const
const TRADES = ['bought', 'sold', 'to-spouse'] as const

const many = { numRuns: runs(400) }

/** What came of transactions, to twenty decimals of a share and the penny. */
const inWords = (transactions: readonly Transaction[]) =>
  matched(transactions).securities.map(({ disposals, pool }) => [...disposals.map(disposalInWords), holding(pool)])

/** The same in any order of securities. */
const inOrder = (transactions: readonly Transaction[]) =>
  inWords(transactions)
    .map((lines) => lines.join('; '))
    .sort()

/** To twenty decimals, far below a penny and far above the error of a division that has no end. */
const rounded = (value: Decimal) => value.toDecimalPlaces(20).toFixed()

/** A factor such as 2 or 3/7. */
function factorOf(written: string): Decimal {
  const [over = '', under = '1'] = written.split('/')
  return new Decimal(over).dividedBy(under)
}

/** The gains of each security, and what its pool cost at the end. */
const gainsOf = (of: readonly Transaction[]) =>
  matched(of).securities.map(({ disposals, pool }) => [...disposals.map(({ gain }) => rounded(gain)), rounded(pool.cost)])

/** A purchase in two, by parts of a quarter of the shares, an eighth of the price and half of the fees. */
const inTwo = (transaction: Transaction): Transaction[] => {
  const { kind, quantity, amount, fees } = transaction
  const part = { quantity: quantity.dividedBy(4), amount: amount.dividedBy(8), fees: fees.dividedBy(2) }
  const rest = { quantity: quantity.minus(part.quantity), amount: amount.minus(part.amount), fees: fees.minus(part.fees) }
  return kind === 'bought'
    ? [
        { ...transaction, ...part },
        { ...transaction, ...rest },
      ]
    : [transaction]
}

describe('the matching of shares', () => {
  it('keeps every pound of cost: what was sold, what was given and what is left cost what was bought', () => {
    fc.assert(
      fc.property(history(ALL), (transactions) => {
        const { securities, faults } = matched(transactions)
        expect(faults).toEqual([])
        for (const { security, disposals, pool } of securities) {
          const bought = transactions.filter((each) => each.security === security && each.kind === 'bought')
          const paid = sumOf(bought.map(({ amount, fees }) => amount.plus(fees)))
          const allowed = sumOf(disposals.map(({ allowableCost }) => allowableCost))
          expect(rounded(allowed.plus(pool.cost))).toBe(rounded(paid))
        }
      }),
      many,
    )
  })

  it('keeps every share: what was bought is what was sold, what was given and what is left, and each disposal is matched in full', () => {
    fc.assert(
      fc.property(history(TRADES), (transactions) => {
        for (const { security, disposals, pool } of matched(transactions).securities) {
          const of = (kind: TransactionKind) =>
            sumOf(transactions.filter((each) => each.security === security && each.kind === kind).map(({ quantity }) => quantity))
          expect(pool.quantity.toFixed()).toBe(of('bought').minus(of('sold')).minus(of('to-spouse')).toFixed())
          for (const { quantity, matches, missing } of disposals)
            expect([rounded(sumOf(matches.map((match) => match.quantity))), missing.toFixed()]).toEqual([quantity.toFixed(), '0'])
        }
      }),
      many,
    )
  })

  it('gives each day the cost that its shares have one by one', () => {
    const few = fc
      .array(trade(TRADES), { minLength: 1, maxLength: 14 })
      .map((trades) =>
        transactionsOf([
          { day: 0, security: 'A', kind: 'bought', quantity: 70, pennies: 10_001, fees: 7 },
          ...trades.map((each) => ({ ...each, security: 'A', day: each.day + 1, quantity: (each.quantity % 5) + 1 })),
        ]),
      )
    fc.assert(
      fc.property(few, (transactions) => {
        const disposals = matched(transactions).securities.flatMap((security) => security.disposals)
        const costs = [...byKey(disposals, ({ day }) => day).values()].map((ofDay) =>
          sumOf(ofDay.map(({ allowableCost }) => allowableCost)),
        )
        expect(costs.map(rounded)).toEqual(costsShareByShare(transactions, 30).map(rounded))
      }),
      many,
    )
  })

  it('has gains that add up: proceeds less costs of selling and of what was sold', () => {
    fc.assert(
      fc.property(history(ALL), (transactions) => {
        const disposals = matched(transactions).securities.flatMap((security) => security.disposals)
        for (const { proceeds, sellingCosts, matches, gain, isNoGain } of disposals) {
          const left = proceeds.minus(sellingCosts).minus(sumOf(matches.map(({ cost }) => cost)))
          expect([rounded(gain), isNoGain && !gain.isZero()]).toEqual([rounded(left), false])
        }
      }),
      many,
    )
  })

  it('matches with nothing bought on another day than the rule says', () => {
    fc.assert(
      fc.property(history(ALL), (transactions) => {
        for (const { day, matches } of matched(transactions).securities.flatMap(({ disposals }) => disposals))
          for (const match of matches) {
            if (match.rule === 'same-day') expect(match.day).toBe(day)
            if (match.rule !== 'thirty-days') continue
            const days = (Date.parse(match.day) - Date.parse(day)) / Date.parse('1970-01-02')
            expect([days >= 1, days <= 30]).toEqual([true, true])
          }
      }),
      many,
    )
  })

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(
        history(ALL).chain((transactions) =>
          fc.record({
            transactions: fc.constant(transactions),
            shuffled: fc.shuffledSubarray(transactions, { minLength: transactions.length }),
          }),
        ),
        ({ transactions, shuffled }) => {
          expect(inOrder(shuffled)).toEqual(inOrder(transactions))
        },
      ),
      many,
    )
  })

  it('is the same where a purchase is two of the same day', () => {
    fc.assert(
      fc.property(history(ALL), (transactions) => {
        expect(inWords(transactions.flatMap(inTwo))).toEqual(inWords(transactions))
      }),
      many,
    )
  })

  it('gives the same gains after a split, of shares that are counted as the split has it', () => {
    fc.assert(
      fc.property(
        history(TRADES),
        fc.nat(72),
        fc.constantFrom('2', '3', '7', '0.1', '0.125', '1.5', '1/3', '3/7'),
        (transactions, at, written) => {
          const factor = factorOf(written)
          const split = dayAfter(at)
          const scaled = transactions.map((each) => (each.day < split ? each : { ...each, quantity: each.quantity.times(factor) }))
          const splits = (['A', 'B'] as const).map(
            (security, index): Transaction => ({
              row: 100 + index,
              day: split,
              security,
              kind: 'split',
              quantity: factor,
              amount: new Decimal(0),
              fees: new Decimal(0),
            }),
          )
          // A split on the first day would come before anything is held.
          if (at === 0) return
          expect(matched([...scaled, ...splits]).faults).toEqual([])
          expect(gainsOf([...scaled, ...splits])).toEqual(gainsOf(transactions))
        },
      ),
      many,
    )
  })

  it('keeps the pool from one change to the next', () => {
    fc.assert(
      fc.property(history(ALL), (transactions) => {
        for (const { pool, poolHistory } of matched(transactions).securities) {
          const quantity = sumOf(poolHistory.map(({ change }) => change.quantity))
          const cost = sumOf(poolHistory.map(({ change }) => change.cost))
          expect([quantity, cost].map(rounded)).toEqual([pool.quantity, pool.cost].map(rounded))
        }
      }),
      many,
    )
  })
})
