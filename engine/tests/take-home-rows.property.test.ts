import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import type { Row } from '../result/result.ts'
import { halfUp } from './half-up.ts'
import { holds, payOf, resultOf } from './take-home-cases.ts'

/** Rows below the total that are no part of the sum: a month of it, and a charge that is not paid out of pay. */
const BESIDE = new Set(['monthlyNetIncome', 'annualAllowanceCharge'])

/** The rows of the sum. */
const sumOfRows = (rows: readonly Row[], shown: 'pounds' | 'pence') =>
  rows
    .filter(({ isTotal, key }) => !isTotal && !BESIDE.has(key))
    .reduce((sum, row) => (row.isDeduction ? sum.minus(row.shown[shown]) : sum.plus(row.shown[shown])), new Decimal(0))

describe.each([
  ['pounds', 0],
  ['pence', 2],
] as const)('rows shown in %s', (shown, places) => {
  const unit = new Decimal(10).pow(-places)

  it('add up to the headline row', () => {
    holds((asked) => {
      const { rows, headline } = resultOf(asked)
      const totals = rows.filter(({ isTotal }) => isTotal)
      expect(totals.map(({ key }) => key)).toEqual([headline])
      expect(sumOfRows(rows, shown).toFixed()).toBe(totals[0]?.shown[shown].toFixed())
    })
  })

  it('are each within one unit of the exact amount, and whole units', () => {
    holds((asked) => {
      const far = resultOf(asked).rows.filter(({ value, shown: amounts }) => !amounts[shown].minus(value).abs().lt(unit))
      expect(far.map(({ key }) => key)).toEqual([])
      expect(resultOf(asked).rows.filter((row) => row.shown[shown].decimalPlaces() > places)).toEqual([])
    })
  })

  it('move as little as they can: the total and the month are plain half up, and no more rows are moved than units were missing', () => {
    holds((asked) => {
      const { rows } = resultOf(asked)
      const moved = rows.filter((row) => row.shown[shown].toFixed(places) !== halfUp(row.value, places))
      expect(moved.filter(({ key, isTotal }) => isTotal || BESIDE.has(key))).toEqual([])
      const rounded = rows.map((row) => ({ ...row, shown: { ...row.shown, [shown]: new Decimal(halfUp(row.value, places)) } }))
      const total = rounded.find(({ isTotal }) => isTotal)?.shown[shown] ?? new Decimal(0)
      expect(moved.length).toBe(sumOfRows(rounded, shown).minus(total).abs().dividedBy(unit).toNumber())
    })
  })
})

describe('beside the rows', () => {
  it('the record is each exact amount rounded half up on its own', () => {
    holds((asked) => {
      const pay = payOf(asked)
      const exact = {
        grossIncome: new Decimal(asked.salary),
        personalAllowance: pay.incomeTax.allowance.allowance,
        taxableIncome: pay.incomeTax.taxableIncome,
        incomeTax: pay.incomeTax.tax,
        nationalInsurance: pay.nationalInsurance.contribution,
        studentLoan: pay.studentLoan,
        pension: pay.pension,
        pensionGross: pay.pensionGross,
        netIncome: pay.netIncome,
        monthlyNetIncome: pay.monthlyNetIncome,
        effectiveRate: pay.effectiveRate,
        annualAllowanceCharge: pay.aboveAllowance?.charged.charge ?? new Decimal(0),
      }
      const { record } = resultOf(asked)
      const shown = Object.entries(record).map(([name, value]) => [name, value instanceof Decimal ? value.toFixed(2) : value])
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(Object.entries(exact).map(([name, value]) => [name, halfUp(value, 2)])))
    })
  })

  it('every row has the exact amount of its figure in the record', () => {
    holds((asked) => {
      const { rows, record } = resultOf(asked)
      expect(rows.map(({ key, value }) => [key, halfUp(value, 2)])).toEqual(
        rows.map(({ key }) => [key, new Decimal(String(record[key])).toFixed(2)]),
      )
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    })
  })

  it('shares come to a hundred, each within a tenth of a percent of its part, and there are none of nothing', () => {
    holds((asked) => {
      const { shares, rows } = resultOf(asked)
      const salary = new Decimal(asked.salary)
      if (shares.length === 0) expect(salary.isZero() || rows.some(({ isTotal, value }) => isTotal && value.lte(0))).toBe(true)
      else expect(shares.reduce((sum, { percent }) => sum.plus(percent), new Decimal(0)).toFixed()).toBe('100')
      for (const { key, percent } of shares) {
        const exact =
          rows
            .find((row) => row.key === key)
            ?.value.times(100)
            .dividedBy(salary) ?? new Decimal(-1)
        expect(percent.minus(exact).abs().lt('0.1')).toBe(true)
        expect(percent.gt(0)).toBe(true)
      }
    })
  })
})
