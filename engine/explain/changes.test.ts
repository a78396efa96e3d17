import { describe, expect, it } from 'vitest'
import type { Margin } from '../calculator.ts'
import { sliceByBands } from '../money/bands.ts'
import { Decimal } from '../money/decimal.ts'
import type { BandTable, Result } from '../result/result.ts'
import { changesBetween, type IncomeChange, withoutIgnored } from './changes.ts'

const BANDS = [
  { name: 'allowance', rate: new Decimal(0), upTo: new Decimal(500), figures: [] },
  { name: 'basic', rate: new Decimal('0.2'), upTo: new Decimal(1000), figures: [] },
  { name: 'higher', rate: new Decimal('0.4'), upTo: new Decimal(2000), figures: [] },
  { name: 'top', rate: new Decimal('0.4'), figures: [] },
]

/** How much of an amount is in each band, where other income comes first. */
const tableOf = (key: string, amount: number, before = 0): BandTable => ({
  key,
  title: key,
  slices: sliceByBands(new Decimal(amount), BANDS, new Decimal(before)),
})

const stepsNamed = (...keys: string[]) => keys.map((key) => ({ key }))
const resultWith = (parts: object) => ({ rows: [], notes: [], bandTables: [], outline: [], ...parts }) as unknown as Result

const tell = (change: IncomeChange) =>
  'rate' in change
    ? `${change.kind} ${change.rate.times(100).toFixed()}% of ${change.table}`
    : `${change.kind} ${change.name} ${change.comes ? 'comes' : 'goes'}`
const told = (before: object, after: object) => changesBetween(resultWith(before), resultWith(after)).map(tell)
const toldOfTax = (before: BandTable, after: BandTable) => told({ bandTables: [before] }, { bandTables: [after] })

describe('what changes as income rises', () => {
  it('is the rate that starts where the last pound reaches another band', () => {
    expect(toldOfTax(tableOf('tax', 1000), tableOf('tax', 1001))).toEqual(['band 40% of tax'])
    expect(toldOfTax(tableOf('tax', 999), tableOf('tax', 1000))).toEqual([])
  })

  it('is nothing where the next band has the same rate, or where none is reached', () => {
    expect(toldOfTax(tableOf('tax', 2000), tableOf('tax', 2001))).toEqual([])
    expect(toldOfTax(tableOf('tax', 0), tableOf('tax', 1))).toEqual([])
    expect(toldOfTax(tableOf('tax', 0), tableOf('tax', 0))).toEqual([])
  })

  it('is the rate that ends where other income fills the whole of its band, and so takes the place of this', () => {
    expect(toldOfTax(tableOf('gain', 100, 950), tableOf('gain', 100, 1000))).toEqual(['band-left 20% of gain'])
    expect(toldOfTax(tableOf('gain', 100, 950), tableOf('gain', 100, 999))).toEqual([])
  })

  it('says nothing of the end of a band without a charge', () => {
    expect(toldOfTax(tableOf('gain', 100, 450), tableOf('gain', 100, 500))).toEqual([])
  })

  it('says nothing of the bands of a new table, which is a step of its own', () => {
    expect(told({}, { bandTables: [tableOf('tax', 1500)], outline: stepsNamed('tax') })).toEqual(['step tax comes'])
  })

  it('is each note and each step that comes or goes, with the bands between', () => {
    const before = { notes: stepsNamed('tapered', 'same'), outline: stepsNamed('pay', 'allowance'), bandTables: [tableOf('tax', 1000)] }
    const after = { notes: stepsNamed('same', 'used-up'), outline: stepsNamed('pay', 'charge'), bandTables: [tableOf('tax', 1001)] }
    expect(told(before, after)).toEqual([
      'note used-up comes',
      'note tapered goes',
      'band 40% of tax',
      'step charge comes',
      'step allowance goes',
    ])
  })
})

it('what answers another question is left out of the comparison: its rows, its bands and its steps', () => {
  const steps = stepsNamed('pay', 'otherPay')
  const parts = { rows: stepsNamed('net', 'otherNet'), bandTables: stepsNamed('tax', 'otherTax'), steps, outline: steps }
  const keysIn = (margin: Pick<Margin, 'ignored'>) => {
    const { rows, bandTables, steps: own, outline } = withoutIgnored(resultWith(parts), margin)
    return [rows, bandTables, own, outline].map((list) => list.map(({ key }) => key).join(' ')).join(', ')
  }
  expect(keysIn({ ignored: /^other/ })).toBe('net, tax, pay, pay')
  expect(keysIn({})).toBe('net otherNet, tax otherTax, pay otherPay, pay otherPay')
})
