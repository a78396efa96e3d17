import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../money/decimal.ts'
import { ratesByDate } from '../../../tests/rates.ts'
import { matched } from '../../../tests/shares/matched.ts'
import { inPennies, rowsOf, saleOf } from '../../../tests/shares/rows.ts'
import { type Deductions, type YearOfGains, yearsOf } from './gains-of-years.ts'

const yearsWith = (sales: readonly string[], lossesBroughtForward = 0) =>
  yearsOf(sales.map(saleOf), new Decimal(lossesBroughtForward), ratesByDate('statute'))

const deducted = (of: Deductions | undefined) =>
  of
    ? [of.lossesOfYearUsed, of.exemptAmountUsed, of.lossesBroughtForwardUsed, of.taxableGain].map(inPennies).join(' ')
    : 'exempt amount not known'

/** `2024-25: 7000 less 500: 500 3000 0 3500, carried 0`: gains, losses, what comes off and what is taxed. */
const inWords = ({ year, gains, losses, deductions }: YearOfGains) =>
  `${year}: ${inPennies(gains)} less ${inPennies(losses)}: ${deducted(deductions)}${deductions ? `, carried ${inPennies(deductions.lossesCarriedForward)}` : ''}`

describe('the totals of a year', () => {
  it('are the numbers of the return: 2 disposals for 1,500, which cost 1,300 and 15 to sell', () => {
    const [year] = yearsWith(['2025-05-01 1000 700 10', '2025-06-01 500 600 5'])
    const { numberOfDisposals, ...amounts } = year ?? ({} as YearOfGains)
    const { proceeds, purchaseCosts, sellingCosts, allowableCosts, gains, losses } = amounts
    // 1,000 − 700 − 10, and 600 + 5 − 500.
    expect([numberOfDisposals, ...[proceeds, purchaseCosts, sellingCosts, allowableCosts, gains, losses].map(inPennies)]).toEqual([
      2,
      '1500',
      '1300',
      '15',
      '1315',
      '290',
      '105',
    ])
  })

  it('leave out what went to a spouse, also in counting (TCGA 1992 s.58)', () => {
    const { securities } = matched(
      rowsOf(['2020-01-01 bought 10 A 100', '2024-06-03 to-spouse 4 A', '2025-05-03 to-spouse 4 A', '2025-05-03 sold 2 A 90']),
    )
    const years = yearsOf(
      securities.flatMap(({ disposals }) => disposals),
      new Decimal(0),
      ratesByDate('statute'),
    )
    expect(years.map(({ year, numberOfDisposals, proceeds }) => [year, numberOfDisposals, inPennies(proceeds)])).toEqual([
      ['2025-26', 1, '90'],
    ])
  })

  it('divide the years at the sixth of April, and put them in order', () => {
    expect(yearsWith(['2025-04-06 7 0', '2025-04-05 5 0', '2024-04-05 3 0']).map(inWords)).toEqual([
      '2023-24: 3 less 0: 0 3 0 0, carried 0',
      '2024-25: 5 less 0: 0 5 0 0, carried 0',
      '2025-26: 7 less 0: 0 7 0 0, carried 0',
    ])
  })
})

describe('losses', () => {
  // The exempt amount is 12,300 in 2022/23, 6,000 in 2023/24 and 3,000 from 2024/25.
  it.each<[what: string, sales: string[], brought: number, expected: string[]]>([
    [
      'of the year come off in full, even below the exempt amount: 4,000 − 2,500 = 1,500 (TCGA 1992 s.1(3))',
      ['2025-05-01 4000 0', '2025-06-01 0 2500'],
      0,
      ['2025-26: 4000 less 2500: 2500 1500 0 0, carried 0'],
    ],
    [
      'of earlier years are used down to the exempt amount only: 4,000 − 3,000 = 1,000 of 2,500 (s.1K(4))',
      ['2025-05-01 4000 0'],
      2500,
      ['2025-26: 4000 less 0: 0 3000 1000 0, carried 1500'],
    ],
    [
      'of earlier years are kept where gains are just the exempt amount',
      ['2025-05-01 3000 0'],
      10,
      ['2025-26: 3000 less 0: 0 3000 0 0, carried 10'],
    ],
    ['of earlier years cover a pound above it', ['2025-05-01 3001 0'], 10, ['2025-26: 3001 less 0: 0 3000 1 0, carried 9']],
    [
      'of earlier years that do not suffice leave the rest taxable: 9,000 − 3,000 − 2,500',
      ['2025-05-01 9000 0'],
      2500,
      ['2025-26: 9000 less 0: 0 3000 2500 3500, carried 0'],
    ],
    [
      'above the gains of the year are carried forward with earlier ones: 100 + 900 − 400',
      ['2025-05-01 400 0', '2025-06-01 0 900'],
      100,
      ['2025-26: 400 less 900: 400 0 0 0, carried 600'],
    ],
    [
      'are carried from year to year, over years without sales: 20,000, then 20,000 − (10,000 − 6,000), then 16,000 − (9,000 − 3,000)',
      ['2022-05-01 0 20000', '2023-05-01 10000 0', '2025-05-01 9000 0'],
      0,
      [
        '2022-23: 0 less 20000: 0 0 0 0, carried 20000',
        '2023-24: 10000 less 0: 0 6000 4000 0, carried 16000',
        '2025-26: 9000 less 0: 0 3000 6000 0, carried 10000',
      ],
    ],
    [
      'of a year before the tables are listed and carried nowhere, and those brought forward begin after it: 20,000 − 12,300 − 1,000',
      ['2021-05-01 50 1000', '2022-04-05 700 0', '2022-04-06 20000 0'],
      1000,
      ['2021-22: 700 less 950: exempt amount not known', '2022-23: 20000 less 0: 0 12300 1000 6700, carried 0'],
    ],
    ['of a year after the tables are listed too', ['2099-12-31 700 0'], 0, ['2099-00: 700 less 0: exempt amount not known']],
  ])('%s', (_, sales, brought, expected) => {
    expect(yearsWith(sales, brought).map(inWords)).toEqual(expected)
  })
})

