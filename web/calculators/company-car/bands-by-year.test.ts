import { expect, it } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import type { BandsFigure } from '#engine/rates/figure.ts'
import { bandsByYear } from './bands-by-year.ts'

const figure = (value: number, unit: 'percent' | 'g/km') =>
  ({ entry: 'companyCars.emissions', reading: 'statute', unit, value: new Decimal(value) }) as const

const yearOf = (...bands: readonly (readonly [name: string, rate: number, upTo?: number])[]): BandsFigure => ({
  entry: 'companyCars.emissions',
  reading: 'statute',
  bands: bands.map(([name, rate, upTo]) => ({
    name,
    rate: figure(rate, 'percent'),
    ...(upTo !== undefined && { upTo: figure(upTo, 'g/km') }),
  })),
})

// ITEPA 2003 s.139: 155 g/km made 36% in 2024/25, and in 2025/26 (FA 2023 s.11) the maximum of 37%, which begins there.
const OF_2024 = yearOf(['150 to 154', 0.35, 154], ['155 to 159', 0.36, 159], ['160 and over', 0.37])
const OF_2025 = yearOf(['150 to 154', 0.36, 154], ['155 and over', 0.37])

const linesOf = (...years: readonly BandsFigure[]) =>
  bandsByYear(years).map(({ name, rates }) => [name, ...rates.map(({ value }) => value.toNumber())])

it.each([
  ['later', [OF_2024, OF_2025], (old: number, now: number) => [old, now]],
  ['earlier', [OF_2025, OF_2024], (old: number, now: number) => [now, old]],
] as const)('a band that a %s year has no more is a line still, at the rate of the band it went into', (_, years, inOrder) => {
  expect(linesOf(...years)).toEqual([
    ['150 to 154', ...inOrder(0.35, 0.36)],
    ['155 to 159', ...inOrder(0.36, 0.37)],
    ['160 and over', ...inOrder(0.37, 0.37)],
  ])
})

it('bands that overlap in part are refused', () => {
  const [one, other] = [yearOf(['up to 50', 0.1, 50], ['over 50', 0.2]), yearOf(['up to 60', 0.1, 60], ['over 60', 0.2])]
  expect(() => bandsByYear([one, other])).toThrow(new RangeError('companyCars.emissions has no band above 50 up to 60 in any year'))
})
