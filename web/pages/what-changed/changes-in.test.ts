import { describe, expect, it } from 'vitest'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import type { EntryProvenance, Provenance, ReadingProvenance } from '#engine/rates/provenance.ts'
import { changesIn, type LawChange, lawOn } from './changes-in.ts'

const reading = (value: ReadingProvenance['value'], law = 'FA 2024 s.1'): ReadingProvenance => ({
  value,
  law,
  sources: [],
  status: 'verified',
})
const entry = (kind: EntryProvenance['kind'], ...values: EntryProvenance['values']): EntryProvenance => ({
  title: 'An entry',
  kind,
  values,
})
const from = (day: string, statute: ReadingProvenance) => ({ from: day, readings: { statute } })

const YEAR = { starts: '2026-04-06', ends: '2027-04-05' }
const told = (changes: readonly LawChange[]) =>
  changes.map(({ entry: id, on, before, after, endedBy }) => [id, on, before?.value, after?.value, endedBy])
const changedIn = (tables: Provenance, period = YEAR) => told(changesIn(tables, period))

describe('what changed in a period', () => {
  const rate = entry('percent', from('2024-04-06', reading('8%')), from('2026-04-06', reading('10%')), from('2026-10-30', reading('12%')))

  it('has each day on which a value changed, the first and the last day included', () => {
    const both = [
      ['tax.rate', '2026-04-06', '8%', '10%', undefined],
      ['tax.rate', '2026-10-30', '10%', '12%', undefined],
    ]
    expect(changedIn({ 'tax.rate': rate })).toEqual(both)
    expect(changedIn({ 'tax.rate': rate }, { starts: '2026-04-07', ends: '2026-10-30' })).toEqual(both.slice(1))
    expect(changedIn({ 'tax.rate': rate }, { starts: '2026-04-07', ends: '2026-10-29' })).toEqual([])
  })

  it('leaves out a value that only has another law, and one that only the specification reads differently', () => {
    const sameAgain = entry('amount', from('2024-04-06', reading('100')), from('2026-04-06', reading('100', 'FA 2026 s.1')))
    const specified = entry('amount', from('2024-04-06', reading('100')), {
      from: '2026-04-06',
      readings: { statute: reading('100'), constants: reading('90') },
    })
    expect(changedIn({ sameAgain, specified })).toEqual([])
  })

  it('has what is new and what was abolished, with the law that did it, even if only the specification goes on', () => {
    const added = entry('amount', from('2026-04-06', reading('5')))
    const abolished = entry('amount', { ...from('2024-04-06', reading('7')), ends: { on: '2026-04-05', law: 'FA 2026 s.2' } })
    const specifiedOn = entry('amount', ...abolished.values, { from: '2026-04-06', readings: { constants: reading('7') } })
    expect(changedIn({ added, abolished, specifiedOn })).toEqual([
      ['added', '2026-04-06', undefined, '5', undefined],
      ['abolished', '2026-04-06', '7', undefined, 'FA 2026 s.2'],
      ['specifiedOn', '2026-04-06', '7', undefined, 'FA 2026 s.2'],
    ])
  })

  it('compares bands by all that they say', () => {
    const bands = [
      { name: 'basic', rate: '20%', upTo: '100' },
      { name: 'higher', rate: '40%' },
    ]
    const wider = [
      { name: 'basic', rate: '20%', upTo: '110' },
      { name: 'higher', rate: '40%' },
    ]
    const moved = entry('bands', from('2024-04-06', reading(bands)), from('2026-04-06', reading(wider)))
    const same = entry('bands', from('2024-04-06', reading(bands)), from('2026-04-06', reading([...bands])))
    expect(changedIn({ moved, same })).toEqual([['moved', '2026-04-06', bands, wider, undefined]])
  })

  it('has a deadline only if it falls on another day of the year, or did not move on with its tax year', () => {
    const yearly = entry('date', from('2025-04-06', reading('2027-01-31')), from('2026-04-06', reading('2028-01-31')))
    const earlier = entry('date', from('2025-04-06', reading('2027-01-31')), from('2026-04-06', reading('2027-11-30')))
    const same = entry('date', from('2025-04-06', reading('2027-01-31')), from('2026-04-06', reading('2027-01-31')))
    expect(changedIn({ yearly, earlier, same })).toEqual([
      ['earlier', '2026-04-06', '2027-01-31', '2027-11-30', undefined],
      ['same', '2026-04-06', '2027-01-31', '2027-01-31', undefined],
    ])
  })
})

it('the law on a day is the value that has started and has not ended', () => {
  const ended = entry('amount', { ...from('2024-04-06', reading('7')), ends: { on: '2026-04-05', law: 'FA 2026 s.2' } })
  expect(['2024-04-05', '2024-04-06', '2026-04-05', '2026-04-06'].map((day) => lawOn(ended, day)?.value)).toEqual([
    undefined,
    '7',
    '7',
    undefined,
  ])
})

// Each from its Act, and none from the tables.
it.each([
  ['2026-04-06', 'dividends.ordinaryRate', '8.75%', '10.75%'],
  ['2026-04-06', 'dividends.upperRate', '33.75%', '35.75%'],
  ['2025-04-06', 'nationalInsurance.class1.secondaryThreshold', '9100', '5000'],
  ['2025-04-06', 'nationalInsurance.class1.employer.rate', '13.8%', '15%'],
  ['2025-04-06', 'nationalInsurance.employmentAllowance.amount', '5000', '10500'],
  ['2025-04-06', 'nationalInsurance.employmentAllowance.liabilityLimit', '100000', undefined],
  ['2024-10-30', 'capitalGains.otherAssets.lowerRate', '10%', '18%'],
  ['2024-04-06', 'capitalGains.residential.higherRate', '28%', '24%'],
  ['2024-04-06', 'pensions.lifetimeAllowance', '1073100', undefined],
  ['2024-04-01', 'vat.registrationThreshold', '85000', '90000'],
  ['2024-01-06', 'nationalInsurance.class1.employee.payPeriodMainRate', '12%', '10%'],
  ['2023-04-06', 'incomeTax.higherRateLimit', '150000', '125140'],
  ['2023-04-01', 'corporationTax.mainRate', '19%', '25%'],
  ['2023-04-01', 'corporationTax.smallProfitsRate', undefined, '19%'],
])('on %s, %s changed from %s to %s', (day, id, before, after) => {
  const change = changesIn(provenance, { starts: day, ends: day }).find(({ entry: changed }) => changed === id)
  expect([change?.before?.value, change?.after?.value]).toEqual([before, after])
})

it('no deadline has moved to another day of the year', () => {
  const always = { starts: '2022-04-07', ends: '2027-04-05' }
  expect(changesIn(provenance, always).filter(({ about: { kind } }) => kind === 'date')).toEqual([])
})