const partsOf = (sales: readonly string[], brought = 0) =>
  yearsWith(sales, brought).flatMap(({ parts }) =>
    parts.map(
      ({ starts, ends, numberOfDisposals, gains, losses, deductions }) =>
        `${starts} to ${ends}: ${numberOfDisposals}, ${inPennies(gains)} less ${inPennies(losses)}: ${deducted(deductions)}`,
    ),
  )

describe('the year in which the rates rose', () => {
  it('has two parts, the second from the day of the new rates (FA 2025 s.7(3))', () => {
    expect(partsOf(['2024-10-29 100 0', '2024-10-30 200 250', '2025-04-05 300 0'])).toEqual([
      '2024-04-06 to 2024-10-29: 1, 100 less 0: 0 100 0 0',
      // The loss of 50 comes off the gain with the higher rate.
      '2024-10-30 to 2025-04-05: 2, 300 less 50: 50 250 0 0',
    ])
  })

  it('takes losses and the exempt amount off the later gains first (TCGA 1992 ss.1F and 1K(5))', () => {
    // Of 5,000 later: 1,000 of the year, 3,000 exempt, and 1,000 of 2,500 brought forward, whose rest comes off the earlier 4,000.
    expect(partsOf(['2024-05-01 4000 0', '2024-06-01 0 1000', '2024-12-01 5000 0'], 2500)).toEqual([
      '2024-04-06 to 2024-10-29: 2, 4000 less 1000: 0 0 1500 2500',
      '2024-10-30 to 2025-04-05: 1, 5000 less 0: 1000 3000 1000 0',
    ])
  })

  it('sums up to its year, and other years have one part', () => {
    const [year] = yearsWith(['2024-05-01 4000 0', '2024-06-01 0 1000', '2024-12-01 5000 0'], 2500)
    expect(year && inWords(year)).toBe('2024-25: 9000 less 1000: 1000 3000 2500 2500, carried 0')
    expect(partsOf(['2025-05-01 1 0'])).toEqual(['2025-04-06 to 2026-04-05: 1, 1 less 0: 0 1 0 0'])
    expect(partsOf(['2019-05-01 1 0'])).toEqual(['2019-04-06 to 2020-04-05: 1, 1 less 0: exempt amount not known'])
  })
})

const reportingOf = (sales: readonly string[], brought = 0) =>
  yearsWith(sales, brought).map(
    ({ reporting }) =>
      reporting && [reporting.areGainsAboveExemptAmount, reporting.areProceedsAboveLimit, reporting.isOnReturn, reporting.isTaxable],
  )

describe('whether gains go on a return', () => {
  it.each<[what: string, sales: string[], brought: number, expected: boolean[]]>([
    ['not for gains of just the exempt amount and proceeds of just £50,000', ['2025-05-01 50000 47000'], 0, [false, false, false, false]],
    ['for proceeds a penny above £50,000 (TMA 1970 s.8C(1)(b))', ['2025-05-01 50000.01 47000.01'], 0, [false, true, true, false]],
    ['for gains a penny above the exempt amount (s.8C(1)(a))', ['2025-05-01 3000.01 0'], 0, [true, false, true, true]],
    ['for gains above it that losses of the year cover', ['2025-05-01 4000 0', '2025-05-02 0 4000'], 0, [true, false, true, false]],
    ['for gains above it that earlier losses cover', ['2025-05-01 4000 0'], 1000, [true, false, true, false]],
    ['not for four times the exempt amount of 2022/23, £49,200', ['2022-05-01 49200 49200'], 0, [false, false, false, false]],
    ['for a penny more than that', ['2022-05-01 49200.01 49200.01'], 0, [false, true, true, false]],
  ])('%s', (_, sales, brought, expected) => {
    expect(reportingOf(sales, brought)).toEqual([expected])
  })

  it('is not known before the tables start', () => {
    expect(reportingOf(['2019-05-01 4000 0'])).toEqual([undefined])
  })
})
