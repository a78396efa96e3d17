import { describe, expect, it } from 'vitest'
import { fields } from '#engine/calculators/tax-bill/fields.ts'
import { columnsOf, plain } from './columns.ts'

const fieldsIn = (...header: readonly string[]) => [...columnsOf(header).fieldAt]

describe('a column', () => {
  it.each(Object.entries(fields))('%s is recognised by its name and by its label', (name, { label }) => {
    expect([fieldsIn(name), fieldsIn(label)]).toEqual([[[0, name]], [[0, name]]])
  })

  it.each([
    ['rentalIncome', 'RENTAL INCOME', 'rental_income', ' Rental-Income ', 'in.rentalIncome', 'rent', 'Rent:'],
    ['blindPersonsAllowance', 'Blind Person’s Allowance', "blind person's allowance", 'BLIND PERSONS ALLOWANCE'],
    ['taxYear', 'tax year', 'Tax-Year', 'TAXYEAR'],
  ])('%s is recognised however it is written', (field, ...written) => {
    for (const column of written) expect(fieldsIn(column), column).toEqual([[0, field]])
  })

  it('that is no field is not recognised, and comes out; results of an earlier download do not', () => {
    const header = ['Name', 'Rent', 'out.totalDue', 'Rents', '', 'fault']
    expect(columnsOf(header)).toEqual({ fieldAt: new Map([[1, 'rentalIncome']]), kept: [0, 1, 3, 4], unknown: [0, 3, 4] })
  })

  it('means one field alone', () => {
    const names = Object.entries(fields).flatMap(([name, { label }]) => [...new Set([plain(name), plain(label)])])
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a header is refused', () => {
  it.each([
    [
      'that names a field twice',
      ['Rent', 'Name', 'rentalIncome'],
      'The columns “Rent” and “rentalIncome” mean the same. Take one of them out.',
    ],
    [
      'that names no field',
      ['Name', '30000'],
      'No column is recognised. The first row must name the columns, such as “Rent” or “rentalIncome”.',
    ],
    [
      'that is no text',
      ['PK\u0003\u0004\0', 'Rent'],
      'The first row is not text. If this is a table, open it in a spreadsheet, save it as .xlsx or as “CSV UTF-8”, and choose that file.',
    ],
    [
      'in another encoding',
      ['Rent', 'Pr\uFFFDnom'],
      'The first row is not text. If this is a table, open it in a spreadsheet, save it as .xlsx or as “CSV UTF-8”, and choose that file.',
    ],
  ])('%s', (_, header, message) => {
    expect(() => columnsOf(header)).toThrow(new Error(message))
  })
})
