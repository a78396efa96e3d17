import { describe, expect, it } from 'vitest'
import { answersIn, questionsOf } from './questions.ts'
import { lookedThrough } from './tests/bills-in.ts'

const TABLE = 'Name,Rent,Salary,Wages,,Perks\nAnn,1,2,-,5,\nTotal,1,2,3,5,6\n'
const { table, survey } = await lookedThrough(TABLE)
const SHEETS = { ...table, sheets: ['Clients', 'Notes'], sheet: 'Clients' }

it('a table that is certain has no questions', async () => {
  const certain = await lookedThrough('Name,Rent\nAnn,1\n')
  expect(questionsOf(certain.table, certain.survey)).toEqual([])
})

describe('the questions', () => {
  const questions = questionsOf(SHEETS, survey)
  const about = (name: string) => questions.find(({ label }) => label.startsWith(name))

  it('are about the sheet, the columns and the rows of totals, in this order', () => {
    expect(questions.map(({ id, label, hint, chosen }) => [id, label, hint, chosen])).toEqual([
      ['sheet', 'Sheet', '', 'Clients'],
      ['column-2', 'Salary', 'For example 2, 2', '?'],
      ['column-3', 'Wages', 'For example -, 3', '?'],
      ['column-4', 'Column 5, which has no name', 'For example 5, 5', '?'],
      ['column-5', 'Perks', 'For example 6', '?'],
      ['totals', 'A row that looks like a total', 'Row 3, Total', ''],
    ])
  })

  it('offer every field that no column is for certain, and to leave the column out', () => {
    const offered = about('Salary')?.options.map(([, text]) => text)
    expect(offered?.slice(0, 3)).toEqual(['Choose what it is', 'Leave it out', 'Tax Year'])
    expect(offered).toContain('Your own pension contributions: gross, with the tax relief that the provider adds')
    expect(offered?.filter((text) => /^Rent(?::|$)/.test(text))).toEqual([])
  })

  it('have a guess filled in, and then nothing is undecided', async () => {
    const one = await lookedThrough('Name,Rent,Salary\nAnn,1,2\n')
    const [question] = questionsOf(one.table, one.survey)
    expect(question).toMatchObject({
      label: 'Salary',
      hint: 'For example 2. Must be before tax, as on a P60',
      chosen: 'employmentIncome',
    })
    expect(question?.options.map(([, text]) => text)).toContain('Pay from jobs')
    expect(question?.options[0]).toEqual(['', 'Leave it out'])
  })

  it('say why a profit is not taken for income, and take no costs off it', async () => {
    const one = await lookedThrough('Name,Tax Year,Self-employment profit,Net rent,Rent expenses\nAnn,24/25,1,2,3\n')
    const asked = questionsOf(one.table, one.survey)
    expect(asked.map(({ label, chosen }) => [label, chosen])).toEqual([
      ['Self-employment profit', '?'],
      ['Net rent', '?'],
      ['Rent expenses', '?'],
    ])
    expect(asked.map(({ hint }) => hint)).toEqual([
      'For example 1. If this is the profit from a business or from letting, leave it out: a bill needs the income before expenses in one column, and the expenses in another',
      'For example 2. If this is the profit from a business or from letting, leave it out: a bill needs the income before expenses in one column, and the expenses in another',
      'For example 3',
    ])
  })

  it('name the first rows that look like totals', async () => {
    const many = await lookedThrough(`Name,Rent\n${'Ann,1\nTotal,2\n'.repeat(7)}`)
    expect(questionsOf(many.table, many.survey)).toMatchObject([
      {
        label: '7 rows that look like totals',
        hint: 'Row 3, Total; Row 5, Total; Row 7, Total; Row 9, Total; Row 11, Total; and others',
      },
    ])
  })
})

/** What it means that these are chosen, and all other columns left out. */
const answered = (chosen: Readonly<Record<string, string>>) =>
  answersIn(survey, new Map(Object.entries({ 'column-2': '', 'column-3': '', 'column-4': '', 'column-5': '', ...chosen })))

describe('the answers', () => {
  it('are a field for each column that is not left out', () => {
    expect(answered({})).toEqual({ answers: { fieldAt: new Map(), areTotalsPeople: false } })
    expect(answered({ 'column-2': 'employmentIncome', 'column-5': 'taxableBenefits', totals: 'people' })).toEqual({
      answers: {
        fieldAt: new Map([
          [2, 'employmentIncome'],
          [5, 'taxableBenefits'],
        ]),
        areTotalsPeople: true,
      },
    })
  })

  it('are wrong where one is missing, or two columns are one field', () => {
    expect(answered({ 'column-2': 'employmentIncome', 'column-3': 'employmentIncome', 'column-5': '?' })).toEqual({
      wrong: [
        { id: 'column-3', says: '“Salary” is this already' },
        { id: 'column-5', says: 'Choose what this column is, or leave it out' },
      ],
    })
  })
})
