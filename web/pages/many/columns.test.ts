import { describe, expect, it } from 'vitest'
import { fields } from '#engine/calculators/tax-bill/fields.ts'
import { certainIn, columnsOf, fieldIn, meaningsOf, recognisedAs } from './columns.ts'

const fieldsIn = (...header: readonly string[]) => meaningsOf(header).map(fieldIn)

describe('a column', () => {
  it.each(Object.entries(fields))('%s is recognised by its name and by its label', (name, { label }) => {
    expect([fieldsIn(name), fieldsIn(label)]).toEqual([[name], [name]])
  })

  it.each([
    ['rentalIncome', 'RENTAL INCOME', 'rental_income', ' Rental-Income ', 'in.rentalIncome', 'rent', 'Rent:'],
    ['blindPersonsAllowance', 'Blind Person’s Allowance', "blind person's allowance", 'BLIND PERSONS ALLOWANCE'],
    ['taxYear', 'tax year', 'Tax-Year', 'TAXYEAR'],
  ])('%s is recognised however it is written', (field, ...written) => {
    for (const column of written) expect(fieldsIn(column), column).toEqual([field])
  })

  it('is said with the field that it is, where it has another name', () => {
    const header = ['Client', 'Rental_Income', 'Rent', 'Rent p.a.', 'Gross pay', '', 'Pay from jobs']
    expect([...certainIn(meaningsOf(['Client', 'Rent p.a.', 'Wages']))]).toEqual([[1, 'rentalIncome']])
    const fieldAt = new Map([1, 2, 3].map((place) => [place, 'rentalIncome']))
    for (const place of [4, 5, 6]) fieldAt.set(place, 'employmentIncome')
    expect(recognisedAs(header, fieldAt)).toEqual([
      'Rental_Income as Rent',
      'Rent',
      'Rent p.a. as Rent',
      'Gross pay as Pay from jobs',
      'Column 6 as Pay from jobs',
      'Pay from jobs',
    ])
  })

  it('comes out as it went in, unless it is a result of an earlier download; a fault of one’s own is none', () => {
    const header = ['Name', 'Rent', 'fault', 'Wages', 'Net pay', '', 'out.totalDue', 'leftOut', 'fault']
    const columns = columnsOf(meaningsOf(header), [3, 4], new Map([[3, 'employmentIncome']]))
    expect(columns).toEqual({
      fieldAt: new Map([
        [1, 'rentalIncome'],
        [3, 'employmentIncome'],
      ]),
      kept: [0, 1, 2, 3, 4, 5],
      leftOut: [4],
      unknown: [0, 2, 5],
    })
  })
})

describe('a header is refused', () => {
  it.each([
    [
      'that names a field twice',
      ['Rent', 'Name', 'rentalIncome'],
      'The columns “Rent” and “rentalIncome” mean the same. Keep one of them.',
    ],
    [
      'that has one column twice, which is only likely',
      ['Name', 'annualSalary', 'annualSalary'],
      'The column “annualSalary” is there twice. Keep one of them.',
    ],
    [
      'that has one three times',
      ['NAME', 'ANNUALSALARY', 'annual salary', 'Annual_Salary'],
      'The columns “ANNUALSALARY”, “annual salary” and “Annual_Salary” mean the same. Keep one of them.',
    ],
    [
      'that names no field',
      ['Name', '30000'],
      'No column is recognised. The first row must name the columns, such as “Rent” or “rentalIncome”. Take out any lines above it.',
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
    [
      'that is longer than that of any spreadsheet',
      ['Rent', ...Array.from({ length: 16_384 }, () => '')],
      'The first row has 16,385 columns, and no spreadsheet has more than 16,384.',
    ],
  ])('%s', (_, header, message) => {
    expect(() => meaningsOf(header)).toThrow(new Error(message))
  })
})
