import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { type Amount, zero } from '../expression/amount.ts'
import { ALWAYS } from '../expression/condition.ts'
import { Decimal } from '../money/decimal.ts'
import { pounds, worth } from '../tests/amounts.ts'
import { BILL_YEARS, type BillInputs, recordOf } from '../tests/bill-page.ts'
import { ratesOf } from '../tests/rates.ts'
import { runs } from '../tests/runs.ts'
import { NO_LODGERS } from './letting/tests/no-lodgers.ts'
import { type Profits, profitsWithSmallestBill } from './profits.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

interface Receipts {
  readonly trade?: readonly [receipts: number, expenses: number]
  readonly rent?: readonly [receipts: number, expenses: number]
  readonly financeCosts?: number
  readonly lodgers?: readonly [receipts: number, expenses: number]
}

/** Where the tax is 20% of all profits, less 20% of the finance costs that get relief. */
const AT_20_PERCENT = ({ trade, rent, financeCosts }: Profits) => trade.plus(rent).excessOver(financeCosts).times(pounds('0.2'))

/** Where the bill is the smaller, the higher the profits are. */
const LESS_WITH_MORE = ({ trade, rent }: Profits) => pounds(20_000).less(trade, rent)

function claimed(
  { trade = [0, 0], rent = [0, 0], financeCosts = 0, lodgers }: Receipts,
  due: (profits: Profits) => Amount = AT_20_PERCENT,
) {
  const receipts = {
    tradingIncome: pounds(trade[0]),
    tradingExpenses: pounds(trade[1]),
    rentalIncome: pounds(rent[0]),
    rentalExpenses: pounds(rent[1]),
    financeCosts: pounds(financeCosts),
    ...NO_LODGERS,
    ...(lodgers && { lodgerReceipts: pounds(lodgers[0]), lodgerExpenses: pounds(lodgers[1]) }),
  }
  const { profits, isTradingAllowance, isPropertyAllowance, isOptedOut } = profitsWithSmallestBill(receipts, due, ALWAYS, ratesOf())
  const values = new ExactEvaluator({})
  const rents = values.holds(isPropertyAllowance) ? 'allowance' : values.holds(isOptedOut) ? 'opted out' : 'expenses'
  return {
    trade: `${worth(profits.trade).toFixed()} ${values.holds(isTradingAllowance) ? 'allowance' : 'expenses'}`,
    rent: `${worth(profits.rent).toFixed()} ${worth(profits.financeCosts).toFixed()} ${rents}`,
  }
}

describe('the trading allowance (ITTOIA 2005 Part 6A chapter 1)', () => {
  it.each([
    [1000, 0, '0 allowance', 'receipts within it'],
    [1000.01, 0, '0.01 allowance', 'a penny above it'],
    [5000, 999.99, '4000 allowance', 'expenses a penny below it'],
    [5000, 1000, '4000 expenses', 'expenses equal to it'],
    [5000, 1000.01, '3999.99 expenses', 'expenses a penny above it'],
    [800, 2000, '0 expenses', 'a loss'],
  ])('for receipts of £%s and expenses of £%s leaves %s: %s', (receipts, expenses, expected) => {
    expect(claimed({ trade: [receipts, expenses] }).trade).toBe(expected)
  })

  it('is not claimed where a higher profit makes the bill smaller (s.783AE)', () => {
    expect(claimed({ trade: [5000, 400] }, LESS_WITH_MORE).trade).toBe('4600 expenses')
    expect(claimed({ trade: [5000, 3000] }, LESS_WITH_MORE).trade).toBe('4000 allowance')
  })
})

