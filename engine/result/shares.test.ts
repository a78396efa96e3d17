import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { type ExactRow, sharesOf } from './rows.ts'

const row = (key: string, value: string, more: Partial<ExactRow> = {}): ExactRow => ({
  key,
  label: `The ${key}`,
  value: new Decimal(value),
  ...more,
})
const taken = { isDeduction: true }
const total = { isTotal: true }
const shares = (...rows: ExactRow[]) => sharesOf(rows).map(({ key, percent }) => `${key} ${percent.toFixed()}`)

describe('the shares of a result', () => {
  it('are its total, then its deductions, as percentages of what comes in', () => {
    const rows = [row('pay', '200'), row('tax', '50', taken), row('left', '150', total)]
    expect(shares(...rows)).toEqual(['left 75', 'tax 25'])
    expect(sharesOf(rows).map(({ label }) => label)).toEqual(['The left', 'The tax'])
  })

  it('count every row that is added', () => {
    expect(shares(row('profit', '150'), row('tax', '50', taken), row('relief', '50'), row('left', '150', total))).toEqual([
      'left 75',
      'tax 25',
    ])
  })

  it('add up to 100 as shown: thirds are 33.4, 33.3 and 33.3', () => {
    expect(shares(row('pay', '3'), row('tax', '1', taken), row('pension', '1', taken), row('left', '1', total))).toEqual([
      'left 33.4',
      'tax 33.3',
      'pension 33.3',
    ])
  })

  it('leave out rows of nothing, and rows that are not part of the sum', () => {
    const aside = { isInSum: false }
    expect(
      shares(
        row('year', '1200', aside),
        row('pay', '100'),
        row('loan', '0', taken),
        row('month', '5', { ...taken, ...aside }),
        row('left', '100', total),
      ),
    ).toEqual(['left 100'])
  })

  it('are none where what comes in or the total is nothing or less', () => {
    expect(shares(row('pay', '0'), row('left', '0', total))).toEqual([])
    expect(shares(row('pay', '-1'), row('tax', '-2', taken), row('left', '1', total))).toEqual([])
    expect(shares(row('pay', '10'), row('tax', '10', taken), row('left', '0', total))).toEqual([])
    expect(shares(row('pay', '10'), row('tax', '11', taken), row('left', '-1', total))).toEqual([])
  })

  it('are none where there are no rows, or no total', () => {
    expect(shares()).toEqual([])
    expect(shares(row('pay', '10'), row('tax', '5', taken))).toEqual([])
  })
})
