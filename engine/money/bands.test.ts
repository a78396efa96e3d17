import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Band, sliceByBands, topBand, totalCharge } from './bands.ts'
import { Decimal } from './decimal.ts'

const band = (name: string, rate: string, upTo?: string): Band => ({
  name,
  rate: new Decimal(rate),
  figures: [],
  ...(upTo !== undefined && { upTo: new Decimal(upTo) }),
})
const BANDS = [band('nil', '0', '10'), band('low', '0.1', '30'), band('high', '0.5')]

const slices = (amount: string) =>
  sliceByBands(new Decimal(amount), BANDS).map(
    (slice) => `${slice.band.name} from ${slice.from.toFixed()}: ${slice.amount.toFixed()} pays ${slice.charge.toFixed()}`,
  )

describe('bands', () => {
  it.each([
    ['-5', '0 pays 0', '0 pays 0', '0 pays 0'],
    ['0', '0 pays 0', '0 pays 0', '0 pays 0'],
    ['9.99', '9.99 pays 0', '0 pays 0', '0 pays 0'],
    ['10', '10 pays 0', '0 pays 0', '0 pays 0'],
    ['10.01', '10 pays 0', '0.01 pays 0.001', '0 pays 0'],
    ['30', '10 pays 0', '20 pays 2', '0 pays 0'],
    ['30.01', '10 pays 0', '20 pays 2', '0.01 pays 0.005'],
    ['100', '10 pays 0', '20 pays 2', '70 pays 35'],
  ])('share out and charge %s: %s; %s; %s', (amount, nil, low, high) => {
    expect(slices(amount)).toEqual([`nil from 0: ${nil}`, `low from 10: ${low}`, `high from 30: ${high}`])
  })

  it.each([
    ['5', '4', '4 0 0'],
    ['8', '4', '2 2 0'],
    ['10', '4', '0 4 0'],
    ['10', '25', '0 20 5'],
    ['30', '4', '0 0 4'],
    ['40', '4', '0 0 4'],
  ])('that are filled to %s already share out %s more as %s', (above, amount, expected) => {
    const shared = sliceByBands(new Decimal(amount), BANDS, new Decimal(above))
    expect(shared.map((slice) => slice.amount.toFixed()).join(' ')).toBe(expected)
  })

  it('charge in total exactly what each band charges', () => {
    expect(totalCharge(sliceByBands(new Decimal('100'), BANDS)).toFixed()).toBe('37')
    expect(totalCharge(sliceByBands(new Decimal('10.123456789'), BANDS)).toFixed()).toBe('0.0123456789')
    expect(totalCharge([]).toFixed()).toBe('0')
  })

  it.each([
    ['-5', undefined],
    ['0', undefined],
    ['10', 'nil'],
    ['10.01', 'low'],
    ['30', 'low'],
    ['31', 'high'],
  ])('reach with %s the top band %s', (amount, name) => {
    expect(topBand(sliceByBands(new Decimal(amount), BANDS))?.band.name).toBe(name)
  })

  it('with any limits share out the whole amount, and no part of it twice', () => {
    const pence = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(fc.uniqueArray(pence, { minLength: 1, maxLength: 6 }), pence, (limits, amount) => {
        const sorted = limits.sort((a, b) => a - b).map((limit, index) => band(String(index), '0.01', String(limit)))
        const shared = sliceByBands(new Decimal(amount), [...sorted, band('last', '0.01')])
        expect(shared.reduce((sum, slice) => sum + slice.amount.toNumber(), 0)).toBe(amount)
        expect(totalCharge(shared).times(100).toNumber()).toBe(amount)
      }),
    )
  })
})
