import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import type { Row } from '../result/row.ts'
import { halfUp } from './half-up.ts'
import { holds, payOf, resultOf } from './take-home-cases.ts'

/** The one row that no field of the specified record holds: HMRC pays it after the year. */
const PAID_LATER = 'netPayRelief'
/** Rows below the total that are not part of the sum: a month of it, a charge that is not paid out of pay, and relief that HMRC pays later. */
const OUTSIDE_THE_SUM = new Set(['monthlyNetIncome', 'annualAllowanceCharge', PAID_LATER])

/** The rows of the sum. */
const sumOfRows = (rows: readonly Row[], shown: 'pounds' | 'pence') =>
  rows
    .filter(({ isTotal, key }) => !isTotal && !OUTSIDE_THE_SUM.has(key))
    .reduce((sum, row) => (row.isDeduction ? sum.minus(row.shown[shown]) : sum.plus(row.shown[shown])), new Decimal(0))

describe('rows shown in pounds', () => {
  it('are each rounded half up on their own, and the result says whether they add up', () => {
    holds((asked) => {
      const { rows, addsUpInPounds } = resultOf(asked)
      expect(rows.map(({ shown }) => shown.pounds.toFixed())).toEqual(rows.map(({ value }) => halfUp(value, 0)))
      const total = rows.find(({ isTotal }) => isTotal)
      expect(addsUpInPounds).toBe(sumOfRows(rows, 'pounds').toFixed() === total?.shown.pounds.toFixed())
    })
  })
})

describe('rows shown in pence', () => {
  it('add up to the headline row', () => {
    holds((asked) => {
      const { rows, headline } = resultOf(asked)
      const totals = rows.filter(({ isTotal }) => isTotal)
      expect(totals.map(({ key }) => key)).toEqual([headline])
      expect(sumOfRows(rows, 'pence').toFixed()).toBe(totals[0]?.shown.pence.toFixed())
    })
  })

  it('are each within a penny of the exact amount, and whole pennies', () => {
    holds((asked) => {
      const { rows } = resultOf(asked)
      expect(rows.filter(({ value, shown }) => !shown.pence.minus(value).abs().lt('0.01')).map(({ key }) => key)).toEqual([])
      expect(rows.filter(({ shown }) => shown.pence.decimalPlaces() > 2)).toEqual([])
    })
  })

  it('change as little as possible: never the salary, the total or the rows below it, and only as many rows as there were pennies missing', () => {
    holds((asked) => {
      const { rows } = resultOf(asked)
      const moved = rows.filter(({ shown, value }) => shown.pence.toFixed(2) !== halfUp(value, 2))
      expect(moved.filter(({ key, isTotal }) => isTotal || key === 'grossIncome' || OUTSIDE_THE_SUM.has(key))).toEqual([])
      const rounded = rows.map((row) => ({ ...row, shown: { ...row.shown, pence: new Decimal(halfUp(row.value, 2)) } }))
      const total = rounded.find(({ isTotal }) => isTotal)?.shown.pence ?? new Decimal(0)
      expect(moved.length).toBe(sumOfRows(rounded, 'pence').minus(total).abs().dividedBy('0.01').toNumber())
    })
  })
})

/** Whether the record of one answer has a field of this amount. */
const isRecorded = (name: string, amount: string) => !['studentLoan', 'pension'].includes(name) || amount !== '0.00'

describe('the record and the shares', () => {
  it('have each exact amount rounded half up on its own in the record, without a loan and a pension of nothing', () => {
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
        annualAllowanceCharge: pay.annualAllowanceCharge,
      }
      const { record } = resultOf(asked)
      const shown = Object.entries(record).map(([name, value]) => [name, value instanceof Decimal ? value.toFixed(2) : value])
      const rounded = Object.entries(exact).map(([name, value]) => [name, halfUp(value, 2)] as const)
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(rounded.filter(([name, amount]) => isRecorded(name, amount))))
    })
  })

  it('have the amount of every row in the record, but for relief that HMRC pays later', () => {
    holds((asked) => {
      const { rows: all, record } = resultOf(asked)
      const rows = all.filter(({ key }) => key !== PAID_LATER)
      expect(rows.map(({ key, value }) => [key, halfUp(value, 2)])).toEqual(
        rows.map(({ key }) => [key, new Decimal(String(record[key] ?? 0)).toFixed(2)]),
      )
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    })
  })

  it('have shares that add up to 100, each within a tenth of a percent of its part, and none for nothing', () => {
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
