import { expect, it } from 'vitest'
import { placesCited, placesIn } from './citation.ts'

const citedIn = (text: string) => placesIn(text).map(({ cited }) => cited)
const wholeIn = (text: string) => placesIn(text).flatMap(({ whole }) => whole)

it.each([
  ['ITA 2007 s.25(2).', ['ITA 2007 s.25(2)']],
  ['ITA 2007 ss.10, 11A and 16; FA 2004 s.192(4)', ['ITA 2007 s.10', 'ITA 2007 s.11A', 'ITA 2007 s.16', 'FA 2004 s.192(4)']],
  ['ITTOIA 2005 ss.268 to 272 and 274A', ['ITTOIA 2005 s.268 to 272', 'ITTOIA 2005 s.274A']],
  ['FA 2004 ss.188-190, 192(4A)', ['FA 2004 s.188 to 190', 'FA 2004 s.192(4A)']],
  ['CTA 2010 ss.18A, 18D(3)-(4), and 18E', ['CTA 2010 s.18A', 'CTA 2010 s.18D(3) to (4)', 'CTA 2010 s.18E']],
  ['SSCBA 1992 s.6(1) and (3)', ['SSCBA 1992 s.6(1)', 'SSCBA 1992 s.6(3)']],
  ['ITA 2007 ss.55B(2)(b) and (ba), 55C(1)(c)', ['ITA 2007 s.55B(2)(b)', 'ITA 2007 s.55B(2)(ba)', 'ITA 2007 s.55C(1)(c)']],
  ['(Pensions Act 2008 s.13(1)(b) and (2))', ['Pensions Act 2008 s.13(1)(b)', 'Pensions Act 2008 s.13(2)']],
  ['above it (ITTOIA 2005 s.783AH), else (ss.783AE and 783BJ)', ['ITTOIA 2005 s.783AH', 'ITTOIA 2005 s.783AE', 'ITTOIA 2005 s.783BJ']],
  ['SI 2001/1004 regs.3 and 12; Scotland Act 1998 s.80C', ['SI 2001/1004 reg.3', 'SI 2001/1004 reg.12', 'Scotland Act 1998 s.80C']],
  ['SI 2025/53 art.2; SSI 2000/110 reg.9', ['SI 2025/53 art.2', 'SSI 2000/110 reg.9']],
  ['FA 2004 Sch.34', ['FA 2004 Sch.34']],
  ['FA 2021 ss.6, 7 and Sch.1 para.34(2)', ['FA 2021 s.6', 'FA 2021 s.7', 'FA 2021 Sch.1 para.34(2)']],
  ['FA 1998 Sch.18 paras.3 and 17', ['FA 1998 Sch.18 para.3', 'FA 1998 Sch.18 para.17']],
  ['ITTOIA 2005 ss.25, 34, Part 6A Ch.1', ['ITTOIA 2005 s.25', 'ITTOIA 2005 s.34', 'ITTOIA 2005 Part 6A ch.1']],
  ['SI 1995/2518 Part VIIA', ['SI 1995/2518 Part VIIA']],
  [
    'National Insurance Contributions (Reduction in Rates) Act 2024 s.1',
    ['National Insurance Contributions (Reduction in Rates) Act 2024 s.1'],
  ],
  ['ITA 2007 s.23, step 6', ['ITA 2007 s.23']],
  ['section 10 of nothing that is named, s.12 and Sch.2', []],
  ['HMRC, Specification for PAYE Tax Table Routines', []],
])('%j cites %j', (text, expected) => {
  expect(citedIn(text)).toEqual(expected)
})

it.each([
  ['ITA 2007 s.25(2)', ['ITA 2007 s.25']],
  ['FA 2004 ss.188-190, 192(4A)', ['FA 2004 s.188', 'FA 2004 s.190', 'FA 2004 s.192']],
  ['FA 2004 s.227(4) to (4C)', ['FA 2004 s.227']],
  ['SSCBA 1992 s.15, Sch.2 para.3', ['SSCBA 1992 s.15', 'SSCBA 1992 Sch.2']],
  ['ITTOIA 2005 Part 6A ch.1', ['ITTOIA 2005 Part 6A']],
])('%j is in %j', (text, expected) => {
  expect(wholeIn(text)).toEqual(expected)
})

it('a law or a publication that is cited as a whole is a place of its own', () => {
  const source = 'SI 2016/606; HMRC, Specification for PAYE Tax Table Routines; ITA 2007 s.35'
  expect(placesCited(source).map(({ cited }) => cited)).toEqual(source.split('; '))
})
