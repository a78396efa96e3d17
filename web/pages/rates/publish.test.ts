import { describe, expect, it, onTestFinished } from 'vitest'
import { Decimal } from '#engine/money/decimal.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { sources } from '#engine/rates/generated/provenance/sources.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { NoRateError, ratesOn, type TaxYear } from '#engine/rates/rates-at.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { isSpecified, PUBLISHED, publishRates } from './publish.ts'
import type { PublishedRates, PublishedReading, TablesChoice } from './published.ts'

useTestFigures()

const law: TablesChoice = { year: '2024-25', rules: 'statute' }
const constants: TablesChoice = { year: '2024-25', rules: 'constants' }

const entriesOf = (rates: PublishedRates) => rates.tables.flatMap(({ entries }) => entries)
function entry(choice: TablesChoice, id: string) {
  const found = entriesOf(publishRates(choice)).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not published`)
  return found
}
/** Each value of an entry, with its first and last day. */
const values = (choice: TablesChoice, id: string) => entry(choice, id).values.map(({ text, from, to }) => [text, from, to])

describe.each(PUBLISHED)('the tables of $year as $rules reads them', (choice) => {
  const rates = publishRates(choice)

  it('have every entry once, in the table that its name begins with, with values or the reason for having none', () => {
    expect(
      entriesOf(rates)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(provenance).sort())
    for (const { id, entries } of rates.tables) expect(entries.filter((one) => !one.id.startsWith(`${id}.`))).toEqual([])
    expect(entriesOf(rates).filter(({ values: all, absence }) => (all.length === 0) !== (absence !== undefined))).toEqual([])
  })

  it('say what the rules read on the first and the last day of the year', () => {
    const { starts, ends } = taxYears[choice.year]
    for (const day of [starts, ends]) {
      for (const { id, kind, values: all } of entriesOf(rates)) {
        if (kind === 'date') continue
        const published = all.find(({ from, to }) => from <= day && (to === undefined || to >= day))
        expect(published && written(published), `${id} on ${day}`).toEqual(
          readByRules(id, day, isSpecified(id, choice.year) ? choice : { ...choice, rules: 'statute' }),
        )
      }
    }
  })

  it('have exactly the sources that they cite', () => {
    const cited = entriesOf(rates).flatMap(({ values: all }) =>
      all.flatMap((value) => [value, ...value.others].flatMap((one) => one.sources)),
    )
    expect(Object.keys(rates.sources).sort()).toEqual([...new Set(cited)].sort())
    for (const [name, { title }] of Object.entries(rates.sources)) expect(title).toBe(sources[name as keyof typeof sources].title)
  })

  it('mark a value that is not the law’s', () => {
    for (const value of entriesOf(rates).flatMap(({ values: all }) => all)) {
      const statute = value.others.find(({ reading }) => reading === 'statute')
      if (value.comparedWithLaw === 'differs') expect(statute?.law).toMatch(/\w/)
      else expect(statute).toBeUndefined()
      if (choice.rules === 'statute') expect(value).toMatchObject({ reading: 'statute', comparedWithLaw: 'same', law: expect.any(String) })
    }
  })
})

/** A number without decimals that it does not need. */
const plain = (text: string | undefined) => text?.replace(/^(\d+)(\.\d*?)0*(%?)$/, '$1$2$3').replace(/\.(?=%?$)/, '')

const written = ({ value, bands }: PublishedReading) =>
  bands?.map(({ name, rate, upTo }) => [name, plain(rate), plain(upTo)]) ?? plain(value)

interface Read {
  readonly unit?: string
  readonly value?: Decimal | string
  readonly bands?: readonly { readonly name: string; readonly rate: Figure; readonly upTo?: Figure }[]
}

/** What the rules read on a day, as the tables write it; undefined if they get an error. */
function readByRules(id: string, day: string, { rules }: TablesChoice): unknown {
  const [table = '', ...path] = id.split('.')
  try {
    const settled: unknown = ratesOn(tables[table as keyof typeof tables], day, rules)
    const { unit, value, bands } = path.reduce((tree, name) => (tree as Record<string, unknown>)[name], settled) as Read
    if (bands) return bands.map(({ name, rate, upTo }) => [name, percent(rate.value), upTo?.value.toFixed()])
    if (!(value instanceof Decimal)) return value
    return unit === 'percent' ? percent(value) : value.toFixed()
  } catch (error) {
    if (error instanceof NoRateError) return undefined
    throw error
  }
}

const percent = (fraction: Decimal) => `${fraction.times(100).toFixed()}%`

describe('a published entry', () => {
  it('is written both as in the tables and as on a page', () => {
    expect(entry(law, 'incomeTax.personalAllowance.amount')).toEqual({
      id: 'incomeTax.personalAllowance.amount',
      title: 'Personal Allowance',
      kind: 'amount',
      unit: 'GBP',
      period: 'year',
      base: 'of net income',
      values: [
        {
          from: '2022-04-06',
          reading: 'statute',
          value: '12570',
          text: '£12,570',
          law: 'ITA 2007 s.35(1); FA 2021 s.5, extended by FA 2023 s.5 and FA 2026 s.10',
          sources: ['thresholds-to-2031', 'income-tax-rates-current-and-past', 'employer-rates-2024-25', 'tax-kalculator'],
          status: 'verified',
          note: 'It has not changed since April 2021 and is frozen until April 2031.',
          checked: expect.stringMatching(/^20\d\d-\d\d/) as string,
          checkedBy: expect.any(String) as string,
          comparedWithLaw: 'same',
          others: [],
        },
      ],
    })
  })

  it('has the law next to a reading that differs from it, and the reading next to the law', () => {
    expect(entry(constants, 'nationalInsurance.class1.employee.mainRate').values).toMatchObject([
      { reading: 'constants', text: '12%', comparedWithLaw: 'differs', others: [{ reading: 'statute', text: '8%' }, { reading: 'text' }] },
    ])
    expect(entry(law, 'nationalInsurance.class1.employee.mainRate').values).toMatchObject([
      { reading: 'statute', text: '8%', comparedWithLaw: 'same', others: [{ reading: 'constants', text: '12%' }] },
    ])
  })

  it('has both values of a year in which it changed, each with its days', () => {
    expect(values(law, 'capitalGains.otherAssets.lowerRate')).toEqual([
      ['10%', '2022-04-06', '2024-10-29'],
      ['18%', '2024-10-30', undefined],
    ])
    expect(values({ ...law, year: '2023-24' }, 'capitalGains.otherAssets.lowerRate')).toEqual([['10%', '2022-04-06', '2024-10-29']])
  })

  it('keeps its first day if only another reading changed', () => {
    expect(values(law, 'incomeTax.higherRateLimit')).toEqual([['£125,140', '2023-04-06', undefined]])
    expect(values({ ...law, year: '2022-23' }, 'incomeTax.higherRateLimit')).toEqual([['£150,000', '2022-04-06', '2023-04-05']])
    expect(values(constants, 'incomeTax.higherRateLimit')).toEqual([['£112,570', '2024-04-06', undefined]])
  })

  it('that is a deadline belongs to one tax year', () => {
    expect(values({ ...law, year: '2023-24' }, 'deadlines.selfAssessment.onlineReturn')).toEqual([
      ['31 January 2025', '2023-04-06', undefined],
    ])
    expect(values(law, 'deadlines.selfAssessment.onlineReturn')).toEqual([['31 January 2026', '2024-04-06', undefined]])
  })

  it('that starts in a later year says when', () => {
    expect(entry({ ...law, year: '2022-23' }, 'pensions.lumpSumAllowance').absence).toBe(
      'No value for 2022/23: the first is from 6 April 2024.',
    )
  })

  it('that is a method says in words what is done', () => {
    expect(entry(law, 'methods.incomeTax.personalAllowanceRounding').values).toMatchObject([
      { value: 'up-to-the-pound', text: 'What is left after the taper is rounded up to a whole pound.' },
    ])
    expect(entry(constants, 'methods.incomeTax.personalAllowanceRounding').values).toMatchObject([
      { value: 'unrounded', text: 'Not rounded.' },
    ])
  })

  it('that the law abolished has its last day and that law, and afterwards says so instead of a value', () => {
    const allowance = 'pensions.lifetimeAllowance'
    expect(entry({ ...law, year: '2023-24' }, allowance).values).toMatchObject([{ to: '2024-04-05', endedBy: 'FA 2024 s.14 and Sch.9' }])
    expect(entry(law, allowance)).toMatchObject({ values: [], absence: 'Ended on 5 April 2024 by FA 2024 s.14 and Sch.9.' })
    expect(entry(constants, allowance).values).toMatchObject([{ reading: 'constants', comparedWithLaw: 'not-in-law' }])
  })

  it('that nobody has seen in a source was not checked against one', () => {
    const id = 'nationalInsurance.class1.employee.mainRate'
    const found = provenance[id]?.values.at(-1)?.readings['statute']
    if (!found) throw new Error(`${id} has no statute reading`)
    const published = () => entry(law, id).values.map(({ status, checked }) => [status, typeof checked])
    expect(published()).toEqual([['verified', 'string']])
    const { status } = found
    onTestFinished(() => void Object.assign(found, { status }))
    Object.assign(found, { status: 'memory' })
    expect(published()).toEqual([['memory', 'undefined']])
  })

  it('by bands says where each band is, in money', () => {
    const [value] = entry(law, 'scottishIncomeTax.bands').values
    expect(value?.bands?.at(0)).toEqual({ name: 'starter', rate: '19%', upTo: '2306', range: 'Up to £2,306' })
    expect(value?.bands?.at(-1)).toEqual({ name: 'top', rate: '48%', range: 'Above £125,140' })
    expect(entry(law, 'companyCars.emissions').values[0]?.bands?.at(-1)).toEqual({ name: '70 to 74', rate: '19%' })
  })

  it('that is not in law says so', () => {
    expect(entry(law, 'slabs.higherRateFrom')).toMatchObject({ values: [], absence: 'The law has no such figure.' })
    expect(entry(constants, 'slabs.higherRateFrom').values).toMatchObject([{ text: '£50,270', comparedWithLaw: 'not-in-law', others: [] }])
  })
})

const others = (year: TaxYear, id: string) =>
  entry({ ...law, year }, id).values.flatMap((value) => value.others.map(({ reading }) => reading))

describe('what the specification says', () => {
  it('is next to the law only in the years of which it says it', () => {
    const taper = 'methods.incomeTax.personalAllowanceTaper'
    const cars = 'methods.companyCars.engineSize'
    expect(others('2024-25', taper)).toEqual(['constants'])
    expect(others('2024-25', cars)).toEqual(['constants'])
    expect(others('2023-24', taper)).toEqual([])
    expect(others('2023-24', cars)).toEqual(['constants'])
    expect(others('2025-26', taper)).toEqual([])
    expect(others('2025-26', cars)).toEqual([])
  })

  it('is published for its own year, and for cars and pensions in the years before', () => {
    expect(PUBLISHED.filter(({ rules }) => rules === 'constants').map(({ year }) => year)).toEqual(['2022-23', '2023-24', '2024-25'])
    expect(entry({ year: '2022-23', rules: 'constants' }, 'pensions.annualAllowance').values).toMatchObject([{ reading: 'constants' }])
    expect(entry({ year: '2022-23', rules: 'constants' }, 'methods.rental.rate').values).toMatchObject([{ reading: 'statute' }])
    expect(PUBLISHED.filter(({ rules }) => rules === 'statute')).toHaveLength(Object.keys(taxYears).length)
  })
})
