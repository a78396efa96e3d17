import { expect, it } from 'vitest'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { changesIn } from '../pages/what-changed/changes-in.ts'
import { changedYears, earlierPeriodOf, periodOf } from './changed-years.ts'

const years = Object.keys(taxYears)

it('every tax year but the first has a page, next to the year before it', () => {
  expect(changedYears.map(({ year }) => year)).toEqual(years.slice(1))
  expect(changedYears.map(({ before }) => before)).toEqual(years.slice(0, -1))
})

it('the changes of a tax year are those of its financial year, and only the first page has earlier ones', () => {
  expect(periodOf('2023-24')).toEqual({ starts: '2023-04-01', ends: '2024-03-31' })
  expect(changedYears.map(earlierPeriodOf)).toEqual([
    { starts: '2022-04-07', ends: '2023-03-31' },
    ...changedYears.slice(1).map(() => undefined),
  ])
})

const nameOf = ({ entry, on }: { entry: string; on: string }) => `${on} ${entry}`

it('every change since the first day of the tables is on one page, up to the spring of a year that has none yet', () => {
  const [first] = Object.values(taxYears)
  const pages = changedYears.flatMap((of) => [earlierPeriodOf(of), periodOf(of.year)].filter((one) => one !== undefined))
  const listed = pages.flatMap((period) => changesIn(provenance, period).map(nameOf))
  const { ends } = periodOf(changedYears.at(-1)?.year ?? '2026-27')
  expect(listed.toSorted()).toEqual(changesIn(provenance, { starts: '2022-04-07', ends }).map(nameOf).toSorted())
  expect(first?.starts).toBe('2022-04-06')
})
