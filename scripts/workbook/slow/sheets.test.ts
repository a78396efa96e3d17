import { describe, expect, it } from 'vitest'
import type { Row } from 'write-excel-file/node'
import type { Calculator } from '../../../engine/calculator.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import { defaultTaxYear } from '../../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { ruleSetsOffered } from '../../../engine/rates/rule-sets-offered.ts'
import { calculatorNamed, SLUGS } from '../../../engine/tests/calculators.ts'
import { runs } from '../../../engine/tests/runs.ts'
import { readGolden } from '../../../golden/code/read-golden.ts'
import { outputName } from '../contents.ts'
import { sheetsOf, WITHOUT_WORKBOOK } from '../export.ts'
import { inputName } from '../formulas.ts'
import { asCell, Spreadsheet } from '../tests/spreadsheet.ts'

const FUNCTIONS = new Set(['AND', 'IF', 'INT', 'MAX', 'MIN', 'OR', 'ROUND', 'ROUNDDOWN', 'ROUNDUP', 'SUM', 'HYPERLINK', 'TRUE', 'FALSE'])
/** Names that a spreadsheet would take for a cell. */
const CELL = /^[A-Za-z]{1,3}\d+$|^[RrCc]\d*$/
/** The longest text that Excel accepts in a formula, and the longest formula. */
const LONGEST_TEXT = 255
const LONGEST_FORMULA = 8192

const numbersTo = (most: number) => Array.from({ length: most + 1 }, (_, index) => String(index))
/** The numbers that the calendar or a choice gives and no table has: the days of an accounting period by its months, or which month is paid when. */
const OF_CALENDAR: Readonly<Record<string, readonly string[]>> = {
  'corporation-tax': numbersTo(366),
  // The months at each rate of 2022/23, the fortnights and the four weeks of a year, and the number of the usual tax code.
  'income-tax': [...numbersTo(12), '13', '26', '1257'],
  'national-insurance': numbersTo(12),
  'part-year': numbersTo(12),
  // Also the numbers of tax codes, above the last full 500.
  payslip: numbersTo(500),
  'student-loan': [...numbersTo(12), '13', '26', '1257'],
}

/** What is left of the number of a tax code above its last full 500: by the week or month, each 500 has free pay of its own. */
const ofLastBlock = (number: number) => String(((number - 1) % 500) + 1)

const calculators = await Promise.all(SLUGS.filter((slug) => !(slug in WITHOUT_WORKBOOK)).map(calculatorNamed))

const cellsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => row.flatMap((cell) => (cell && typeof cell === 'object' && 'type' in cell ? [cell] : [])))
const formulasOf = (rows: readonly Row[]) => cellsOf(rows).flatMap(({ type, value }) => (type === 'Formula' ? [String(value)] : []))
const namesIn = (formula: string) => formula.replaceAll(/"(?:[^"]|"")*"/g, '').match(/[A-Za-z_][A-Za-z0-9_.]*/g) ?? []

/**
 * The first three golden rows of each tax year and set of choices, or of as many of these sets, spread evenly, as `runs` says. Their
 * workbooks differ only in amounts.
 */
function workbooksOf(calculator: Calculator) {
  const byChoices = new Map<string, { taxYear: TaxYear; inputs: Parameters<typeof calculator.record>[0] }[]>()
  for (const row of readGolden(calculator.slug)) {
    const taxYear = row.taxYear as TaxYear
    const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(row.in, taxYear) }
    if (issues || !inputs) throw new Error(`${calculator.slug}:${row.line} is refused`)
    const chosen = Object.entries(inputs).map(([field, value]) => [field, value instanceof Decimal ? 'an amount' : value])
    const choices = JSON.stringify([taxYear, ...chosen])
    byChoices.set(choices, [...(byChoices.get(choices) ?? []), { taxYear, inputs }])
  }
  const every = byChoices.size / runs(byChoices.size)
  const asked = [...byChoices].filter((_, index) => index % every < 1)
  return asked.flatMap(([choices, alike]) =>
    ruleSetsOffered(calculator, alike[0]?.taxYear ?? defaultTaxYear).map((ruleSet) => ({
      about: `${ruleSet}, ${choices}`,
      alike: alike.slice(0, 3).map(({ taxYear, inputs }) => ({
        inputs,
        record: calculator.record(inputs, { ruleSet, taxYear }),
        sheets: sheetsOf({ calculator, inputs, ruleSet, taxYear, exportedOn: '2026-11-21' }),
      })),
    })),
  )
}

