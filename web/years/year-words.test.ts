import { afterEach, describe, expect, it, vi } from 'vitest'
import { neededYears, todayHere, yearWords } from './year-words.ts'

const year = (start: number) => ({
  name: `${start}/${String(start + 1).slice(2)}`,
  starts: `${start}-04-06`,
  ends: `${start + 1}-04-05`,
  returnDue: `${start + 2}-01-31`,
  claimsUntil: `${start + 5}-04-05`,
})
const years = [2022, 2023, 2024, 2025, 2026].map(year)
const wordsOn = (today: string) => years.map((one) => `${one.name} ${yearWords(one, today)}`)

describe('what a tax year is to a visitor', () => {
  it('is said of each year in November 2026', () => {
    expect(wordsOn('2026-11-22')).toEqual([
      '2022/23 claims until 5 April 2027',
      '2023/24 claims until 5 April 2028',
      '2024/25 the return that was due 31 January 2026',
      '2025/26 the return due 31 January 2027',
      '2026/27 this tax year',
    ])
  })

  it.each([
    ['2026-04-05', '2026/27 from 6 April 2026'],
    ['2026-04-06', '2026/27 this tax year'],
    ['2027-04-05', '2026/27 this tax year'],
    ['2027-04-06', '2026/27 the return due 31 January 2028'],
    ['2028-01-31', '2026/27 the return due 31 January 2028'],
    ['2028-02-01', '2026/27 the return that was due 31 January 2028'],
    ['2029-01-31', '2026/27 the return that was due 31 January 2028'],
    ['2029-02-01', '2026/27 claims until 5 April 2031'],
    ['2031-04-05', '2026/27 claims until 5 April 2031'],
    ['2031-04-06', '2026/27 too late for a claim'],
  ])('changes with the day: on %s it is %s', (today, expected) => {
    expect(wordsOn(today).at(-1)).toBe(expected)
  })
})

it('says nothing of returns and claims on a page that they are not about', () => {
  const [, , ended] = years
  if (!ended) throw new Error('there is no such year')
  const { starts, ends } = ended
  expect(['2024-04-05', '2024-04-06', '2025-04-05', '2025-04-06'].map((today) => yearWords({ starts, ends }, today))).toEqual([
    'from 6 April 2024',
    'this tax year',
    'this tax year',
    '',
  ])
})

const neededOn = (today: string) => {
  const { now, nextReturn, openToClaims } = neededYears(years.toReversed(), today)
  return [now?.name, nextReturn?.name, ...openToClaims.map(({ name }) => name)]
}

describe('the years that a visitor needs', () => {
  it.each([
    ['2026-11-22', ['2026/27', '2025/26', '2024/25', '2023/24', '2022/23']],
    ['2027-01-31', ['2026/27', '2025/26', '2024/25', '2023/24', '2022/23']],
    ['2027-02-01', ['2026/27', '2026/27', '2025/26', '2024/25', '2023/24', '2022/23']],
    ['2027-04-05', ['2026/27', '2026/27', '2025/26', '2024/25', '2023/24', '2022/23']],
    ['2027-04-06', [undefined, '2026/27', '2025/26', '2024/25', '2023/24']],
    ['2022-04-05', [undefined, undefined]],
  ])('on %s are this year’s, the next return’s and those open to a claim: %o', (today, expected) => {
    expect(neededOn(today)).toEqual(expected)
  })
})

/** Today, when it is that moment. */
function todayAt(instant: string): string {
  vi.setSystemTime(new Date(instant))
  return todayHere()
}

describe('today', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each(['Europe/London', 'America/New_York', 'Australia/Sydney', 'Pacific/Kiritimati'])('is the day in London, seen from %s', (from) => {
    process.env['TZ'] = from
    vi.useFakeTimers()
    // 23:30 and 00:30 in London, where it is summer time.
    expect(todayAt('2027-04-05T22:30:00Z')).toBe('2027-04-05')
    expect(todayAt('2027-04-05T23:30:00Z')).toBe('2027-04-06')
    // In winter its midnight is that of UTC.
    expect(todayAt('2027-01-31T23:59:59Z')).toBe('2027-01-31')
    expect(todayAt('2027-02-01T00:00:00Z')).toBe('2027-02-01')
  })
})
