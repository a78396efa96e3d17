import { expect, it } from 'vitest'
import { citationsOf } from './law-address.ts'

const AT = 'https://www.legislation.gov.uk/'

it.each([
  ['ITA 2007 s.35(2)', 'ukpga/2007/3/section/35'],
  ['ITA 2007 ss.7 and 12', 'ukpga/2007/3/section/7'],
  ['FA 1998 Sch.18 para.17, as amended by FA 2026 s.265', 'ukpga/1998/36/schedule/18/paragraph/17'],
  ['ITTOIA 2005 Part 6A ch.1', 'ukpga/2005/5/part/6A/chapter/1'],
  ['VATA 1994 s.30 and Sch.8, Group 24', 'ukpga/1994/23/section/30'],
  ['SI 2005/2045 reg.24ZA, inserted by SI 2026/289 reg.2', 'uksi/2005/2045/regulation/24ZA'],
  ['SSI 2000/110 reg.9', 'ssi/2000/110/regulation/9'],
  ['SI 2024/307 art.2', 'uksi/2024/307/article/2'],
  ['National Insurance Contributions (Reduction in Rates) Act 2024 s.1', 'ukpga/2024/5/section/1'],
])('%s is at %s', (text, path) => {
  expect(citationsOf(text)).toEqual([{ text, url: `${AT}${path}` }])
})

it('each of several laws has its own address, and what is not on legislation.gov.uk has none', () => {
  expect(citationsOf('ITEPA 2003 s.230(2); ITTOIA 2005 s.94F(2)').map(({ url }) => url)).toEqual([
    `${AT}ukpga/2003/1/section/230`,
    `${AT}ukpga/2005/5/section/94F`,
  ])
  expect(citationsOf('Scottish Rate Resolution 2026-27')).toEqual([{ text: 'Scottish Rate Resolution 2026-27' }])
})