describe('the property allowance (ITTOIA 2005 Part 6A chapter 2)', () => {
  it.each([
    [1000, 0, 0, '0 0 allowance', 'rents within it'],
    [1000.01, 0, 0, '0.01 0 allowance', 'a penny above it'],
    [5000, 999.99, 0, '4000 0 allowance', 'expenses a penny below it'],
    [5000, 1000, 0, '4000 0 expenses', 'expenses equal to it'],
    [5000, 1000, 300, '4000 300 expenses', 'and interest'],
    [5000, 400, 599.99, '4000 0 allowance', 'expenses and interest a penny below it together (s.783BL)'],
    [5000, 400, 600, '4000 0 allowance', 'expenses and interest equal to it: the lower profit'],
    [5000, 400, 600.01, '4600 600.01 opted out', 'expenses and interest a penny above it'],
    [800, 2000, 900, '0 900 expenses', 'a loss'],
  ])('for rents of £%s, expenses of £%s and interest of £%s leaves %s: %s', (rents, expenses, financeCosts, expected) => {
    expect(claimed({ rent: [rents, expenses], financeCosts }).rent).toBe(expected)
  })

  it.each([
    [0, 0, 10_000, 0, '2500 0 expenses', 'no rent, and no allowance for lodgers (s.783BB(2))'],
    [900, 0, 10_000, 0, '2500 0 allowance', 'rents within it beside lodgers'],
    [900, 0, 10_000, 8400, '2500 0 expenses', 'expenses of lodgers that are just as good'],
    [900, 0, 10_000, 8399.99, '2500 0 allowance', 'or a penny less: no allowance with them (s.783BM)'],
    [900, 1500, 10_000, 0, '1900 0 expenses', 'a loss on the rent, which comes off what lodgers leave'],
    [5000, 200, 8000, 9000, '3800 0 expenses', 'a loss on lodgers'],
    [5000, 200, 7500, 9000, '4000 0 allowance', 'which does not count within their limit'],
  ])('for rents of £%s less £%s, and £%s from lodgers that cost £%s, leaves %s: %s', (rents, expenses, receipts, cost, expected) => {
    expect(claimed({ rent: [rents, expenses], lodgers: [receipts, cost] }).rent).toBe(expected)
  })

  // At 20% of all of it, less 20% of the interest: what the interest and the expenses come to is compared with the limit of 7,500.
  it.each([
    [900, 10_000, 0, '2500 0 expenses', 'on the home of lodgers, with their limit: none (ss.274A, 793 and 797)'],
    [6300, 10_000, 1200, '2500 0 expenses', 'and expenses that come to the limit'],
    [6300.01, 10_000, 1200, '8800 6300.01 expenses', 'and expenses a penny above it: the expenses'],
    [900, 10_000, 7500.01, '2499.99 900 expenses', 'with expenses that are above it alone'],
    [900, 7500, 8000, '0 0 expenses', 'within the limit'],
  ])(
    'gives relief for interest of £%s, with £%s from lodgers alone who cost £%s, by leaving %s: %s',
    (financeCosts, paid, cost, expected) => {
      expect(claimed({ financeCosts, lodgers: [paid, cost] }).rent).toBe(expected)
    },
  )

  it('gives it for the interest on what else is let, with the limit for lodgers', () => {
    expect(claimed({ rent: [1, 0], financeCosts: 900, lodgers: [10_000, 0] }).rent).toBe('2501 900 opted out')
  })

  it('leaves interest to later years where there are no rents', () => {
    expect(claimed({ financeCosts: 900 }).rent).toMatch(/^0 900 /)
  })

  it('and the trading allowance are chosen together', () => {
    const both = { trade: [5000, 400], rent: [5000, 400], financeCosts: 700 } as const
    expect(claimed(both)).toEqual({ trade: '4000 allowance', rent: '4600 700 opted out' })
    expect(claimed(both, LESS_WITH_MORE)).toEqual({ trade: '4600 expenses', rent: '4600 700 opted out' })
  })

  it('leaves the lower profits where the bill is the same', () => {
    const both = { trade: [5000, 400], rent: [5000, 400], financeCosts: 700 } as const
    expect(claimed(both, () => zero)).toEqual({ trade: '4000 allowance', rent: '4000 0 allowance' })
  })
})

