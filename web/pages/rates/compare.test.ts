import { expect, it } from 'vitest'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { compareYears } from './compare.ts'
import { NOT_IN_LAW, type PublishedEntry, type PublishedRates, type PublishedValue } from './published.ts'

type Written = Partial<PublishedValue>

const value = (written: Written): PublishedValue => ({
  from: '2022-04-06',
  reading: 'statute',
  law: 'ITA 2007 s.10',
  sources: [],
  status: 'verified',
  comparedWithLaw: 'same',
  others: [],
  ...written,
})

type Kind = PublishedEntry['kind']

/** An entry in some years: its values in each, or the reason for having none. */
function compared(kind: Kind, said: Readonly<Partial<Record<TaxYear, string | readonly Written[]>>>) {
  const years = Object.entries(said).map(([year, own]): PublishedRates => {
    const about = { id: 'incomeTax.rate', title: 'A rate', kind }
    const entry: PublishedEntry = typeof own === 'string' ? { ...about, values: [], absence: own } : { ...about, values: own.map(value) }
    return published(year, [{ id: 'incomeTax', title: 'Income Tax', entries: [entry] }])
  })
  const [found] = compareYears(years)[0]?.entries ?? []
  if (!found) throw new Error('the entry is not compared')
  return found
}

const published = (year: string, tables: PublishedRates['tables']): PublishedRates => ({
  taxYear: year as TaxYear,
  starts: `${year.slice(0, 4)}-04-06`,
  ends: `20${year.slice(5)}-04-05`,
  ruleSet: 'statute',
  ruleSetTitle: 'The law in force',
  research: 'November 2026',
  tables,
  sources: {},
})

const runsOf = (kind: Kind, said: Parameters<typeof compared>[1]) => {
  const { isChanged, runs } = compared(kind, said)
  return [
    isChanged,
    ...runs.map(({ years, values, absence }) => [years.join(' '), absence ?? values.map((one) => one.value).join(' then ')]),
  ]
}

it('a value that stays the same is one run of years, whatever law sets it again', () => {
  const same = { '2024-25': [{ value: '12570' }], '2025-26': [{ value: '12570', law: 'FA 2025 s.1' }] }
  expect(runsOf('amount', same)).toEqual([false, ['2024-25 2025-26', '12570']])
})

it('a value that changes begins another run, and one that comes back a third', () => {
  const rates = { '2023-24': [{ value: '8%' }], '2024-25': [{ value: '9%' }], '2025-26': [{ value: '9%' }], '2026-27': [{ value: '8%' }] }
  expect(runsOf('percent', rates)).toEqual([true, ['2023-24', '8%'], ['2024-25 2025-26', '9%'], ['2026-27', '8%']])
})

const bands = (upTo: string) => [
  {
    bands: [
      { name: 'starter', rate: '19%', upTo },
      { name: 'top', rate: '48%' },
    ],
  },
]

it('bands are compared by their rates and limits', () => {
  expect(compared('bands', { '2024-25': bands('2306'), '2025-26': bands('2827') }).isChanged).toBe(true)
  expect(compared('bands', { '2024-25': bands('2306'), '2025-26': bands('2306') }).isChanged).toBe(false)
})

it('a change within a year is one, and its values have their days in that year alone', () => {
  const { isChanged, runs } = compared('percent', {
    '2024-25': [
      { value: '10%', from: '2022-04-06', to: '2024-10-29' },
      { value: '18%', from: '2024-10-30' },
    ],
    '2025-26': [{ value: '18%', from: '2024-10-30' }],
  })
  expect(isChanged).toBe(true)
  expect(runs.map(({ values }) => values.map(({ since, until }) => [since, until]))).toEqual([
    [
      [undefined, '2024-10-29'],
      ['2024-10-30', undefined],
    ],
    [[undefined, undefined]],
  ])
})

it('the same value for part of one year and all of the next is a change', () => {
  const part = { '2024-25': [{ value: '1', from: '2025-01-01' }], '2025-26': [{ value: '1', from: '2025-01-01' }] }
  expect(compared('amount', part).isChanged).toBe(true)
})

it('an entry that begins or ends is a change; one that has no value in either year is none', () => {
  const ended = 'Ended on 5 April 2024 by FA 2024 s.14.'
  expect(runsOf('amount', { '2023-24': [{ value: '1073100', to: '2024-04-05' }], '2024-25': ended, '2025-26': ended })).toEqual([
    true,
    ['2023-24', '1073100'],
    ['2024-25 2025-26', ended],
  ])
  const notYet = { '2022-23': 'No value for 2022/23: the first is from …', '2023-24': 'No value for 2023/24: the first is from …' }
  expect(compared('amount', notYet).isChanged).toBe(false)
  expect(compared('amount', notYet).runs).toHaveLength(2)
})

const deadline = (year: TaxYear, day: string) => ({ [year]: [{ value: day, from: `${year.slice(0, 4)}-04-06` }] })

it('a deadline that moves on with its year has not changed, though each year has its own; one on another day has', () => {
  const yearly = { ...deadline('2024-25', '2026-01-31'), ...deadline('2025-26', '2027-01-31') }
  expect(runsOf('date', yearly)).toEqual([false, ['2024-25', '2026-01-31'], ['2025-26', '2027-01-31']])
  expect(compared('date', { ...deadline('2024-25', '2026-01-31'), ...deadline('2025-26', '2027-02-01') }).isChanged).toBe(true)
  expect(compared('date', { ...deadline('2024-25', '2026-01-31'), ...deadline('2025-26', '2026-01-31') }).isChanged).toBe(true)
})

it('a value that nobody has confirmed stands by itself, though it has not changed', () => {
  const { isChanged, runs } = compared('percent', { '2024-25': [{ value: '8%' }], '2025-26': [{ value: '8%', status: 'memory' }] })
  expect([isChanged, runs.length]).toEqual([false, 2])
})

it('the law and the notes of each year are there even where the value stayed the same', () => {
  const { laws } = compared('percent', {
    '2023-24': [{ value: '8%' }],
    '2024-25': [{ value: '8%' }],
    '2025-26': [{ value: '8%', note: 'Set again.' }],
    '2026-27': [{ value: '8%', law: 'FA 2026 s.1' }],
  })
  expect(laws.map(({ years, values }) => [years.join(' '), values[0]?.law, values[0]?.note])).toEqual([
    ['2023-24 2024-25', 'ITA 2007 s.10', undefined],
    ['2025-26', 'ITA 2007 s.10', 'Set again.'],
    ['2026-27', 'FA 2026 s.1', undefined],
  ])
})

const entry = (id: string, own: Partial<PublishedEntry>): PublishedEntry => ({ id, title: id, kind: 'amount', values: [], ...own })

it('tables and entries keep their order, without the tables that no law fills', () => {
  const tables = [
    {
      id: 'vat',
      title: 'VAT',
      entries: [entry('vat.two', { values: [value({ value: '2' })] }), entry('vat.one', { absence: NOT_IN_LAW })],
    },
    { id: 'slabs', title: 'Slabs', entries: [entry('slabs.one', { absence: NOT_IN_LAW })] },
  ]
  const [only, ...more] = compareYears([published('2024-25', tables), published('2025-26', tables)])
  expect(more).toEqual([])
  expect(only).toMatchObject({ id: 'vat', title: 'VAT' })
  expect(only?.entries.map(({ entry: { id }, isChanged }) => [id, isChanged])).toEqual([
    ['vat.two', false],
    ['vat.one', false],
  ])
})
