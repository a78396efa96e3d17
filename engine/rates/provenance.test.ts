import { describe, expect, it } from 'vitest'
import { ALL_ENTRIES } from '../tests/take-home-cases.ts'
import { provenance } from './generated/provenance/index.ts'
import { sources } from './generated/provenance/sources.ts'
import { provenanceOf, spanOf } from './provenance.ts'

const READINGS = ['statute', 'constants', 'text'] as const

describe('where a figure came from', () => {
  it('is known for every entry, date and reading, with the value that the rules read', () => {
    const wrong = ALL_ENTRIES.flatMap(({ entry, values }) =>
      values.flatMap((dated) =>
        READINGS.filter((name) => dated[name] !== undefined).filter((name) => {
          const told = provenanceOf(provenance, entry, dated.from, name)
          const since = values.find(({ from }) => from === told?.from)
          const goesOn = JSON.stringify(since?.[name]) === JSON.stringify(dated[name])
          return !told || told.from > dated.from || !goesOn || JSON.stringify(told.reading.value) !== JSON.stringify(dated[name])
        }),
      ),
    )
    expect(wrong).toEqual([])
    expect(Object.keys(provenance).sort()).toEqual(ALL_ENTRIES.map(({ entry }) => entry as string).sort())
  })

  it('names only sources that exist, and a law for every reading of the statute', () => {
    const readings = Object.values(provenance).flatMap(({ values }) => values.flatMap((dated) => Object.entries(dated.readings)))
    expect(readings.flatMap(([, reading]) => reading.sources).filter((source) => !(source in sources))).toEqual([])
    expect(readings.filter(([name, { law = '' }]) => name === 'statute' && law === '')).toEqual([])
    expect(readings.length).toBeGreaterThan(ALL_ENTRIES.length)
  })

  it.each([
    ['2023-04-05', 'statute', '150000'],
    ['2023-04-06', 'statute', '125140'],
    ['2024-04-06', 'constants', '112570'],
    ['2024-04-05', 'constants', '125140'],
    ['2030-01-01', 'constants', '112570'],
  ])('of the higher rate limit on %s under %s has the value %s', (date, reading, value) => {
    expect(provenanceOf(provenance, 'incomeTax.higherRateLimit', date, reading)?.reading.value).toBe(value)
  })

  // FA 2023 s.6 made it 125,140 from 6 April 2023. The specification says otherwise from the year after.
  it.each([
    ['2022-04-06', 'statute', { from: '2022-04-06', next: '2023-04-06' }],
    ['2023-04-06', 'statute', { from: '2023-04-06' }],
    ['2024-04-06', 'statute', { from: '2023-04-06' }],
    ['2024-04-06', 'constants', { from: '2024-04-06' }],
  ])('of the higher rate limit on %s starts, under %s, where its own reading last changed', (date, reading, { from, ...rest }) => {
    const told = provenanceOf(provenance, 'incomeTax.higherRateLimit', date, reading)
    expect(told?.from).toBe(from)
    expect(told?.next).toBe('next' in rest ? rest.next : undefined)
  })

  it('ends where the law abolished it', () => {
    const readings = { statute: { value: '5', sources: [], status: 'verified' } } as const
    const ends = { on: '2025-04-05', law: 'FA 2024 s.14' }
    expect(spanOf({ kind: 'amount', values: [{ from: '2024-04-06', ends, readings }] }, 0, 'statute')).toEqual({ from: '2024-04-06', ends })
  })

  it('a deadline holds for its own tax year only', () => {
    const readings = { statute: { value: '5 April', sources: [], status: 'verified' } } as const
    const values = ['2023-04-06', '2024-04-06'].map((from) => ({ from, readings }))
    expect(spanOf({ kind: 'date', values }, 1, 'statute')).toEqual({ from: '2024-04-06' })
    expect(spanOf({ kind: 'date', values }, 0, 'statute')).toEqual({ from: '2023-04-06', next: '2024-04-06' })
    expect(spanOf({ kind: 'amount', values }, 1, 'statute')).toEqual({ from: '2023-04-06' })
  })

  it('is undefined for an unknown entry, and before the first value', () => {
    expect(provenanceOf(provenance, 'incomeTax.windowTax', '2024-04-06', 'statute')).toBeUndefined()
    expect(provenanceOf(provenance, 'incomeTax.higherRateLimit', '2022-04-05', 'statute')).toBeUndefined()
  })
})
