import { describe, expect, it } from 'vitest'
import { fields as capitalGains } from '../calculators/capital-gains/fields.ts'
import { fields as companyCar } from '../calculators/company-car/fields.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { fieldsIn } from './fields-in-year.ts'
import { taxYearWith, yearsBetween } from './known-years.ts'
import { parserOf, schemaOf } from './parse.ts'

/** The first day after the last year that the tables know. */
const NEXT_YEAR_STARTS = `${String(Object.values(taxYears).at(-1)?.ends).slice(0, 4)}-04-06`

describe('a day', () => {
  it.each<[TaxYear, string, string, string]>([
    ['2022-23', '2022-04-06', '2023-04-05', '2022-04-06'],
    ['2024-25', '2024-04-06', '2025-04-05', '2024-10-30'],
    ['2026-27', '2026-04-06', '2027-04-05', '2026-04-06'],
  ])('falls in the tax year, %s', (year, first, last, blank) => {
    expect(fieldsIn(capitalGains, year).disposalDate).toMatchObject({ first, last, blank })
  })

  it('is refused outside the year that is asked about', () => {
    const parse = parserOf(schemaOf(capitalGains))
    expect(parse({ disposalDate: '2026-04-05' }, '2026-27').issues).toEqual([
      { field: 'disposalDate', code: 'too_small', expected: 'from 6 April 2026 to 5 April 2027' },
    ])
    expect(parse({ disposalDate: '2026-04-06' }, '2026-27').issues).toBeUndefined()
  })

  it.each([
    ['2022-04-05', undefined],
    ['2022-04-06', '2022-23'],
    ['2025-04-05', '2024-25'],
    ['2025-04-06', '2025-26'],
    [NEXT_YEAR_STARTS, undefined],
  ])('%s has the tax year %s', (day, year) => {
    expect(taxYearWith(day)).toBe(year)
  })

  it('counts the years from one to another', () => {
    expect(yearsBetween('2024-25', '2026-27')).toBe(2)
    expect(yearsBetween('2024-25', '2022-23')).toBe(-2)
  })
})

it('a blank means the year that is asked about, where a calculator asks for it', () => {
  const { inputs } = { inputs: undefined, ...parserOf(schemaOf(companyCar))({}, '2023-24') }
  expect(inputs?.taxYear).toBe('2023-24')
  expect(fieldsIn(companyCar, '2023-24').region).toBe(companyCar.region)
})