const no = new Decimal(0)
const penceOf = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((pence) => new Decimal(pence).dividedBy(100))
/** Nothing, near £1,000, up to a few thousand pounds, or more. */
const amount = fc.oneof(fc.constant(no), penceOf(999, 1001), penceOf(0, 3000), penceOf(0, 60_000))
const rarely = fc.oneof({ weight: 3, arbitrary: fc.constant(no) }, { weight: 1, arbitrary: amount })
const taxYear = fc.constantFrom(...BILL_YEARS)
const anyBill = fc.record({
  taxYear,
  region: fc.constantFrom('scotland', 'england'),
  tradingIncome: amount,
  tradingExpenses: amount,
  tradingLosses: rarely,
  rentalIncome: amount,
  rentalExpenses: amount,
  rentalLosses: rarely,
  financeCosts: amount,
  employmentIncome: amount,
  pensionIncome: rarely,
  savingsInterest: rarely,
  dividendIncome: rarely,
  reliefAtSourcePension: rarely,
  giftAid: rarely,
  marriageAllowance: fc.constantFrom('none', 'received', 'given'),
  childBenefit: rarely,
  studentLoanPlan: fc.constantFrom('none', 'plan1'),
  otherGains: rarely,
  lodgerReceipts: fc.oneof(fc.constant(no), penceOf(7499, 7501), penceOf(0, 20_000)),
  lodgerExpenses: fc.oneof(fc.constant(no), penceOf(7000, 12_000)),
})
const business = {
  tradingIncome: penceOf(1001, 4000),
  tradingExpenses: penceOf(0, 900),
  rentalIncome: penceOf(1001, 12_000),
  rentalExpenses: penceOf(0, 2000),
}
/** Scots with little other than a trade and rent, whose interest gets relief only on what is above the allowance, some of it taxed at 19%. */
const scots = fc.record({
  taxYear,
  ...business,
  region: fc.constant('scotland' as const),
  financeCosts: fc.constant(new Decimal(12_000)),
  pensionIncome: penceOf(0, 12_000),
})
/** People who may give their Marriage Allowance away only with a small profit, and pay less without doing so. */
const givers = fc.record({
  taxYear,
  ...business,
  region: fc.constantFrom('scotland', 'england'),
  rentalIncome: fc.constant(no),
  marriageAllowance: fc.constant('given' as const),
  pensionIncome: penceOf(45_000, 49_000),
})
/** People whose pension contribution is more than they earn, and whose gains go above the basic rate limit that it raises. */
const savers = fc.record({
  taxYear,
  ...business,
  region: fc.constantFrom('scotland', 'england'),
  rentalIncome: fc.constant(no),
  employmentIncome: penceOf(0, 8000),
  reliefAtSourcePension: penceOf(3000, 12_000),
  otherGains: penceOf(40_000, 70_000),
})
/** People who let nothing but rooms in their home, with interest on it. */
const hosts = fc.record({
  taxYear,
  region: fc.constantFrom('scotland', 'england'),
  rentalIncome: fc.constant(no),
  rentalExpenses: fc.oneof(fc.constant(no), penceOf(0, 500)),
  financeCosts: penceOf(0, 12_000),
  employmentIncome: penceOf(0, 60_000),
  lodgerReceipts: penceOf(7000, 16_000),
  lodgerExpenses: penceOf(0, 9000),
})
const bills: fc.Arbitrary<Partial<BillInputs>> = fc.oneof(anyBill, scots, givers, savers, hosts)

/** Receipts and expenses that leave a profit whether or not an allowance of £1,000 is claimed. */
const leaving = (profit: Decimal) => ({ receipts: profit.plus(1000), expenses: new Decimal(1000) })
const profitOf = (receipts: Decimal, taken: Decimal) => Decimal.max(0, receipts.minus(taken))

it('of the four ways to claim the two allowances, or the Rent a Room limit, or to leave them, a bill is the smallest', () => {
  const isHigher = { trade: 0, rent: 0 }
  fc.assert(
    fc.property(bills, (asked) => {
      const { tradingIncome = no, tradingExpenses = no, rentalIncome = no, rentalExpenses = no, financeCosts = no } = asked
      const { lodgerReceipts = no, lodgerExpenses = no, ...rest } = asked
      const [allowance, room] = [new Decimal(1000), new Decimal(7500)]
      const isRoomTaxed = lodgerReceipts.gt(room)
      const fromLodgers = (off: Decimal) => (isRoomTaxed ? lodgerReceipts.minus(off) : no)
      const rentWith = (off: Decimal) =>
        off === allowance
          ? profitOf(rentalIncome, off).plus(fromLodgers(room))
          : Decimal.max(0, rentalIncome.minus(off).plus(fromLodgers(Decimal.max(room, lodgerExpenses))))
      const isHome = rentalIncome.isZero() && !lodgerReceipts.isZero()
      const byExpenses = isHome ? profitOf(fromLodgers(lodgerExpenses), rentalExpenses) : rentWith(rentalExpenses)
      const byAllowance = isHome ? profitOf(fromLodgers(room), rentalExpenses) : rentWith(allowance)
      const rents = [
        { profit: byExpenses, relieved: isHome && !isRoomTaxed ? no : financeCosts },
        { profit: byAllowance, relieved: no },
      ]
      const dues = [tradingExpenses, allowance].flatMap((offTrade) =>
        rents.map(({ profit, relieved }) => {
          const [trade, rent] = [leaving(profitOf(tradingIncome, offTrade)), leaving(profit)]
          const profits = { tradingIncome: trade.receipts, tradingExpenses: trade.expenses, rentalIncome: rent.receipts }
          return recordOf({ ...rest, ...profits, rentalExpenses: rent.expenses, financeCosts: relieved }).totalDue
        }),
      )
      const { totalDue, tradingProfit, rentalProfit } = recordOf(asked)
      expect(totalDue.toFixed()).toBe(Decimal.min(...dues).toFixed())
      if (profitOf(tradingIncome, Decimal.max(tradingExpenses, allowance)).lt(tradingProfit)) isHigher.trade++
      if (Decimal.min(byExpenses, byAllowance).lt(rentalProfit)) isHigher.rent++
    }),
    { numRuns: runs(400) },
  )
  expect(isHigher.trade).toBeGreaterThan(2)
  expect(isHigher.rent).toBeGreaterThan(runs(12))
})
