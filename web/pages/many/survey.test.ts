import { describe, expect, it } from 'vitest'
import { lookedThrough } from './tests/bills-in.ts'

const surveyOf = async (table: string) => (await lookedThrough(table)).survey
const whoIn = async (table: string) => (await surveyOf(table)).who
const asked = async (table: string) => (await surveyOf(table)).asked.map(({ name, guess }) => [name, guess])

describe('a column is asked about', () => {
  it('that holds amounts or years and is not named as the form or the engine names it, with a guess where there is one', async () => {
    const table = [
      'Client,Ref,Tax yr,Salary,Tax paid,Rental income,Rent expenses,Mortgage interest,Dividends received,Bank interest,Net pay,Notes',
      'Ann,C1000,25/26,"£38,000.00","£5,086",,£0,,"£3,000",,31000,',
      'Bilal,C1001,2025/26,-,,21000,nil,"£4,800", 12500 ,240,,"joint, see file"',
    ].join('\r\n')
    expect(await asked(table)).toEqual([
      ['Tax yr', 'taxYear'],
      ['Salary', 'employmentIncome'],
      ['Rent expenses', 'rentalExpenses'],
      ['Mortgage interest', 'financeCosts'],
      ['Dividends received', 'dividendIncome'],
      ['Bank interest', 'savingsInterest'],
      ['Net pay', undefined],
    ])
    const [, salary] = (await surveyOf(table)).asked
    expect(salary).toEqual({ place: 3, name: 'Salary', cells: ['£38,000.00', '-'], guess: 'employmentIncome' })
  })

  it('whose words may be those of a choice', async () => {
    expect(await asked('Name,Rent,Country\nAnn,1,Scotland\nBob,2,Wales\n')).toEqual([['Country', 'region']])
    expect(await asked('Name,Rent,Country\nAnn,1,Spain\nBob,2,Wales of the north\n')).toEqual([])
  })

  it('that holds percentages, in whatever way they are written', async () => {
    expect(await asked('Name,Rent,pensionContribution\nAnn,1,5%\nBob,2,5.0 %\nCy,3,0.05\n')).toEqual([['pensionContribution', undefined]])
  })

  it('although its amounts begin far below', async () => {
    expect(await asked(`Rent,Other\n${'1,\n'.repeat(100_000)}2,500\n`)).toEqual([['Other', undefined]])
  })
})

it('a table with more unknown amounts than anybody answers for is refused', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `Box ${index}`).join()
  await expect(surveyOf(`Rent,${names}\n1${',2'.repeat(101)}\n`)).rejects.toThrow('101 columns hold amounts and are not recognised.')
})

it('a table whose columns are certain is not asked about', async () => {
  expect(await asked('Name,UTR,Tax Year,Rent,Comment,\nAnn,1234567890,2024/25,1,moved in May,\n')).toEqual([])
})

it('a row of totals is asked about by its number and its name, wherever it is', async () => {
  const table = `Ref,Name,Rent\n1,Ann,5\n\n2,Bob,7\n3,Sub-total,12\n${'4,Cy,1\n'.repeat(60_000)}5,TOTAL,60012\n`
  expect([...(await surveyOf(table)).totals]).toEqual([
    [5, 'Sub-total'],
    [60_006, 'TOTAL'],
  ])
})

it('who somebody is stands in a column of names rather than of numbers', async () => {
  expect(await whoIn('UTR,Rent,Client\n1234567890,5,Ann\n')).toBe(2)
  expect(await whoIn('UTR,Rent\n1234567890,5\n')).toBe(0)
  expect(await whoIn('Rent\n5\n')).toBe(-1)
})

it('who somebody is may be one letter under the heading of a name, and is never yes or no', async () => {
  expect(await whoIn('UTR,Client,Rent,Note\n1234567890,A,5,Jo came\n')).toBe(1)
  expect(await whoIn('Ref,Rent,isDirector\nC1,5,No\nC2,6,Y\n')).toBe(0)
})

it('a column whose pound signs are in another encoding is refused for that, and not for its name', async () => {
  const latin1 = Uint8Array.from('Name,annualSalary\nZo\u00eb,\u00a332000\n', (character) => character.charCodeAt(0))
  await expect(lookedThrough(latin1)).rejects.toThrow(
    '“\uFFFD32000” in the column “annualSalary” is not text that we can read. Open the table in a spreadsheet, save it as .xlsx or as “CSV UTF-8”, and choose that file.',
  )
})

it('columns that could each be the same field are asked about, where no other is recognised', async () => {
  expect(await asked('Name,Salary,Wages\nAnn,1,2\n')).toEqual([
    ['Salary', undefined],
    ['Wages', undefined],
  ])
})

it('says how far it has come', async () => {
  const { shares } = await lookedThrough(`Rent\n${'28400\n'.repeat(100_000)}`)
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
})

it.each([
  ['', 'The table is empty.'],
  ['\n\n', 'The table is empty.'],
  ['sep=,\n', 'The table is empty.'],
  ['Rent\n', 'The table has no rows below the names of its columns.'],
  ['Rent,\n,\n', 'The table has no rows below the names of its columns.'],
])('a table without people is refused: %j', async (table, message) => {
  await expect(lookedThrough(table)).rejects.toThrow(new Error(message))
})