describe.each(calculators)('the workbook of $slug', (calculator) => {
  const groups = workbooksOf(calculator)
  const workbooks = groups.flatMap(({ about, alike: [first] }) => (first ? [{ about, ...first }] : []))

  it('has names that a spreadsheet allows, each for one cell that is not empty and has its name in the same row', () => {
    for (const { about, sheets } of workbooks) {
      const names = sheets.flatMap((sheet) => [...sheet.names.keys()])
      expect(names.length, about).toBeGreaterThan(5)
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
    // The numbers of tax codes, 0, 1, the months of a year, its 52 weeks (Class 2), 100, the decimal places in ROUND, and what rounds by the third of them.
    const known = new Set(['0', '1', '12', '52', '100', '2', '4', '8', '0.004', ...(OF_CALENDAR[calculator.slug] ?? [])])
    for (const { about, sheets } of workbooks) {
      const ofCodes = new Set(
        [...about.matchAll(/"[SCK]*(\d+)[LMNT]?(?: M1)?"/g)].flatMap(([, number]) => [number, ofLastBlock(Number(number))]),
      )
      const formulas = sheets.flatMap(({ rows }) => formulasOf(rows)).filter((formula) => !formula.startsWith('HYPERLINK'))
      const numbers = formulas.flatMap((formula) => formula.replaceAll(/[A-Za-z_][A-Za-z0-9_]*/g, '').match(/[\d.]+/g) ?? [])
      expect(
        numbers.filter((number) => !known.has(number) && !ofCodes.has(number)),
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

  it('has every field of the record', () => {
    for (const { about, sheets, record } of workbooks) {
      expect([...(sheets[0]?.names.keys() ?? [])], about).toEqual(expect.arrayContaining(Object.keys(record).map(outputName)))
    }
  })

  it('has formulas whose results are those stored with them, to a hundredth of a penny', () => {
    for (const { about, sheets } of workbooks) {
      const spreadsheet = new Spreadsheet(sheets)
      for (const { title, rows, names, results } of sheets) {
        expect(results.size, `${about}, ${title}`).toBe(formulasOf(rows).length)
        const other = [...names].flatMap(([name, address]) => {
          const result = results.get(address)
          const [found, stored] = [spreadsheet.of(name), result === undefined ? undefined : asCell(result)]
          return stored === undefined || isSame(found, stored) ? [] : [`${name} is ${found}, not ${stored}`]
        })
        expect(other, about).toEqual([])
      }
    }
  })

  it('comes to the record of other amounts when they are typed into it', () => {
    for (const { about, alike } of groups) {
      const [first] = alike
      for (const { inputs, record } of alike) {
        const amounts = Object.entries(inputs).filter((entry): entry is [string, Decimal] => entry[1] instanceof Decimal)
        const typed = Object.fromEntries(amounts.map(([field, amount]) => [inputName(field), amount.toNumber()]))
        const spreadsheet = new Spreadsheet(first?.sheets ?? [], typed)
        const found = Object.entries(record).map(([field, value]) => [field, spreadsheet.of(outputName(field)), asCell(value)])
        expect(found, about).toEqual(found.map(([field, , value]) => [field, value, value]))
      }
    }
  })

  it('has formulas that are short enough for Excel, and words for every step', () => {
    for (const { about, sheets } of workbooks) {
      const formulas = sheets.flatMap(({ rows }) => formulasOf(rows))
      expect(
        formulas.filter(({ length }) => length > LONGEST_FORMULA),
        about,
      ).toEqual([])
      const texts = sheets.flatMap(({ rows }) => cellsOf(rows)).flatMap(({ type, value }) => (type === String ? [String(value)] : []))
      expect(
        texts.filter((text) => /[{}]|undefined|NaN/.test(text)),
        about,
      ).toEqual([])
    }
  })

  it('links every rate to a source, in text that Excel accepts', () => {
    for (const { about, sheets } of workbooks) {
      const links = formulasOf(sheets.flatMap(({ rows }) => rows)).filter((formula) => formula.startsWith('HYPERLINK'))
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

type Cell = number | string | boolean
/** Whether two cells are the same, or two amounts less than a hundredth of a penny apart: binary fractions are not exact. */
const isSame = (one: Cell, other: Cell) =>
  one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 0.0001)

it('says what is fixed, for which law and year, and that it contains what was typed', async () => {
  const calculator = await calculatorNamed('income-tax')
  const parsed = calculator.parse({ annualSalary: '60000', region: 'scotland' })
  if (parsed.issues) throw new Error('refused')
  const sheets = sheetsOf({
    calculator,
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
