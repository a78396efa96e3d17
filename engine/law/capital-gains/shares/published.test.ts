import { describe, expect, it } from 'vitest'
import { told } from '../../../tests/shares/rows.ts'

// HMRC rounds to the pound as it goes, usually a cost upwards. The figures here are exact to the penny, and each name says what HMRC prints
// where that differs. Years that HMRC leaves open (20XX) are 2024, and a pool that an example starts with is one purchase before it.
describe('HMRC’s published examples', () => {
  it.each<[of: string, working: string, rows: string[], expected: string[]]>([
    [
      'CRYPTO22251, Victoria',
      '300,000 − 126,000 × 50/150',
      ['2024-01-01 bought 100 A 1000', '2024-09-18 bought 50 A 125000', '2024-12-01 sold 50 A 300000'],
      ['2024-12-01 gain 258000: pool 50 for £42000', 'left 100 for £84000'],
    ],
    [
      'CRYPTO22252, Martyn',
      '1,400 − 1,000 × 1,500/1,600, which HMRC prints as a cost of 938, a gain of 462 and a pool of 562',
      ['2024-01-01 bought 5000 B 500', '2024-06-23 sold 1000 B 800', '2024-06-23 bought 1600 B 1000', '2024-06-23 sold 500 B 600'],
      ['2024-06-23 gain 462.5: 2024-06-23 1500 for £937.5', 'left 5100 for £562.5'],
    ],
    [
      'CRYPTO22253, Rachel',
      '400 − 175 − 100 × 300/500 = 165; 150 − 100 × 200/500 − 150 × 300/500 = 20; 1,000 + 150 × 200/500 in the pool',
      [
        '2024-01-01 bought 2000 C 1000',
        '2024-03-31 sold 1000 C 400',
        '2024-04-20 sold 500 C 150',
        '2024-04-21 bought 700 C 175',
        '2024-04-28 bought 500 C 100',
        '2024-05-01 bought 500 C 150',
      ],
      [
        '2024-03-31 gain 165: 2024-04-21 700 for £175, 2024-04-28 300 for £60',
        '2024-04-20 gain 20: 2024-04-28 200 for £40, 2024-05-01 300 for £90',
        'left 2200 for £1060',
      ],
    ],
    [
      'CRYPTO22254, Daniel',
      '642 − 500 − 1,000 × 500/8,000, which HMRC prints as 63, for a gain of 79',
      [
        '2024-01-01 bought 8000 D 1000',
        '2024-01-31 sold 5000 D 500',
        '2024-01-31 bought 4000 D 320',
        '2024-01-31 bought 1000 D 75',
        '2024-01-31 bought 1000 D 70',
        '2024-01-31 sold 2000 D 142',
        '2024-01-31 bought 500 D 35',
      ],
      ['2024-01-31 gain 79.5: 2024-01-31 6500 for £500, pool 500 for £62.5', 'left 7500 for £937.5'],
    ],
    [
      'CRYPTO22255, Melanie',
      '160,000 − 17,500 − 200,000 × 3,500/14,000',
      ['2024-01-01 bought 14000 E 200000', '2024-08-30 sold 4000 E 160000', '2024-09-11 bought 500 E 17500'],
      ['2024-08-30 gain 92500: 2024-09-11 500 for £17500, pool 3500 for £50000', 'left 10500 for £150000'],
    ],
    [
      'CRYPTO22256, Gulferaz',
      '150,000 − 45,000 − 225,000 × 20/50; 100,000 − 225,000 × 20/50; 150,000 − 345,000 × 100/110, which HMRC prints as a loss of 163,637',
      [
        '2024-01-01 bought 100000 F 300000',
        '2024-07-31 bought 10000 F 45000',
        '2024-07-31 sold 30000 F 150000',
        '2024-08-05 sold 20000 F 100000',
        '2024-08-06 bought 50000 F 225000',
        '2024-08-07 sold 100000 F 150000',
      ],
      [
        '2024-07-31 gain 15000: 2024-07-31 10000 for £45000, 2024-08-06 20000 for £90000',
        '2024-08-05 gain 10000: 2024-08-06 20000 for £90000',
        '2024-08-07 gain -163636.36: pool 100000 for £313636.36',
        'left 10000 for £31363.64',
      ],
    ],
    [
      'CG51560 example 1, Miss A, who buys back on the 30th day; amounts are ours',
      '3,000 − 2,500',
      ['2005-01-04 bought 1000 A 1000', '2011-07-01 sold 1000 A 3000', '2011-07-31 bought 1000 A 2500'],
      ['2011-07-01 gain 500: 2011-07-31 1000 for £2500', 'left 1000 for £1000'],
    ],
    [
      'CG51560 example 2, Mr B, who buys 500 of 1,700 back; amounts are ours',
      '3,400 − 1,000 − 2,500 × 1,200/2,500',
      ['2005-01-04 bought 2500 B 2500', '2012-03-27 sold 1700 B 3400', '2012-03-30 bought 500 B 1000'],
      ['2012-03-27 gain 1200: 2012-03-30 500 for £1000, pool 1200 for £1200', 'left 1300 for £1300'],
    ],
    [
      'CG51560 example 3, Mrs C, who buys back on the 31st day; amounts are ours',
      '6,000 − 10,000 × 2,000/10,000',
      ['2005-01-04 bought 10000 C 10000', '2009-02-28 sold 2000 C 6000', '2009-03-31 bought 3000 C 18000'],
      ['2009-02-28 gain 4000: pool 2000 for £2000', 'left 11000 for £26000'],
    ],
    [
      'CG51590 example 1, Ms Davy',
      '6,850 − 6,790 = 60; 7,700 − 3,700 × 2,200/2,500 = 4,444',
      [
        '2006-04-15 bought 1000 D 1300',
        '2006-08-04 bought 1000 D 1450',
        '2007-01-19 bought 500 D 950',
        '2010-03-16 sold 2000 D 6850',
        '2010-04-07 bought 2000 D 6790',
        '2010-12-10 sold 2200 D 7700',
      ],
      ['2010-03-16 gain 60: 2010-04-07 2000 for £6790', '2010-12-10 gain 4444: pool 2200 for £3256', 'left 300 for £444'],
    ],
    [
      'CG51590 example 2, Mr Browne, with the rights as a purchase',
      '3,000 − 6,160 × 7,500/24,000; HMRC prints £4,236 as left, which is a slip, because 6,160 − 1,925 is 4,235',
      ['2008-08-17 bought 10000 B 2500', '2009-04-01 bought 10000 B 2600', '2009-10-08 bought 4000 B 1060', '2012-12-10 sold 7500 B 3000'],
      ['2012-12-10 gain 1075: pool 7500 for £1925', 'left 16500 for £4235'],
    ],
    [
      'CG51590 example 3, Mrs Mountain, with the value of March 1982 as the first cost',
      '114,675 − 83,500 × 16,500/21,500, which HMRC prints as a cost of 64,081 and a gain of 50,594',
      [
        '1982-03-31 bought 7500 M 21000',
        '1988-02-06 bought 4000 M 16500',
        '1993-07-28 bought 4000 M 17000',
        '2005-03-31 bought 6000 M 29000',
        '2013-06-13 sold 16500 M 114675',
      ],
      ['2013-06-13 gain 50593.6: pool 16500 for £64081.4', 'left 5000 for £19418.6'],
    ],
    [
      'CG51590 example 4, the Peninsula Trust, with the rights as purchases',
      '39,000 − 33,600 × 20/45, which HMRC prints as a cost of 14,934 and a gain of 24,066',
      [
        '1997-09-24 bought 15000 P 6750',
        '2001-01-30 bought 9000 P 3600',
        '2004-06-14 bought 12000 P 13800',
        '2005-11-26 bought 9000 P 9450',
        '2010-02-23 sold 20000 P 39000',
      ],
      ['2010-02-23 gain 24066.67: pool 20000 for £14933.33', 'left 25000 for £18666.67'],
    ],
    [
      'HS284 example 1, whose four purchases are one pool; costs are ours',
      '2,000 + 5,000 + 7,500 + 20,000',
      ['1982-06-01 bought 2000 W 2000', '1982-11-01 bought 2500 W 5000', '1987-08-01 bought 2500 W 7500', '2006-05-01 bought 5000 W 20000'],
      ['left 12000 for £34500'],
    ],
    [
      'HS284 example 2, Mr Schneider, who buys 500 of 4,000 back for £850; the pool is ours',
      '6,000 − 850 − 9,500 × 3,500/9,500: 6,000 × 500/4,000 less 850 is HMRC’s loss of 100',
      ['2015-01-05 bought 9500 M 9500', '2024-08-30 sold 4000 M 6000', '2024-09-11 bought 500 M 850'],
      ['2024-08-30 gain 1650: 2024-09-11 500 for £850, pool 3500 for £3500', 'left 6000 for £6000'],
    ],
    [
      'HS284 example 3, 1,500 shares in Lobster plc',
      '3,360 − 100 − 6,280 × 700/1,500; 2,080 − 105 − 6,280 × 400/1,500, which HMRC prints as gains of 329 and 300',
      [
        '2015-04-01 bought 1000 L 4000 150',
        '2018-09-01 bought 500 L 2050 80',
        '2023-05-01 sold 700 L 3360 100',
        '2024-02-01 sold 400 L 2080 105',
      ],
      ['2023-05-01 gain 329.33: pool 700 for £2930.67', '2024-02-01 gain 300.33: pool 400 for £1674.67', 'left 400 for £1674.67'],
    ],
  ])('%s: %s', (_, _working, rows, expected) => {
    expect(told(rows)).toEqual(expected)
  })
})
