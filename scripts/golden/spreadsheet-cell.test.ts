import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutFormula } from '../../engine/result/without-formula.ts'
import { parseGolden } from '../../golden/code/parse-golden.ts'
import { goldenFile, goldenSlugs } from '../../golden/code/read-golden.ts'
import { misreadBySpreadsheet, tidyCell } from '../../golden/code/spreadsheet-cell.ts'
import { KEPT, MADE_INTO_SOMETHING_ELSE } from './spreadsheet-examples.ts'
import { tidyGolden } from './tidy-golden.ts'

it.each([...goldenSlugs('published').map((slug) => `published/${slug}`), 'left-out/cases'])(
  'golden/%s.csv has no cell that a spreadsheet would change',
  (name) => {
    const text = readFileSync(goldenFile(name), 'utf8')
    const misread = parse(text).flatMap((row, index) => row.map((cell) => [`row ${index + 1}: "${cell}"`, misreadBySpreadsheet(cell)]))
    expect(misread.filter(([, reason]) => reason !== undefined)).toEqual([])
    expect(stringify(parse(text))).toBe(text)
  },
)

describe.each(goldenSlugs())('golden/%s.csv', (slug) => {
  const text = readFileSync(goldenFile(slug), 'utf8')
  const rows = parse(text)

  it('has no cell that a spreadsheet would change', () => {
    const misread = rows.flatMap((row, index) => row.map((cell) => [`row ${index + 1}: "${cell}"`, misreadBySpreadsheet(cell)]))
    expect(misread.length).toBeGreaterThan(0)
    expect(misread.filter(([, reason]) => reason !== undefined)).toEqual([])
  })

  it('is tidy, so that saving it in a spreadsheet changes nothing: npm run golden:tidy', () => {
    expect(tidyGolden(text)).toBe(text)
  })

  it('follows RFC 4180, except that lines end in line feeds alone, and has a cell for each column', () => {
    expect(stringify(rows)).toBe(text)
    expect(text).not.toMatch(/\r|\uFEFF|\uFFFD/)
    expect(rows.filter((row) => row.length !== rows[0]?.length)).toEqual([])
  })

  it('is read the same after a spreadsheet has written it in its own way', () => {
    const [columns = [], ...cells] = rows
    // As LibreOffice saves it: numbers and flags in its own form, all text quoted, Windows line endings.
    const saved = cells.map((row) =>
      row.map((cell, index) => {
        if (!/^(in|out)\./.test(columns[index] ?? '')) return cell
        return /^-?\d+\.\d+$/.test(cell) && cell.length < 16
          ? String(Number(cell))
          : cell.replace(/^(true|false)$/, (flag) => flag.toUpperCase())
      }),
    )
    const asSaved = stringify([columns, ...saved], { quoted: true, bom: true, record_delimiter: 'windows' })
    expect(asSaved).not.toBe(text)
    expect(parseGolden(asSaved)).toEqual(parseGolden(text))
    expect(tidyGolden(asSaved)).toBe(text)
  })
})

it.each([
  ['out.tax', '0', '0.00'],
  ['out.tax', '7.5', '7.50'],
  ['out.tax', '-3000', '-3000.00'],
  ['out.tax', '7.125', '7.125'],
  ['out.isHighEarner', 'TRUE', 'true'],
  ['in.salary', '500.40', '500.4'],
  ['in.salary', '30000.00', '30000'],
  ['in.salary', '£30,000', '£30,000'],
  ['in.isInclusive', 'FALSE', 'false'],
  ['in.disposalDate', '2024-10-30', '2024-10-30'],
  ['out.takeHome', '321616871705848.68', '321_616_871_705_848.68'],
  ['out.takeHome', '321_616_871_705_848.68', '321_616_871_705_848.68'],
  ['out.takeHome', '-1000000000000000', '-1_000_000_000_000_000.00'],
  ['out.takeHome', '9999999999999.99', '9999999999999.99'],
  ['out.takeHome', '12_570', '12570.00'],
  ['source', 'TRUE', 'TRUE'],
  ['case', '7.5', '7.5'],
])('in %s, %s is kept as %s', (column, cell, kept) => {
  expect(tidyCell(column, cell)).toBe(kept)
})

it('cells that LibreOffice keeps are safe, and for those it changes there is a message with what to write instead', () => {
  expect(KEPT.map((cell) => [cell, misreadBySpreadsheet(cell)])).toEqual(KEPT.map((cell) => [cell, undefined]))
  const reasons = [...MADE_INTO_SOMETHING_ELSE, '+1', '@home', '- nothing', "'12570", '6-Apr', '6-4-24', 'a\nb', ' a', 'a '].map((cell) => [
    cell,
    misreadBySpreadsheet(cell) ?? 'nothing said',
  ])
  expect(reasons).toEqual(reasons.map(([cell]) => [cell, expect.stringMatching(/; (write|begin|put|remove|leave) /)]))
})

it('any text comes back from a golden file unchanged, with its quotes, commas and line breaks, and never as a formula', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\uFEFF'))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const text = stringify([['case', 'source', 'working'], ...rows])
      expect(parse(tidyGolden(text)).slice(1)).toEqual(rows.map((cells) => cells.map(withoutFormula)))
    }),
  )
})
