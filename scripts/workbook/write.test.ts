import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { calculator } from '../../engine/calculators/corporation-tax/answer.ts'
import { totalCharge } from '../../engine/money/bands.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { calculatorNamed, SLUGS } from '../../engine/tests/calculators.ts'
import { contentsOf, outputName } from './contents.ts'
import { exportWorkbook } from './export.ts'
import { changeInputs } from './tests/change-inputs.ts'
import { typedInputs } from './typed-inputs.ts'

describe('a workbook as written', () => {
  let bytes: Uint8Array
  const part = (path: string, of = bytes) => strFromU8(unzipSync(of)[path] ?? new Uint8Array())

  beforeAll(async () => {
    const inputs = typedInputs(['taxableProfit=100000.5'], calculator)
    bytes = await exportWorkbook({ calculator, inputs, ruleSet: 'statute', taxYear: '2024-25', exportedOn: '2026-11-21' })
  })

  it('has one list of names, each for a cell, and is calculated when it is opened', () => {
    const xml = part('xl/workbook.xml')
    expect(xml.match(/<definedNames/g)).toHaveLength(1)
    const names = [...xml.matchAll(/<definedName name="(\w+)">(\w+)!\$[A-Z]\$\d+<\/definedName>/g)].map(
      ([, name, sheet]) => `${sheet} ${name}`,
    )
    expect(names).toEqual(
      expect.arrayContaining([
        'Answer in_taxableProfit',
        'Answer out_corporationTax',
        'Working step_marginalRelief',
        'Rates corporationTax_mainRate',
      ]),
    )
    expect(xml.match(/<definedName /g)).toHaveLength(names.length)
    // The format requires the names between the sheets and the calculation settings.
    expect(xml).toMatch(/<\/sheets><definedNames>.*<\/definedNames><calcPr fullCalcOnLoad="1"\/>/)
  })

  it('has the inputs as numbers, and every formula with its result', () => {
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<v>100000.5</v>')
    // 100,000.50 at 25%, less 3/200 of the difference from 250,000.
    expect(sheet).toContain('<f>ROUND(ROUND(step_corporationTax_applied,8),2)</f><v>22750.13</v></c>')
  })

  it('refuses in its input cells what the form refuses', () => {
    const [, validations] = /<dataValidations count="3">(.*)<\/dataValidations>/.exec(part('xl/worksheets/sheet1.xml')) ?? []
    expect(validations).toMatch(/type="decimal".*<formula1>0<\/formula1><formula2>1000000000000<\/formula2>/)
    expect(validations).toMatch(/type="whole".*<formula1>1<\/formula1><formula2>12<\/formula2>/)
    expect(part('xl/worksheets/sheet2.xml')).not.toContain('dataValidation')
  })

  it('shows pounds and pence under a frozen header', () => {
    expect(part('xl/styles.xml')).toContain('formatCode="£#,##0.00"')
    for (const sheet of [1, 2, 3]) expect(part(`xl/worksheets/sheet${sheet}.xml`)).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  })

  it('accepts another amount in an input cell, and drops the results of the old one', () => {
    const changed = changeInputs(bytes, { taxableProfit: '260000' })
    const sheet = 'xl/worksheets/sheet1.xml'
    const forgotten = part(sheet).replaceAll(/<\/f><v>[\d.]+<\/v>/g, '</f>')
    expect(part(sheet, changed)).toBe(forgotten.replace('<v>100000.5</v>', '<v>260000</v>'))
    for (const each of [1, 2, 3]) expect(part(`xl/worksheets/sheet${each}.xml`, changed)).not.toMatch(/<\/f><v>|t="str"/)
    expect(part('xl/workbook.xml', changed)).toBe(part('xl/workbook.xml'))
    expect(() => changeInputs(bytes, { profit: '1' })).toThrow('no cell named in_profit')
  })
})

/** Inputs that use much of the law: a tapered allowance, a pension, a loan and several bands. Others are worked out for blank boxes. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'capital-gains': ['salePrice=100000.50', 'purchasePrice=20000', 'otherIncome=30000'],
  'corporation-tax': ['taxableProfit=100000.5', 'associatedCompanies=1'],
  'dividend-tax': ['dividendIncome=40000.05', 'otherIncome=70000'],
  'income-tax': ['annualSalary=110001.01', 'pensionContribution=5', 'studentLoanPlan=plan2', 'region=scotland'],
  'national-insurance': ['earnings=60000.75'],
}

const calculators = await Promise.all(SLUGS.map(calculatorNamed))

/** The stored result of each formula on a sheet, by the address of its cell; undefined if there is none. */
const storedIn = (xml: string) =>
  new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>(?:<v>([^<]*)<\/v>)?/g)].map(([, address = '', stored]) => [address, stored]),
  )

describe.each(calculators)('the workbook of $slug for a previewer that does not calculate', async (asked) => {
  const inputs = typedInputs(ASKED[asked.slug] ?? [], asked)
  const moment = { ruleSet: 'statute', taxYear: '2024-25' } as const
  const parts = unzipSync(await exportWorkbook({ calculator: asked, inputs, ...moment, exportedOn: '2026-11-21' }))
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  const titles = [...textOf('xl/workbook.xml').matchAll(/<sheet [^>]*name="(\w+)"/g)].map(([, title = '']) => title)
  const sheets = new Map(titles.map((title, index) => [title, storedIn(textOf(`xl/worksheets/sheet${index + 1}.xml`))]))
  const named = new Map(
    [...textOf('xl/workbook.xml').matchAll(/<definedName name="(\w+)">(\w+)!\$([A-Z])\$(\d+)</g)].map(
      ([, name = '', sheet = '', column, row]) => [name, sheets.get(sheet)?.get(`${column}${row}`)],
    ),
  )

  /** Where several steps have one name, the working shows the one that applies. */
  const cellOf = (key: string) => (named.has(`step_${key}_applied`) ? `step_${key}_applied` : `step_${key}`)

  it('has a number or a text stored with every formula', () => {
    const stored = [...sheets.values()].flatMap((cells) => [...cells.values()])
    expect(stored.length).toBeGreaterThan(5)
    expect(stored.filter((value) => value === undefined || value === 'NaN' || value.includes('Infinity'))).toEqual([])
    const links = [...(sheets.get('Rates')?.values() ?? [])]
    expect(links.filter((title) => !/[a-z]/.test(title ?? ''))).toEqual([])
  })

  it('shows the engine’s record', () => {
    const { record } = asked.calculate(inputs, moment)
    const amounts = Object.entries(record).flatMap(([field, value]) =>
      value instanceof Decimal ? [[field, value.toNumber()] as const] : [],
    )
    expect(amounts.length).toBeGreaterThan(2)
    expect(amounts.map(([field]) => [field, Number(named.get(outputName(field)))])).toEqual(amounts)
  })

  it('shows the exact amounts of the engine’s working, for every step and table', () => {
    const { steps, bandTables } = asked.calculate(inputs, moment)
    const isRate = new Set(contentsOf(asked, inputs, moment).cells.steps.flatMap(({ name, unit }) => (unit === 'rate' ? [name] : [])))
    const found = [
      ...steps.map(({ key, value }) => [cellOf(key), isRate.has(cellOf(key)) ? value.dividedBy(100) : value] as const),
      ...bandTables.map(({ key, slices }) => [`bands_${key}`, totalCharge(slices)] as const),
    ].filter(([name]) => named.has(name))
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(([name]) => [name, Number(named.get(name)).toFixed(8)])).toEqual(
      found.map(([name, value]) => [name, value.toFixed(8)]),
    )
  })
})
