import { describe, expect, it } from 'vitest'
import { faultOfLaw } from './law-form.ts'

const LAWS = {
  'ITA 2007': { title: 'Income Tax Act 2007' },
  'FA 2004': { title: 'Finance Act 2004' },
  'FA 2023': { title: 'Finance Act 2023' },
  'F(No.2)A 2017': { title: 'Finance (No. 2) Act 2017' },
  'ITTOIA 2005': { title: 'Income Tax (Trading and Other Income) Act 2005' },
  'SI 2001/1004': { title: 'Social Security (Contributions) Regulations 2001' },
  'Scotland Act 1998': { title: 'Scotland Act 1998' },
  'Scottish Rate Resolution 2024-25': { title: 'Scottish Rate Resolution', asWhole: 'true' },
  'Levies (Reduction in Rates) Act 2023': { title: 'Levies (Reduction in Rates) Act 2023' },
}
const EXAMPLE = 'write an Act or instrument with its section, like ITA 2007 s.35(2) or SI 2001/1004 reg.100'

describe('a law', () => {
  it.each([
    'ITA 2007 s.35',
    'ITA 2007 s.35(2) and (3)',
    'ITA 2007 s.10(5A)',
    'FA 2004 ss.227, 228',
    'FA 2004 ss.227ZA to 227G; F(No.2)A 2017 s.21',
    'FA 2004 s.227(4) to (4C)',
    'FA 2004 s.14 and Sch.9',
    'FA 2004 Sch.18 para.14',
    'FA 2004 s.61, s.62 and ss.70 to 72',
    'ITTOIA 2005 Part 6A ch.1',
    'SI 2001/1004 Part VIIA',
    'SI 2001/1004 reg.100',
    'SI 2001/1004 regs.3 and 8 and the annual notice',
    'SI 2001/1004 art.1(2), which no order replaced for 2024/25',
    'Scotland Act 1998 s.80C; Scottish Rate Resolution 2024-25; ITA 2007 s.11A',
    'ITA 2007 s.55B: a tenth of the allowance, frozen by FA 2004 s.5 and FA 2023 s.5',
    'ITA 2007 s.10(5A) before FA 2023 s.6',
    'ITA 2007 s.139 (table of F(No.2)A 2017 s.2); FA 2023 ss.9 and 10, which changed 2020/21 only',
    'ITA 2007 s.11, amended by the Levies (Reduction in Rates) Act 2023 s.3',
    'ITA 2007 s.7, as it stood on 6 April 2024',
  ])('%s is a correct citation', (law) => {
    expect(faultOfLaw(law, LAWS)).toBeUndefined()
  })

  it.each([
    ['TBC', `"TBC" is not a law; ${EXAMPLE}`],
    ['', `a blank is not a law; ${EXAMPLE}`],
    ['  ', `a blank is not a law; ${EXAMPLE}`],
    ['see above', `"see above" is not a law; ${EXAMPLE}`],
    ['None; a count of payments', `"None" is not a law; ${EXAMPLE}`],
    ['ITA 2007', `ITA 2007 needs its section; ${EXAMPLE}`],
    ['SI 2001/1004', `SI 2001/1004 needs its regulation or article; ${EXAMPLE}`],
    ['ITA 2007 section 35', `ITA 2007 needs its section; ${EXAMPLE}`],
    ['ITA 2077 s.35', '"ITA 2077" is not among the laws of rates/sources.yaml; write ITA 2007, or add it there'],
    ['SI 2001/1040 reg.3', '"SI 2001/1040" is not among the laws of rates/sources.yaml; write SI 2001/1004, or add it there'],
    [
      'The Window Tax Act 1696 s.1',
      '"The Window Tax Act 1696" is not among the laws of rates/sources.yaml; add it there or write one that is',
    ],
    ['ITA 2007 s.35; FA 2004', `FA 2004 needs its section; ${EXAMPLE}`],
    ['ITA 2007 s.10 before FA 2023', `FA 2023 needs its section; ${EXAMPLE}`],
    ['ITA 2007 s.10, amended by FA 2032 s.1', '"FA 2032" is not among the laws of rates/sources.yaml; write FA 2023, or add it there'],
    [
      'ITA 2007 s.10 probably',
      '"probably" after ITA 2007 s.10 cannot be read; put a comma before a remark, and a semicolon before another law',
    ],
  ])('"%s" is refused with what to write instead', (law, said) => {
    expect(faultOfLaw(law, LAWS)).toBe(said)
  })
})
