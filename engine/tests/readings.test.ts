import { describe, expect, it } from 'vitest'
import { ROWS } from '../../golden/code/specified-readings.ts'
import type { EntryId } from '../rates/figure.ts'
import { ALL_CONFLICTS, conflictsUnder } from './conflicts.ts'
import { namesInGolden } from './golden-columns.ts'
import { DATES, ENTRIES_WITH_READINGS, readingsOf } from './reading-of.ts'
import { repeated } from './repeated.ts'
import { ALL_ENTRIES } from './take-home-cases.ts'

/** The first day for which the tables have the taper of the annual allowance. */
const FIRST_TAPER = '2019-04-06'

const entriesOfRows = Object.values(ROWS).flatMap((row) => row.map(([, entry]) => entry))
const noEntry = conflictsUnder('Conflicts without an entry')
const withReadings = conflictsUnder('Entries with readings')
const named = withReadings.flatMap(({ names }) => names)
const entries: readonly string[] = ALL_ENTRIES.map(({ entry }) => entry)

const statute = (entry: EntryId, date: string) => Number(readingsOf(entry, date)[0])

describe('the three rule sets read', () => {
  it.each(Object.entries(ROWS))('%s as in the specification’s table', (_, row) => {
    const written = row.map(([date, entry]) => [date, entry, ...readingsOf(entry, date)])
    expect(written).toEqual(row)
  })

  it('the annual VAT return below £1,350, which is in the page text and not in law', () => {
    expect(readingsOf('vat.annualReturn.liabilityLimit', '2024-04-06')).toEqual(['none', '1350', '1350'])
  })

  it('every row of the table', () => {
    expect(Object.keys(ROWS)).toHaveLength(31)
    expect(Object.values(ROWS).filter((row) => row.length === 0)).toEqual([])
  })

  it('the same value, where an entry is neither in the table nor in the list in rates/README.md', () => {
    const told = new Set([...entriesOfRows, ...named])
    const apart = ALL_ENTRIES.map(({ entry }) => entry).filter((entry) => DATES.some((date) => new Set(readingsOf(entry, date)).size > 1))
    expect(apart.length).toBeGreaterThan(40)
    expect(apart.filter((entry) => !told.has(entry))).toEqual([])
    expect(ENTRIES_WITH_READINGS.filter((entry) => !told.has(entry))).toEqual([])
  })
})

describe('FA 2004 s.228ZA(3)(b)', () => {
  it.each(DATES.filter((date) => date >= FIRST_TAPER))(
    'makes the limit of threshold income that of adjusted income less the annual allowance, on %s',
    (date) => {
      const derived = statute('pensions.taper.adjustedIncome', date) - statute('pensions.annualAllowance', date)
      expect(statute('pensions.taper.thresholdIncome', date)).toBe(derived)
    },
  )
})

describe('the conflicts of the specification in rates/README.md', () => {
  it('are each in exactly one of the two lists', () => {
    const ids = [...withReadings, ...noEntry].flatMap((line) => line.ids)
    expect(repeated(ids)).toEqual([])
    expect([...ids].sort()).toEqual([...ALL_CONFLICTS].sort())
  })

  it('name every entry that has readings, and no others', () => {
    expect(withReadings.filter(({ names }) => names.length === 0)).toEqual([])
    expect(named.filter((name) => !entries.includes(name))).toEqual([])
    expect([...new Set(named)].sort()).toEqual([...ENTRIES_WITH_READINGS].sort())
  })

  it('without an entry give a reason, and name only entries with one reading and inputs that exist', () => {
    expect(noEntry.filter(({ reason, ids }) => reason === '' || ids.length === 0)).toEqual([])
    const names = noEntry.flatMap((line) => line.names)
    expect(names.filter((name) => name.includes('.') && ENTRIES_WITH_READINGS.includes(name))).toEqual([])
    const known = new Set([...entries, ...namesInGolden])
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })
})
