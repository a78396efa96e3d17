import { describe, expect, it } from 'vitest'
import type { Row } from 'write-excel-file/node'
import { Decimal } from '../../engine/money/decimal.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { RULE_SETS } from '../../engine/rates/rates-at.ts'
import { readGolden } from '../golden/read-golden.ts'
import { sheetsOf } from './export.ts'
import { loadWorkbook, workbookSlugs } from './load.ts'
import { outputName } from './working.ts'

const FUNCTIONS = new Set(['IF', 'INDEX', 'MATCH', 'MAX', 'MIN', 'ROUND', 'ROUNDDOWN', 'ROUNDUP', 'SUM', 'HYPERLINK'])
/** Names that a spreadsheet would take for a cell. */
const CELL = /^[A-Za-z]{1,3}\d+$|^[RrCc]\d*$/
/** The longest text that Excel accepts in a formula. */
const LONGEST_TEXT = 255

const cellsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => row.flatMap((cell) => (cell && typeof cell === 'object' && 'type' in cell ? [cell] : [])))
const formulasOf = (rows: readonly Row[]) => cellsOf(rows).flatMap(({ type, value }) => (type === 'Formula' ? [String(value)] : []))
const namesIn = (formula: string) => formula.replaceAll(/"(?:[^"]|"")*"/g, '').match(/[A-Za-z_][A-Za-z0-9_.]*/g) ?? []

/** The first three golden rows of each set of choices. Their workbooks differ only in amounts. */
async function workbooksOf(slug: string) {
  const { calculator, workbook } = await loadWorkbook(slug)
  const byChoices = new Map<string, Parameters<typeof calculator.record>[0][]>()
  for (const row of readGolden(slug)) {
    const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(row.in) }
    if (issues || !inputs) throw new Error(`${slug}:${row.line} is refused`)
    const choices = JSON.stringify(Object.entries(inputs).filter(([, value]) => typeof value !== 'object'))
    byChoices.set(choices, [...(byChoices.get(choices) ?? []), inputs])
  }
  return [...byChoices].flatMap(([choices, alike]) =>
    RULE_SETS.map((ruleSet) => ({
      about: `${ruleSet}, ${choices}`,
      alike: alike.slice(0, 3).map((inputs) => ({
        record: calculator.record(inputs, { ruleSet }),
        sheets: sheetsOf({ calculator, workbook, inputs, ruleSet, taxYear: defaultTaxYear, exportedOn: '2026-11-21' }),
      })),
    })),
  )
}

it('can write workbooks for five calculators', () => {
  expect(workbookSlugs()).toEqual(['capital-gains', 'corporation-tax', 'dividend-tax', 'income-tax', 'national-insurance'])
})

