import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { calculator } from '../../engine/calculators/corporation-tax/index.ts'
import { changeInputs } from './change-inputs.ts'
import { workbook } from './corporation-tax.ts'
import { exportWorkbook } from './export.ts'
import { typedInputs } from './typed-inputs.ts'

describe('a workbook as written', () => {
  let bytes: Uint8Array
  const part = (path: string, of = bytes) => strFromU8(unzipSync(of)[path] ?? new Uint8Array())

  beforeAll(async () => {
    const inputs = typedInputs(['taxableProfit=100000.5'], calculator)
    bytes = await exportWorkbook({ calculator, workbook, inputs, ruleSet: 'statute', taxYear: '2024-25', exportedOn: '2026-11-21' })
  })

  it('has one list of names, each of a cell, and is calculated by whoever opens it', () => {
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
    // The format wants the names between the sheets and how to calculate.
    expect(xml).toMatch(/<\/sheets><definedNames>.*<\/definedNames><calcPr fullCalcOnLoad="1"\/>/)
  })

  it('holds the inputs as numbers, and no result beside a formula', () => {
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<v>100000.5</v>')
    expect(sheet).toContain('<f>ROUND(ROUND(step_corporationTax,8),2)</f></c>')
    expect(sheet).not.toMatch(/<\/f><v>/)
  })

  it('refuses in the cells of inputs what the form refuses', () => {
    const [, validations] = /<dataValidations count="3">(.*)<\/dataValidations>/.exec(part('xl/worksheets/sheet1.xml')) ?? []
    expect(validations).toMatch(/type="decimal".*<formula1>0<\/formula1><formula2>1000000000000<\/formula2>/)
    expect(validations).toMatch(/type="whole".*<formula1>1<\/formula1><formula2>12<\/formula2>/)
    expect(part('xl/worksheets/sheet2.xml')).not.toContain('dataValidation')
  })

  it('shows pounds and pence under a header that stays', () => {
    expect(part('xl/styles.xml')).toContain('formatCode="£#,##0.00"')
    for (const sheet of [1, 2, 3]) expect(part(`xl/worksheets/sheet${sheet}.xml`)).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  })

  it('takes another amount in the cell of an input, and nowhere else', () => {
    const changed = changeInputs(bytes, { taxableProfit: '260000' })
    const sheet = 'xl/worksheets/sheet1.xml'
    expect(part(sheet, changed)).toBe(part(sheet).replace('<v>100000.5</v>', '<v>260000</v>'))
    expect(part('xl/workbook.xml', changed)).toBe(part('xl/workbook.xml'))
    expect(() => changeInputs(bytes, { profit: '1' })).toThrow('no cell named in_profit')
  })
})
