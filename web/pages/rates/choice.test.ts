import { describe, expect, it } from 'vitest'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { rulesOffered, type View, viewIn, withYear, yearsInWords, yearsOf } from './choice.ts'
import { keyOf } from './published.ts'

const alone: View = { year: '2024-25', rules: 'statute', compare: '', show: 'changes' }

describe('the view in an address', () => {
  it.each<[string, Partial<View>]>([
    ['', {}],
    ['#contents', {}],
    ['#year=2023-24', { year: '2023-24' }],
    ['#rules=text', { rules: 'text' }],
    ['#year=2022-23&rules=constants', { year: '2022-23', rules: 'constants' }],
    ['#year=1066-67&rules=toString', {}],
    ['#compare=2023-24', { compare: '2023-24' }],
    ['#year=2025-26&compare=all&show=all', { year: '2025-26', compare: 'all', show: 'all' }],
    ['#compare=1066-67&show=toString', {}],
    ['#compare=2024-25', {}],
    ['#year=2023-24&compare=2023-24', { year: '2023-24' }],
  ])('of %j is the default with %j', (hash, different) => {
    expect(viewIn(hash, alone)).toEqual({ ...alone, ...different })
  })

  it('names a file', () => {
    expect(keyOf(alone).join('/')).toBe('/rates/2024-25/statute.json')
    expect(keyOf({ year: '2023-24', rules: 'constants' }, 'csv').join('/')).toBe('/rates/2023-24/constants.csv')
  })
})

describe('a view', () => {
  it('shows its years in order, whichever of them was chosen first', () => {
    expect(yearsOf(alone)).toEqual(['2024-25'])
    expect(yearsOf({ year: '2025-26', compare: '2023-24' })).toEqual(['2023-24', '2025-26'])
    expect(yearsOf({ year: '2022-23', compare: '2026-27' })).toEqual(['2022-23', '2026-27'])
    expect(yearsOf({ year: '2023-24', compare: 'all' })).toEqual(Object.keys(taxYears))
  })

  it('offers the specification’s rules for its own year by itself', () => {
    expect(rulesOffered(alone)).toEqual(['statute', 'constants', 'text'])
    expect(rulesOffered({ ...alone, year: '2023-24' })).toEqual(['statute'])
    expect(rulesOffered({ ...alone, year: '2025-26' })).toEqual(['statute'])
    expect(rulesOffered({ ...alone, compare: '2023-24' })).toEqual(['statute'])
  })

  it('keeps the other year when a visitor chooses a year, unless the two are now the same or every year was shown', () => {
    const compared: View = { ...alone, compare: '2023-24', show: 'all' }
    expect(withYear(compared, '2026-27')).toEqual({ ...compared, year: '2026-27' })
    expect(withYear(compared, '2023-24')).toEqual({ ...compared, year: '2023-24', compare: '' })
    expect(withYear({ ...compared, compare: 'all' }, '2026-27')).toEqual({ ...compared, year: '2026-27', compare: '' })
  })

  it('names its years', () => {
    expect(yearsInWords(['2024-25'])).toBe('2024/25')
    expect(yearsInWords(['2023-24', '2025-26'])).toBe('2023/24 and 2025/26')
    expect(yearsInWords(['2023-24', '2025-26'], 'to')).toBe('2023/24 to 2025/26')
    expect(yearsInWords(['2022-23', '2023-24', '2024-25'])).toBe('2022/23 to 2024/25')
  })
})
