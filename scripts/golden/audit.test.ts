import { expect, it } from 'vitest'
import { auditOf } from './audit-rows.ts'
import { parseGolden } from './parse-golden.ts'
import { goldenSlugs, readGolden } from './read-golden.ts'
import { restOf } from './sources.ts'

it.each([
  ['ITA 2007 ss.10, 35; SSCBA 1992 s.8; worked independently', 'law'],
  ['Finance (No. 2) Act 2024 s.6; worked independently', 'law'],
  ['Scottish Rate Resolution 2024-25', 'law'],
  ['SI 2009/470 reg.29', 'law'],
  ['Specification 1, section 9 (constants); worked independently', 'specification'],
  ['Specification 1, section 9 (page text); ITA 2007 s.35 for the taper', 'law'],
  ['GOV.UK, Tax on dividends, example (£29,570 of wages; ITA 2007); ITA 2007 s.13A', 'published'],
  ['casomoltd/paye-calc tests/fixtures/annual-calculations.csv :: £30k/baseline/0%; ITA 2007 s.10', 'published'],
  ['hmrc/tax-kalculator data2024.csv line 3 (tax (and both kinds of National Insurance)); worked independently', 'published'],
  ['HMRC 480 Appendix 2', 'published'],
  ['Myers, https://example.org/tables', 'published'],
  ['employer-rates-2024-25', 'published'],
  ['finance-act-2023-income-tax', 'law'],
  ['specification-2', 'specification'],
  ['my accountant', 'nothing'],
  ['GOV.UKX', 'nothing'],
  ['employer-rates-2024-25-draft', 'nothing'],
  ['my accountant; ITA 2007 s.10', 'law'],
  ['worked independently', 'nothing'],
  ['', 'nothing'],
] as const)('"%s" rests on: %s', (source, rest) => {
  expect(restOf({ source })).toBe(rest)
})

const file = (...rows: string[]) => parseGolden(['case,rules,taxYear,in.amount,out.vatAmount,source,working', ...rows, ''].join('\n'))

it('counts what rows rest on, and names those without an outside source that are to hold under the law', () => {
  const { text, unheld } = auditOf({
    vat: file(
      'At 20%,statute,2024-25,100,20.00,VATA 1994 s.2(1),vatAmount: 100*20% = 20.00',
      'An invoice,statute,2024-25,50,10.00,VAT Notice 700,vatAmount: 50*20% = 10.00',
      'Ours,statute+text,2024-25,10,2.00,Specification 2,vatAmount: 10*20% = 2.00',
    ),
    cis: file(
      'Constants,constants,2024-25,10,2.00,Specification 2; worked independently,vatAmount: 10*20% = 2.00',
      'Nobody’s,text,2024-25,10,2.00,worked independently,vatAmount: 10*20% = 2.00',
    ),
  })
  expect(text.split('\n')).toEqual([
    'calculator  published  law  specification  nothing',
    'vat                 1    1              1        0',
    'cis                 0    0              1        1',
    'all                 1    1              2        1',
  ])
  expect(unheld).toEqual(['golden/vat.csv row 4', 'golden/cis.csv row 3'])
})

it('lists the rows of a kind below the table where asked', () => {
  const files = { vat: file('At 20%,statute,2024-25,100,20.00,VATA 1994 s.2(1),vatAmount: 100*20% = 20.00') }
  expect(auditOf(files, ['law']).text.split('\n').slice(-3)).toEqual([
    '',
    'On the law alone: nobody outside has printed these figures',
    '  golden/vat.csv row 2  statute  At 20%',
  ])
  expect(auditOf(files, ['nothing']).text).not.toContain('At 20%')
})

it('every golden row that is to hold under the law has an outside source', () => {
  const files = Object.fromEntries(goldenSlugs().map((slug) => [slug, readGolden(slug)]))
  expect(Object.values(files).flat().length).toBeGreaterThan(2000)
  expect(auditOf(files).unheld).toEqual([])
})
