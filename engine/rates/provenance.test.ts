import { describe, expect, it } from 'vitest'
import { ALL_ENTRIES } from '../tests/take-home-cases.ts'
import { provenance } from './generated/provenance/index.ts'
import { sources } from './generated/provenance/sources.ts'
import { provenanceOf } from './provenance.ts'

const READINGS = ['statute', 'constants', 'text'] as const

describe('where a figure came from', () => {
  it('is told of every entry, every date and every reading, with the value that the rules read', () => {
    const wrong = ALL_ENTRIES.flatMap(({ entry, values }) =>
      values.flatMap((dated) =>
        READINGS.filter((name) => dated[name] !== undefined).filter((name) => {
          const told = provenanceOf(provenance, entry, dated.from, name)
          return told?.from !== dated.from || JSON.stringify(told.reading.value) !== JSON.stringify(dated[name])
        }),
      ),
    )
    expect(wrong).toEqual([])
    expect(Object.keys(provenance).sort()).toEqual(ALL_ENTRIES.map(({ entry }) => entry as string).sort())
  })

  it('names sources that there are, and a law for every reading of the statute', () => {
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
  ])('of the higher rate limit on %s under %s is the reading that says %s', (date, reading, value) => {
    expect(provenanceOf(provenance, 'incomeTax.higherRateLimit', date, reading)?.reading.value).toBe(value)
  })

  it('is nothing for an entry that is not there or not yet', () => {
    expect(provenanceOf(provenance, 'incomeTax.windowTax', '2024-04-06', 'statute')).toBeUndefined()
    expect(provenanceOf(provenance, 'incomeTax.higherRateLimit', '2022-04-05', 'statute')).toBeUndefined()
  })
})
