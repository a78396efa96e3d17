import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { publishRates } from '../pages/rates/publish.ts'
import { ratesFiles } from './rates-files.ts'

const files = ratesFiles()
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''
const linesOf = (path: string) => parse<Record<string, string>>(textOf(path), { columns: true })

describe('the published tables', () => {
  it('are a JSON and a CSV file for each tax year, of the law and, up to its own year, of the specification', () => {
    expect(files.map(({ path }) => path)).toEqual(
      Object.keys(taxYears).flatMap((year) =>
        ['statute', ...(year <= '2024-25' ? ['constants', 'text'] : [])].flatMap((rules) => [
          `/rates/${year}/${rules}.json`,
          `/rates/${year}/${rules}.csv`,
        ]),
      ),
    )
  })

  it('have in JSON what the page shows', () => {
    expect(JSON.parse(textOf('/rates/2023-24/constants.json'))).toEqual(publishRates({ year: '2023-24', rules: 'constants' }))
  })

  it('have in CSV a line for each value, each band, and each entry without a value', () => {
    const { tables } = publishRates({ year: '2022-23', rules: 'text' })
    const wanted = tables.flatMap(({ entries }) =>
      entries.map(({ id, values }) => [id, values.reduce((sum, { bands }) => sum + (bands?.length ?? 1), 0) || 1]),
    )
    const counts = new Map<string, number>()
    for (const { entry = '' } of linesOf('/rates/2022-23/text.csv')) counts.set(entry, (counts.get(entry) ?? 0) + 1)
    expect([...counts]).toEqual(wanted)
  })

  it('have in CSV the value, its days, its law and its place in the tables', () => {
    const lines = linesOf('/rates/2024-25/constants.csv')
    expect(lines.find(({ entry }) => entry === 'nationalInsurance.class1.employee.mainRate')).toMatchObject({
      taxYear: '2024-25',
      ruleSet: 'constants',
      table: 'National Insurance',
      value: '12%',
      from: '2024-04-06',
      to: '',
      reading: 'constants',
      comparedWithLaw: 'differs',
      status: 'specification',
    })
    const scottish = linesOf('/rates/2024-25/statute.csv').filter(({ entry }) => entry === 'scottishIncomeTax.bands')
    expect(scottish[0]).toMatchObject({ band: 'starter', upTo: '2306', value: '19%', law: expect.stringContaining('s.') })
    expect(scottish.at(-1)).toMatchObject({ upTo: '', value: '48%' })
  })
})
