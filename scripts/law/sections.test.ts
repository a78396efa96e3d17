import { expect, it } from 'vitest'
import { bySection, citedIn, citedInLaw } from './sections.ts'

it('gives each function of a file the sections of its own docstring', () => {
  const source = `import { a } from './a.ts'

/**
 * The tax. ITA 2007 ss.23 and
 * 35; FA 2004 Sch.34.
 */
export function tax() {}

const NUMBER = 12
const untold = () => NUMBER
/** Less. ITA 2007 ss.23 and 35. */
const less = () => untold()

/** A type. ITA 2007 s.9. */
export interface Told {}
export const more = () => less()
`
  const cited = citedIn('engine/law/tax.ts', source)
  expect(cited).toEqual([
    { name: 'tax', place: 'engine/law/tax.ts:7', sections: ['ITA 2007 s.23', 'ITA 2007 s.35', 'FA 2004 Sch.34'] },
    { name: 'less', place: 'engine/law/tax.ts:12', sections: ['ITA 2007 s.23', 'ITA 2007 s.35'] },
  ])
  expect(bySection(cited).map(([section, functions]) => [section, functions.map(({ name }) => name)])).toEqual([
    ['FA 2004 Sch.34', ['tax']],
    ['ITA 2007 s.23', ['tax', 'less']],
    ['ITA 2007 s.35', ['tax', 'less']],
  ])
})

it('finds the law of the whole engine, and nothing that only speaks of it', () => {
  const sections = new Map(bySection(citedInLaw()))
  expect(sections.size).toBeGreaterThan(100)
  expect(sections.get('ITA 2007 s.25(2)')?.map(({ name }) => name)).toContain('allowancesElsewhere')
  expect(sections.get('FA 2021 Sch.1 para.34(2)')?.map(({ name }) => name)).toEqual(['corporationTaxByYear'])
  expect([...sections.values()].flat().filter(({ place }) => /notes\.ts|\.test\.ts/.test(place))).toEqual([])
})
