import { describe, expect, it } from 'vitest'
import { calculator as vat } from '../../engine/calculators/vat/answer.ts'
import { type GoldenRow, parseGolden } from '../../golden/code/parse-golden.ts'
import { goldenSlugs, readGolden } from '../../golden/code/read-golden.ts'
import { type AuditedFile, auditOf } from './audit-rows.ts'
import { type PublishedRow, parsePublished } from './read-published.ts'
import { reworkGolden } from './rework-golden.ts'
import { basisOf } from './sources.ts'

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
] as const)('"%s" is based on: %s', (source, basis) => {
  expect(basisOf({ source })).toBe(basis)
})

const HEADER = 'case,rules,taxYear,in.amount,in.isInclusive,out.vatAmount,source,working'
const golden = (...rows: string[]) => parseGolden([HEADER, ...rows, ''].join('\n'))
const printed = (...rows: string[]) => parsePublished(['case,rules,taxYear,in.amount,out.vatAmount,rounded,source', ...rows, ''].join('\n'))
const fileOf = (rows: readonly GoldenRow[], published: readonly PublishedRow[] = []): AuditedFile => ({
  calculator: vat,
  rows,
  published,
})
const INVOICE = 'An invoice,statute+text,2024-25,50,,10.00,VAT Notice 700; VATA 1994 s.2(1),vatAmount: 50*20% = 10.00'
const PRINTED = 'VAT Notice 700: £50,statute,2024-25,50,10,,VAT Notice 700'

it('counts what rows are based on, and names rows for the law that have no outside source', () => {
  const { text, unheld } = auditOf({
    vat: fileOf(
      golden(
        INVOICE,
        'At 20%,statute,2024-25,100,,20.00,VATA 1994 s.2(1),vatAmount: 100*20% = 20.00',
        'Nobody can look it up here,statute,2024-25,70,,14.00,VAT Notice 700,vatAmount: 70*20% = 14.00',
        'Ours,statute+text,2024-25,10,,2.00,Specification 2,vatAmount: 10*20% = 2.00',
      ),
      printed(PRINTED, 'VAT Notice 700: £60,statute,2024-25,60,12,,VAT Notice 700'),
    ),
    cis: fileOf(
      golden(
        'Constants,constants,2024-25,10,,2.00,Specification 2; worked independently,vatAmount: 10*20% = 2.00',
        'Nobody’s,text,2024-25,10,,2.00,worked independently,vatAmount: 10*20% = 2.00',
      ),
    ),
  })
  expect(text.split('\n')).toEqual([
    'calculator  printed  published  law  cited  specification  nothing',
    'vat               2          1    1      1              1        0',
    'cis               0          0    0      0              1        1',
    'all               2          1    1      1              2        1',
  ])
  expect(unheld).toEqual(['golden/vat.csv row 5', 'golden/cis.csv row 3'])
})

it('lists the rows of a kind below the table if asked', () => {
  const files = { vat: fileOf(golden('At 20%,statute,2024-25,100,,20.00,VATA 1994 s.2(1),vatAmount: 100*20% = 20.00')) }
  expect(auditOf(files, ['law']).text.split('\n').slice(-3)).toEqual([
    '',
    'Based on the law, with our own arithmetic',
    '  golden/vat.csv row 2  statute  At 20%',
  ])
  expect(auditOf(files, ['nothing']).text).not.toContain('At 20%')
})

/** The audit’s line for a file with one row, as cells. */
const restsOn = (row: string, ...published: string[]) =>
  auditOf({ vat: fileOf(golden(row), printed(...published)) })
    .text.split('\n')[1]
    ?.split(/ +/)

describe('a row that names a publication', () => {
  it('counts as published while golden/published has its figures', () => {
    expect(restsOn(INVOICE, PRINTED)).toEqual(['vat', '1', '1', '0', '0', '0', '0'])
  })

  it('may write out a default, and matches a figure printed in whole pounds', () => {
    expect(restsOn(INVOICE.replace('50,,', '50,false,'), PRINTED)?.[2]).toBe('1')
    expect(restsOn(INVOICE.replaceAll('10.00', '10.40'), PRINTED.replace(',10,,', ',10,pound-down,'))?.[2]).toBe('1')
  })

  it.each([
    ['another figure', INVOICE.replaceAll('10.00', '10.40')],
    ['another question', INVOICE.replace('50,,', '51,,')],
    ['another year', INVOICE.replace('2024-25', '2023-24')],
    ['another rule set alone', INVOICE.replace('statute+text', 'text')],
    ['inputs that are refused', INVOICE.replace('50,,', '-50,,')],
    ['a source that names none', INVOICE.replace('VAT Notice 700; ', '')],
  ])('is based on the law with %s', (_, row) => {
    expect(restsOn(row, PRINTED)).toEqual(['vat', '1', '0', '1', '0', '0', '0'])
  })

  it('is no longer published once its figures are reworked, and nor is the row that keeps the old ones for another rule set', () => {
    const { text } = reworkGolden([HEADER, INVOICE, ''].join('\n'), { replace: { old: '20%', by: '21%' }, ruleSet: 'statute' })
    const rows = parseGolden(text)
    expect(rows.map((row) => `${row.rules.join('+')} ${row.out['vatAmount'] ?? ''}`)).toEqual(['statute 10.50', 'text 10.00'])
    expect(auditOf({ vat: fileOf(rows, printed(PRINTED)) }).text.split('\n')[1]).toBe(
      'vat               1          0    2      0              0        0',
    )
  })
})

it('every golden row for the law has an outside source', () => {
  const files = Object.fromEntries(goldenSlugs().map((slug) => [slug, fileOf(readGolden(slug))]))
  expect(Object.values(files).flatMap(({ rows }) => rows).length).toBeGreaterThan(2000)
  expect(auditOf(files).unheld).toEqual([])
})
