import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from 'write-excel-file/node'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { RULE_SETS } from '../../engine/rates/rates-at.ts'
import { readGolden } from '../golden/read-golden.ts'
import { sheetsOf } from './export.ts'
import { loadWorkbook, workbookSlugs } from './load.ts'
import type { LaidOut } from './sheets/sheet.ts'
import { outputName } from './working.ts'

const FUNCTIONS = ['IF', 'MAX', 'MIN', 'ROUND', 'ROUNDUP', 'SUM', 'HYPERLINK']
/** What a spreadsheet would read as a cell and not as a name. */
const CELL = /^\$?[A-Za-z]{1,3}\$?\d+$|^[RrCc]\d*$/

const formulasOf = (rows: readonly Row[]) =>
  rows.flatMap((row) =>
    row.flatMap((cell) =>
      cell && typeof cell === 'object' && 'type' in cell && cell.type === 'Formula' && typeof cell.value === 'string' ? [cell.value] : [],
    ),
  )
const wordsIn = (formula: string) => formula.replaceAll(/"(?:[^"]|"")*"/g, '').match(/[A-Za-z_][A-Za-z0-9_.]*/g) ?? []

it('writes a workbook of five calculators', () => {
  expect(workbookSlugs()).toEqual(['capital-gains', 'corporation-tax', 'dividend-tax', 'income-tax', 'national-insurance'])
})

describe.each(workbookSlugs())('the workbook of %s', (slug) => {
  let made: Awaited<ReturnType<typeof loadWorkbook>>
  const workbooks: { readonly about: string; readonly sheets: LaidOut[] }[] = []

  beforeAll(async () => {
    made = await loadWorkbook(slug)
    for (const row of readGolden(slug)) {
      const parsed = made.calculator.parse(row.in)
      if (parsed.issues) throw new Error(`${slug}:${row.line} is refused`)
      for (const ruleSet of RULE_SETS) {
        const sheets = sheetsOf({ ...made, inputs: parsed.inputs, ruleSet, taxYear: defaultTaxYear, exportedOn: '2026-11-21' })
        workbooks.push({ about: `${ruleSet}, line ${row.line}`, sheets })
      }
    }
  })

  it('has names that a spreadsheet allows, each for one cell that holds something', () => {
    for (const { about, sheets } of workbooks) {
      const names = sheets.flatMap((sheet) => [...sheet.names.keys()])
      expect(names.length, about).toBeGreaterThan(10)
      expect(names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name) || CELL.test(name))).toEqual([])
      expect(new Set(names.map((name) => name.toLowerCase())).size, about).toBe(names.length)
      for (const { rows, names: cells } of sheets) {
        for (const [name, address] of cells) {
          const row = rows[Number(address.slice(1)) - 1]
          expect(row?.[address.charCodeAt(0) - 'A'.charCodeAt(0)], name).toMatchObject({ value: expect.anything() as unknown })
          // The reader sees the name beside its cell.
          expect(row).toContainEqual(expect.objectContaining({ value: name }))
        }
      }
    }
  })

  it('refers to nothing but its own names and to cells of the same sheet', () => {
    for (const { about, sheets } of workbooks) {
      const names = new Set(sheets.flatMap((sheet) => [...sheet.names.keys()]))
      for (const { title, rows } of sheets) {
        const unknown = formulasOf(rows)
          .flatMap(wordsIn)
          .filter((word) => !names.has(word) && !FUNCTIONS.includes(word))
          .filter((word) => !CELL.test(word) || Number(word.slice(1)) > rows.length)
        expect(unknown, `${about}, ${title}`).toEqual([])
      }
    }
  })

  it('has no text in a formula that is longer than Excel takes', () => {
    const texts = workbooks
      .flatMap(({ sheets }) => sheets.flatMap(({ rows }) => formulasOf(rows)))
      .flatMap((formula) => formula.match(/"[^"]*"/g) ?? [])
    expect(texts.filter((text) => text.length > 255)).toEqual([])
    expect(texts.length).toBeGreaterThan(0)
  })

  it('answers every amount of the record', () => {
    const { calculator } = made
    for (const row of readGolden(slug)) {
      const { inputs } = calculator.parse(row.in) as { inputs: Parameters<typeof calculator.record>[0] }
      const sheets = sheetsOf({ ...made, inputs, ruleSet: 'statute', taxYear: defaultTaxYear, exportedOn: '2026-11-21' })
      const amounts = Object.entries(calculator.record(inputs)).flatMap(([field, value]) =>
        typeof value === 'object' ? [outputName(field)] : [],
      )
      expect([...(sheets[0]?.names.keys() ?? [])]).toEqual(expect.arrayContaining(amounts))
    }
  })
})
