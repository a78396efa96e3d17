import { expect, it } from 'vitest'
import { bySection, citedIn, citedInLaw, sectionsIn } from './sections.ts'

it.each([
  ['ITA 2007 s.25(2).', ['ITA 2007 s.25(2)']],
  ['ITA 2007 ss.10, 11A and 16; FA 2004 s.192(4)', ['ITA 2007 s.10', 'ITA 2007 s.11A', 'ITA 2007 s.16', 'FA 2004 s.192(4)']],
  ['ITTOIA 2005 ss.268 to 272 and 274A', ['ITTOIA 2005 s.268 to 272', 'ITTOIA 2005 s.274A']],
  ['above it (ITTOIA 2005 s.783AH), else (ss.783AE and\n * 783BJ)', ['ITTOIA 2005 s.783AH', 'ITTOIA 2005 s.783AE', 'ITTOIA 2005 s.783BJ']],
  ['SI 2001/1004 regs.3 and 12; Scotland Act 1998 s.80C', ['SI 2001/1004 reg.3', 'SI 2001/1004 reg.12', 'Scotland Act 1998 s.80C']],
  ['section 10 of nothing that is named, s.12', []],
])('%j cites %j', (text, expected) => {
  expect(sectionsIn(text)).toEqual(expected)
})

it('gives each function of a file the sections of its own docstring', () => {
  const source = `import { a } from './a.ts'

/** The tax. ITA 2007 s.23. */
export function tax() {}

const NUMBER = 12
/** Less. ITA 2007 ss.23 and 35. */
const less = () => NUMBER

/** A type. ITA 2007 s.9. */
export interface Told {}
export const untold = () => less()
`
  const cited = citedIn('engine/law/tax.ts', source)
  expect(cited).toEqual([
    { name: 'tax', place: 'engine/law/tax.ts:4', sections: ['ITA 2007 s.23'] },
    { name: 'less', place: 'engine/law/tax.ts:8', sections: ['ITA 2007 s.23', 'ITA 2007 s.35'] },
  ])
  expect(bySection(cited).map(([section, functions]) => [section, functions.map(({ name }) => name)])).toEqual([
    ['ITA 2007 s.23', ['tax', 'less']],
    ['ITA 2007 s.35', ['less']],
  ])
})

it('finds the law of the whole engine, and nothing that only speaks of it', () => {
  const sections = new Map(bySection(citedInLaw()))
  expect(sections.size).toBeGreaterThan(100)
  expect(sections.get('ITA 2007 s.25(2)')?.map(({ name }) => name)).toContain('allowancesElsewhere')
  expect([...sections.values()].flat().filter(({ place }) => /notes\.ts|\.test\.ts/.test(place))).toEqual([])
})
