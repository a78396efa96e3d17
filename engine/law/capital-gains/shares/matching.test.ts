import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../money/decimal.ts'
import { matched } from '../../../tests/shares/matched.ts'
import { holding, inPennies, rowsOf, told, toldOf } from '../../../tests/shares/rows.ts'

describe('shares that were sold', () => {
  it.each<[what: string, rows: string[], expected: string[]]>([
    [
      'cost the average of the pool, with the costs of buying, and selling costs come off too: 900 − 8 − (1,000 + 5 + 600 + 7) × 40/150 (TCGA 1992 ss.38 and 104)',
      ['2020-01-01 bought 100 A 1000 5', '2021-01-01 bought 50 A 600 7', '2022-01-01 sold 40 A 900 8'],
      ['2022-01-01 gain 462.13: pool 40 for £429.87', 'left 110 for £1182.13'],
    ],
    [
      'are one disposal where they were sold on one day: 500 + 300 − 1,000 × 50/100 (s.105(1)(a))',
      ['2020-01-01 bought 100 A 1000', '2021-01-01 sold 30 A 500', '2021-01-01 sold 20 A 300'],
      ['2021-01-01 gain 300: pool 50 for £500', 'left 50 for £500'],
    ],
    [
      'are those of the day first, also where those were bought for an earlier disposal: 100 − 70 and 90 − 10 (s.105(1)(b) before s.106A(5))',
      ['2020-01-01 bought 10 A 10', '2024-06-03 sold 10 A 90', '2024-06-10 sold 10 A 100', '2024-06-10 bought 10 A 70'],
      ['2024-06-03 gain 80: pool 10 for £10', '2024-06-10 gain 30: 2024-06-10 10 for £70', 'left 0 for £0'],
    ],
    [
      'leave the rest of what was bought on the day to an earlier disposal: 100 − 70 × 10/14, then 90 − 70 × 4/14 − 10 × 6/10',
      ['2020-01-01 bought 10 A 10', '2024-06-03 sold 10 A 90', '2024-06-10 sold 10 A 100', '2024-06-10 bought 14 A 70'],
      ['2024-06-03 gain 64: 2024-06-10 4 for £20, pool 6 for £6', '2024-06-10 gain 50: 2024-06-10 10 for £50', 'left 4 for £4'],
    ],
    [
      'go to earlier disposals first, and to earlier purchases (s.106A(4) and (5)(b))',
      [
        '2020-01-01 bought 20 A 20',
        '2024-06-03 sold 10 A 90',
        '2024-06-04 sold 10 A 90',
        '2024-06-20 bought 5 A 40',
        '2024-06-21 bought 12 A 120',
      ],
      // 90 − 40 − 50; 90 − 70 − 3.
      [
        '2024-06-03 gain 0: 2024-06-20 5 for £40, 2024-06-21 5 for £50',
        '2024-06-04 gain 17: 2024-06-21 7 for £70, pool 3 for £3',
        'left 17 for £17',
      ],
    ],
    [
      'are those bought on day 30, and not those of day 31, across the end of February of a leap year',
      ['2020-01-01 bought 9 A 9', '2024-02-01 sold 5 A 50', '2024-03-02 bought 2 A 8', '2024-03-03 bought 2 A 8'],
      // 31 January days and 29 of February: 2 March is day 30. 50 − 8 − 3.
      ['2024-02-01 gain 39: 2024-03-02 2 for £8, pool 3 for £3', 'left 8 for £14'],
    ],
    [
      'can be bought within 30 days without being held before',
      ['2024-02-01 sold 5 A 50', '2024-02-09 bought 5 A 20'],
      ['2024-02-01 gain 30: 2024-02-09 5 for £20', 'left 0 for £0'],
    ],
    [
      'take all the cost of the pool with the last share, though a third of £100 has no end',
      ['2020-01-01 bought 3 A 100', '2021-01-01 sold 1 A 40', '2022-01-01 sold 1 A 40', '2023-01-01 sold 1 A 40'],
      [
        '2021-01-01 gain 6.67: pool 1 for £33.33',
        '2022-01-01 gain 6.67: pool 1 for £33.33',
        '2023-01-01 gain 6.67: pool 1 for £33.33',
        'left 0 for £0',
      ],
    ],
    [
      'of another security have a pool of their own',
      ['2020-01-01 bought 10 A 10', '2020-01-01 bought 10 B 50', '2021-01-01 sold 10 B 80', '2021-01-01 sold 10 A 80'],
      ['2021-01-01 gain 70: pool 10 for £10', 'left 0 for £0', '2021-01-01 gain 30: pool 10 for £50', 'left 0 for £0'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(told(rows)).toEqual(expected)
  })
})

describe('a split', () => {
  it.each<[what: string, rows: string[], expected: string[]]>([
    [
      'changes the number and not the cost: 90 − 100 × 5/20 (ss.126 to 130)',
      ['2020-01-01 bought 10 A 100', '2021-01-01 split 2 A', '2022-01-01 sold 5 A 90'],
      ['2022-01-01 gain 65: pool 5 for £25', 'left 15 for £75'],
    ],
    [
      'comes before the trades of its day, wherever its row is: 90 − 100 × 5/20, and 20 − 10 more bought at the new number',
      ['2020-01-01 bought 10 A 100', '2022-01-01 sold 5 A 90', '2022-01-01 split 2 A', '2022-02-20 bought 10 A 20'],
      ['2022-01-01 gain 65: pool 5 for £25', 'left 25 for £95'],
    ],
    [
      'between a disposal and a purchase within 30 days: 8 bought after it are 4 of those sold, 60 − 40 − 100 × 1/10',
      ['2020-01-01 bought 10 A 100', '2024-06-03 sold 5 A 60', '2024-06-10 split 2 A', '2024-06-20 bought 8 A 40'],
      // The pool of 10 is 20 after the split, less one old share of the disposal, and costs 90: 9 old shares are 18.
      ['2024-06-03 gain 10: 2024-06-20 4 for £40, pool 1 for £10', 'left 18 for £90'],
    ],
    [
      'between them leaves the rest of the purchase in the pool: 5 of those sold are 10 of 16 bought for 32',
      ['2020-01-01 bought 10 A 100', '2024-06-03 sold 5 A 60', '2024-06-10 split 2 A', '2024-06-20 bought 16 A 32'],
      // 60 − 20. 20 new shares for 100 and 6 for 12.
      ['2024-06-03 gain 40: 2024-06-20 5 for £20', 'left 26 for £112'],
    ],
    [
      'on the day of the purchase counts too, and two splits of one day count both: 2 × 3 × 1 share is 6 of 6 bought',
      ['2020-01-01 bought 1 A 5', '2024-06-03 sold 1 A 60', '2024-06-10 split 2 A', '2024-06-10 split 3 A', '2024-06-10 bought 6 A 40'],
      ['2024-06-03 gain 20: 2024-06-10 1 for £40', 'left 6 for £5'],
    ],
    [
      'while all shares are sold, but bought back within 30 days, is no fault',
      ['2020-01-01 bought 10 A 100', '2024-06-03 sold 10 A 60', '2024-06-10 split 0.1 A', '2024-06-20 bought 1 A 40'],
      ['2024-06-03 gain 20: 2024-06-20 10 for £40', 'left 1 for £100'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(told(rows)).toEqual(expected)
  })

  it.each<[what: string, rows: string[], expected: string[]]>([
    [
      'of one for three of 300 leaves 100, all of which can be sold: 95 − 90',
      ['2020-01-01 bought 300 A 90', '2021-01-01 split 1 A', '2022-01-01 sold 100 A 95'],
      ['2022-01-01 gain 5: pool 100 for £90', 'left 0 for £0'],
    ],
    [
      // 30 bought are 90 old ones, and 10 sold before are none of the 300: they are a ninth of the purchase for 27.
      'of one for three between a sale and a purchase leaves 26 2/3 of that, and with 100 of the pool all can be sold',
      [
        '2020-01-01 bought 300 A 90',
        '2024-06-03 sold 10 A 10',
        '2024-06-10 split 1 A',
        '2024-06-20 bought 30 A 27',
        '2024-08-01 sold 126 A 200',
      ],
      // 10 − 3; 200 − (90 + 24) × 126/126.666…
      ['2024-06-03 gain 7: 2024-06-20 10 for £3', '2024-08-01 gain 86.6: pool 126 for £113.4', `left 0.${'6'.repeat(45)}7 for £0.6`],
    ],
  ])('%s', (_, rows, expected) => {
    const third = rowsOf(rows).map((row) => (row.kind === 'split' ? { ...row, quantity: new Decimal(1).dividedBy(3) } : row))
    expect(toldOf(third)).toEqual(expected)
  })
})

describe('what goes to a spouse', () => {
  it('makes neither gain nor loss, and the spouse takes over its cost with the costs of the transfer: 100 × 4/10 + 3 (s.58)', () => {
    const { securities } = matched(rowsOf(['2020-01-01 bought 10 A 100', '2024-06-03 to-spouse 4 A 0 3']))
    const gifts = securities.flatMap(({ disposals }) => disposals)
    expect(
      gifts.map(({ isNoGain, allowableCost, proceeds, gain }) => [isNoGain, ...[allowableCost, proceeds, gain].map(inPennies)]),
    ).toEqual([[true, '40', '43', '0']])
  })

  it('is identified by the same rules: 6 of the day after it, and 4 of the pool', () => {
    expect(told(['2020-01-01 bought 10 A 100', '2024-06-03 to-spouse 10 A', '2024-06-04 bought 6 A 90'])).toEqual([
      '2024-06-03 to spouse: 2024-06-04 6 for £90, pool 4 for £40',
      'left 6 for £60',
    ])
  })

  it('on the day of a sale costs as much a share as what was sold: 8 together, a quarter of them given (s.105(1)(a))', () => {
    // 4 of the day for 80 and 4 of the pool for 40. Three quarters are sold: 3 for 60 and 3 for 30, and 200 − 90 is the gain.
    expect(told(['2020-01-01 bought 10 A 100', '2024-06-03 sold 6 A 200', '2024-06-03 to-spouse 2 A', '2024-06-03 bought 4 A 80'])).toEqual(
      [
        '2024-06-03 gain 110: 2024-06-03 3 for £60, pool 3 for £30',
        '2024-06-03 to spouse: 2024-06-03 1 for £20, pool 1 for £10',
        'left 6 for £60',
      ],
    )
  })

  it('follows the sale of the same day out of the pool', () => {
    const { securities } = matched(rowsOf(['2020-01-01 bought 10 A 100', '2024-06-03 to-spouse 2 A', '2024-06-03 sold 6 A 200']))
    const steps = securities
      .flatMap(({ disposals }) => disposals)
      .flatMap(({ rows, matches }) =>
        matches.flatMap((match) => (match.rule === 'pool' ? [[rows, holding(match.before), holding(match.after)]] : [])),
      )
    expect(steps).toEqual([
      [[4], '10 for £100', '4 for £40'],
      [[3], '4 for £40', '2 for £20'],
    ])
  })
})

describe('the pool', () => {
  it('tells its history, in which what was bought back has no part', () => {
    const [first] = matched(
      rowsOf([
        '2020-01-01 bought 10 A 100',
        '2024-06-03 sold 4 A 60',
        '2024-06-10 split 2 A',
        '2024-06-20 bought 4 A 40',
        '2024-06-20 bought 6 A 60',
      ]),
    ).securities
    // The 4 sold are 8 of the 10 bought back, so the other 2 enter the pool, for 100 × 2/10.
    expect(first?.poolHistory.map(({ kind, day, rows, change, after }) => [kind, day, rows, holding(change), holding(after)])).toEqual([
      ['added', '2020-01-01', [2], '10 for £100', '10 for £100'],
      ['split', '2024-06-10', [4], '10 for £0', '20 for £100'],
      ['added', '2024-06-20', [5, 6], '2 for £20', '22 for £120'],
    ])
    expect(first?.pool.averageCost?.toFixed(4)).toBe('5.4545')
  })

  it('tells what was taken, as a negative number, and has no average without shares', () => {
    const [first] = matched(rowsOf(['2020-01-01 bought 10 A 100', '2024-06-03 sold 10 A 60'])).securities
    expect(first?.poolHistory.map(({ kind, change }) => [kind, holding(change)])).toContainEqual(['taken', '-10 for £-100'])
    expect(first?.pool.averageCost).toBeUndefined()
  })
})

describe('a fault', () => {
  it.each<[what: string, rows: string[], expected: string[]]>([
    [
      'is to sell more than was held',
      ['2025-01-01 bought 30 ACME 300', '2025-05-05 sold 40 ACME 500'],
      ['Row 3: you sold 40 ACME on 5 May 2025 but held 30. Add the purchases that are missing, or a split.'],
    ],
    [
      'names all rows of the day, and counts what was bought on it',
      ['2025-05-05 bought 1200 ACME 300', '2025-05-05 sold 1000 ACME 500', '2025-05-05 sold 1000.5 ACME 500'],
      ['Rows 3 and 4: you sold 2,000.5 ACME on 5 May 2025 but held 1,200. Add the purchases that are missing, or a split.'],
    ],
    [
      'says how many are missing where some were bought back: 40 − 30 − 4',
      ['2025-01-01 bought 30 ACME 300', '2025-05-05 sold 40 ACME 500', '2025-06-04 bought 4 ACME 500', '2025-06-05 bought 6 ACME 500'],
      [
        'Row 3: you sold 40 ACME on 5 May 2025 but held 30. Even with what you bought soon after, 6 are missing. Add the purchases that are missing, or a split.',
      ],
    ],
    [
      'does not count twice what was sold and bought back: none are left of 30, and 30 of 40 are bought back for those',
      ['2025-01-01 bought 30 ACME 300', '2025-05-05 sold 30 ACME 500', '2025-05-06 sold 40 ACME 500', '2025-05-20 bought 30 ACME 500'],
      [
        'Row 4: you sold 40 ACME on 6 May 2025 but held 0. Even with what you bought soon after, 10 are missing. Add the purchases that are missing, or a split.',
      ],
    ],
    [
      'is to give away what was not held',
      ['2025-05-05 to-spouse 2 ACME'],
      ['Row 2: you gave your spouse 2 ACME on 5 May 2025 but held 0. Add the purchases that are missing, or a split.'],
    ],
    [
      'is to sell and give away more than was held',
      ['2025-01-01 bought 4 ACME 300', '2025-05-05 to-spouse 2 ACME', '2025-05-05 sold 3 ACME 5'],
      ['Rows 3 and 4: you sold or gave to your spouse 5 ACME on 5 May 2025 but held 4. Add the purchases that are missing, or a split.'],
    ],
    [
      'is a split of what was not held, also where it is bought on the day, after the split',
      ['2025-05-05 split 2 ACME', '2025-05-05 bought 4 ACME 300'],
      ['Row 2: ACME was split on 5 May 2025, but you held none. Add the purchases before it, or take the split out.'],
    ],
    [
      'is a sale before the pool was law again, and shares from before the day of the revaluation; the days themselves are not',
      ['1982-03-30 bought 9 A 9', '1982-03-31 bought 9 A 9', '2008-04-05 sold 1 A 5', '2008-04-06 sold 1 A 5'],
      [
        'Row 2: shares from before 31 March 1982 cost what they were worth on that day (TCGA 1992 s.35). Write that day and that value.',
        'Row 4: sales before 6 April 2008 went by other rules, which this page does not have. Take those sales out, and in place of all purchases before them write one, of the shares that were left and what they had cost.',
      ],
    ],
    [
      'comes in the order of the rows, and a sale after it is none for the same shares',
      ['2025-05-05 sold 4 B 300', '2025-05-04 sold 4 A 300', '2025-06-30 bought 4 A 300', '2025-07-30 sold 4 A 300'],
      [
        'Row 2: you sold 4 B on 5 May 2025 but held 0. Add the purchases that are missing, or a split.',
        'Row 3: you sold 4 A on 4 May 2025 but held 0. Add the purchases that are missing, or a split.',
      ],
    ],
  ])('%s', (_, rows, expected) => {
    expect(matched(rowsOf(rows)).faults.map(({ message }) => message)).toEqual(expected)
  })

  it('says as data what its words say, and the disposal how many shares it lacks', () => {
    const { faults, securities } = matched(rowsOf(['2025-01-01 bought 30 ACME 300', '2025-05-05 sold 40 ACME 500']))
    expect(
      faults.map(({ kind, row, rows, day, security, quantity, held }) => [
        kind,
        row,
        rows,
        day,
        security,
        quantity.toFixed(),
        held.toFixed(),
      ]),
    ).toEqual([['more-than-held', 3, [3], '2025-05-05', 'ACME', '40', '30']])
    expect(securities.flatMap(({ disposals }) => disposals.map(({ missing }) => missing.toFixed()))).toEqual(['10'])
  })
})

/** Ten thousand rows in so many securities: two purchases and a sale by turns, day after day. */
const many = (securities: number) =>
  Array.from({ length: 10_000 }, (_, index) => {
    const day = new Date(Date.UTC(2009, 0, 1 + Math.floor(index / securities))).toISOString().slice(0, 10)
    return `${day} ${index % 3 === 2 ? 'sold 2' : 'bought 3'} S${index % securities} ${100 + (index % 7)} 1`
  })

describe('ten thousand transactions', () => {
  // It takes a third of a second. A scan of all transactions for each of them would take longer than a test may.
  it.each([1, 50])('in %i securities are matched in a moment', (securities) => {
    expect(matched(rowsOf(many(securities))).faults).toEqual([])
  })
})