describe.each(workbookSlugs())('the workbook of %s', async (slug) => {
  const groups = await workbooksOf(slug)
  const workbooks = groups.flatMap(({ about, alike: [first] }) => (first ? [{ about, ...first }] : []))

  it('has names that a spreadsheet allows, each for one cell that is not empty and has its name in the same row', () => {
    for (const { about, sheets } of workbooks) {
      const names = sheets.flatMap((sheet) => [...sheet.names.keys()])
      expect(names.length, about).toBeGreaterThan(10)
      expect(names.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]{0,254}$/.test(name) || CELL.test(name))).toEqual([])
      expect(new Set(names.map((name) => name.toLowerCase())).size, about).toBe(names.length)
      for (const { rows, names: cells } of sheets) {
        for (const [name, address] of cells) {
          const row = rows[Number(address.slice(1)) - 1]
          expect(row?.[address.charCodeAt(0) - 'A'.charCodeAt(0)], name).toMatchObject({ value: expect.anything() as unknown })
          expect(row, name).toContainEqual(expect.objectContaining({ value: name }))
        }
      }
    }
  })

  it('refers only to its names and to cells on the same sheet', () => {
    for (const { about, sheets } of workbooks) {
      const names = new Set(sheets.flatMap((sheet) => [...sheet.names.keys()]))
      for (const { title, rows } of sheets) {
        const unknown = formulasOf(rows)
          .flatMap(namesIn)
          .filter((name) => !names.has(name) && !FUNCTIONS.has(name) && !(CELL.test(name) && Number(name.slice(1)) <= rows.length))
        expect(unknown, `${about}, ${title}`).toEqual([])
      }
    }
  })

  it('takes every number from a cell, except those that are in no table', () => {
    // 0, 1, the months of a year, its 52 weeks (Class 2), 100, and the decimal places in ROUND.
    const known = new Set(['0', '1', '12', '52', '100', '2', '8'])
    for (const { about, sheets } of workbooks) {
      const formulas = sheets.flatMap(({ rows }) => formulasOf(rows)).filter((formula) => !formula.startsWith('HYPERLINK'))
      const numbers = formulas.flatMap((formula) => formula.replaceAll(/[A-Za-z_][A-Za-z0-9_]*/g, '').match(/[\d.]+/g) ?? [])
      expect(
        numbers.filter((number) => !known.has(number)),
        about,
      ).toEqual([])
    }
  })

  it('has the same formulas for all amounts of the same choices', () => {
    for (const { about, alike } of groups) {
      const [first, ...others] = alike.map(({ sheets }) => sheets.map(({ rows }) => formulasOf(rows)))
      for (const other of others) expect(other, about).toEqual(first)
    }
  })

  it('has every amount of the record', () => {
    for (const { about, sheets, record } of workbooks) {
      const amounts = Object.entries(record).flatMap(([field, value]) => (typeof value === 'object' ? [outputName(field)] : []))
      expect([...(sheets[0]?.names.keys() ?? [])], about).toEqual(expect.arrayContaining(amounts))
    }
  })

  it('agrees with the engine’s record, and has a result for every formula', () => {
    for (const { about, alike } of groups) {
      for (const { record, sheets } of alike) {
        const lacking = sheets.flatMap(({ title, rows, results }) => (results.size === formulasOf(rows).length ? [] : [title]))
        expect(lacking, about).toEqual([])
        const [answer] = sheets
        const found = Object.entries(record).flatMap(([field, value]) => {
          const result = answer?.results.get(answer.names.get(outputName(field)) ?? '')
          return value instanceof Decimal ? [[field, value.toFixed(2), result instanceof Decimal ? result.toFixed(2) : result]] : []
        })
        expect(found, about).toEqual(found.map(([field, value]) => [field, value, value]))
      }
    }
  })

  it('links every rate to a source, in text that Excel accepts', () => {
    for (const { about, sheets } of workbooks) {
      const links = formulasOf(sheets.flatMap(({ rows }) => rows)).filter((formula) => formula.includes('"'))
      expect(
        links.filter((link) => !/^HYPERLINK\("https:[^"]+",(?:"(?:[^"]|"")*")\)$/.test(link)),
        about,
      ).toEqual([])
      expect(links.flatMap((link) => link.match(/"(?:[^"]|"")*"/g) ?? []).filter(({ length }) => length > LONGEST_TEXT)).toEqual([])
      const rates = sheets.find(({ title }) => title === 'Rates')
      // Title, value, unit, date, law, reading, status and name; then at least one source.
      expect([...(rates?.names.values() ?? [])].filter((address) => (rates?.rows[Number(address.slice(1)) - 1]?.length ?? 0) < 9)).toEqual(
        [],
      )
    }
  })
})

it('says what is fixed, for which law and year, and that it contains what was typed', async () => {
  const { calculator, workbook } = await loadWorkbook('income-tax')
  const parsed = calculator.parse({ annualSalary: '60000', region: 'scotland' })
  if (parsed.issues) throw new Error('refused')
  const sheets = sheetsOf({
    calculator,
    workbook,
    inputs: parsed.inputs,
    ruleSet: 'constants',
    taxYear: '2024-25',
    exportedOn: '2026-11-21',
  })
  const texts = cellsOf(sheets[0]?.rows ?? []).map(({ value }) => String(value))
  expect(texts).toEqual(
    expect.arrayContaining([
      '60000',
      'Scotland',
      'Salary sacrifice',
      'No',
      'Fixed when this file was written: to change a choice, export another file',
      expect.stringMatching(/^constants: /) as string,
      '2024/25, 6 April 2024 to 5 April 2025',
      '21 November 2026',
      'This file contains the amounts that were typed. Take care who you share it with.',
    ]),
  )
  expect(sheets.map(({ title }) => title)).toEqual(['Answer', 'Working', 'Bands', 'Rates'])
})
