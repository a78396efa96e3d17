import { describe, expect, it } from 'vitest'
import { editedRates, MAIN_RATE_7 } from '../tests/edited-rates.ts'
import { editedSettings, editsBetween, readableBy } from './edits.ts'

const before = editedRates()
const MAIN_RATE = 'nationalInsurance.class1.employee.mainRate'
const FILE = 'national-insurance.yaml'

describe('the edits between two revisions', () => {
  it('are none if nothing differs', () => {
    expect(editsBetween(before, editedRates())).toEqual([])
    expect(editedSettings(before, editedRates())).toEqual([])
  })

  it('give the entry, the date, the reading, and both values', () => {
    expect(editsBetween(before, editedRates(MAIN_RATE_7))).toEqual([
      {
        entry: MAIN_RATE,
        title: 'Employee Class 1 main rate',
        what: 'changed',
        readings: [{ from: '2024-04-06', reading: 'statute', before: '8%', after: '7%' }],
        words: [],
      },
    ])
  })

  it('show values as the tables write them, bands on one line', () => {
    const after = editedRates(
      { file: 'income-tax.yaml', entry: 'personalAllowance.amount', right: 'value: 12570', written: 'value: 13000' },
      { file: 'scottish-income-tax.yaml', entry: 'bands', right: 'rate: 19%', written: 'rate: 18%' },
    )
    // Notes that quote the allowance change too.
    const [allowance, scotland] = ['incomeTax.personalAllowance.amount', 'scottishIncomeTax.bands'].map((name) =>
      editsBetween(before, after).find(({ entry }) => entry === name),
    )
    expect(allowance?.readings).toMatchObject([{ before: '12570', after: '13000' }])
    expect(scotland?.readings[0]?.before).toContain('starter 19% up to 2')
    expect(scotland?.readings[0]?.after).toContain('starter 18% up to 2')
  })

  it('show a date that was moved as one value removed and another added', () => {
    const after = editedRates({ ...MAIN_RATE_7, right: 'from: 2024-04-06', written: 'from: 2024-07-06' })
    const [edit] = editsBetween(before, after)
    expect(edit?.readings.filter(({ reading }) => reading === 'statute')).toEqual([
      { from: '2024-04-06', reading: 'statute', before: '8%' },
      { from: '2024-07-06', reading: 'statute', after: '8%' },
    ])
  })

  it('show new and removed entries, and changes to words only', () => {
    const renamed = editedRates({
      file: FILE,
      entry: 'class1.employee.mainRate',
      right: 'class1.employee.mainRate',
      written: 'class1.employee.first',
    })
    expect(editsBetween(before, renamed).map(({ entry, what }) => [entry, what])).toEqual([
      ['nationalInsurance.class1.employee.first', 'added'],
      [MAIN_RATE, 'removed'],
    ])
    const reworded = editedRates({ ...MAIN_RATE_7, right: 'law: SSCBA 1992 s.8(2)', written: 'law: SSCBA 1992 s.8(3)' })
    expect(editsBetween(before, reworded)).toMatchObject([{ entry: MAIN_RATE, readings: [], words: ['law'] }])
  })

  it('name changed files that have no entries', () => {
    const after = editedRates({ file: 'sources.yaml', entry: '', right: 'title: ', written: 'title: The ' })
    expect(editsBetween(before, after)).toEqual([])
    expect(editedSettings(before, after)).toEqual(['sources.yaml'])
  })
})

describe('earlier tables for today’s code', () => {
  it('have their own values, and today’s for a new entry', () => {
    const renamed = editedRates({
      file: FILE,
      entry: 'class1.employee.mainRate',
      right: 'class1.employee.mainRate',
      written: 'class1.employee.first',
    })
    const entries = readableBy(
      renamed,
      editedRates({ ...MAIN_RATE_7, entry: 'class2.weeklyRate', right: 'value: 3.45', written: 'value: 9.99' }),
    ).tables['national-insurance']?.entries
    expect(entries?.['class1.employee.first']?.values.at(-1)?.readings['statute']?.value).toBe('8%')
    expect(entries?.['class2.weeklyRate']?.values.map(({ readings }) => readings['statute']?.value)).toContain('9.99')
    expect(entries?.['class1.employee.mainRate']).toBeUndefined()
  })
})
