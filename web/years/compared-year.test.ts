import { expect, it } from 'vitest'
import { comparedYear } from './compared-year.ts'

const years = ['2024', '2026', '2025'].map((start) => ({ starts: `${start}-04-06`, ends: `${Number(start) + 1}-04-05` }))

it.each<[starts: string, today: string, expected: string | undefined, told: string]>([
  ['2024-04-06', '2026-11-22', '2026-04-06', 'a year that is over with this one'],
  ['2025-04-06', '2026-04-05', '2024-04-06', 'this one, on its last day, with the year before'],
  ['2026-04-06', '2026-04-06', '2025-04-06', 'this one, on its first day, with the year before'],
  ['2026-04-06', '2025-06-01', '2025-04-06', 'a year to come with this one'],
  ['2024-04-06', '2024-06-01', undefined, 'the first year, while it is this one, with none'],
  ['2024-04-06', '2030-01-01', '2026-04-06', 'a year that is over with the newest, where we have no figures for today'],
  ['2026-04-06', '2030-01-01', '2025-04-06', 'the newest, where we have no figures for today, with the year before'],
])('the year that starts on %s is compared on %s with the one that starts on %s: %s', (starts, today, expected) => {
  const of = years.find((year) => year.starts === starts) ?? { starts: '', ends: '' }
  expect(comparedYear(years, of, today)?.starts).toBe(expected)
})
