import { describe, expect, it } from 'vitest'
import { calculator as incomeTax } from '../calculators/income-tax/answer.ts'
import { calculator as studentLoan } from '../calculators/student-loan/answer.ts'
import { ZERO } from '../money/decimal.ts'
import { answerOf } from '../tests/page.ts'
import { holdsFor, inputsOf } from '../tests/questions.ts'
import { byPeriod } from './by-period.ts'

const told = (raw: Readonly<Record<string, string>>) => {
  const columns = byPeriod(answerOf(incomeTax, raw), inputsOf(incomeTax, { ruleSet: 'statute', inputs: raw }))
  return Object.fromEntries(columns.map(({ period, rows }) => [period, rows.map(({ shown }) => shown.pence.toFixed(2)).join(' ')]))
}

describe('an answer by period', () => {
  it('is the year, and the year divided by 12, 13, 52, days × 52 and hours × 52, to the nearest penny', () => {
    // 13.85 × 30 × 52 is 21,606: tax of 20% of 9,036, and 8% of it.
    expect(told({ annualSalary: '13.85', payPer: 'hour', hoursPerWeek: '30', daysPerWeek: '4' })).toEqual({
      year: '21606.00 1807.20 722.88 19075.92',
      month: '1800.50 150.60 60.24 1589.66',
      // 139.0154, 55.6062 and 1,467.3785: 1,662 − 139.02 − 55.61 would be a penny less, and the tax is the nearer to rounding down.
      'four-weeks': '1662.00 139.01 55.61 1467.38',
      week: '415.50 34.76 13.90 366.84',
      // A 208th: 103.875, 8.6885, 3.4754 and 91.7112.
      day: '103.88 8.69 3.48 91.71',
      hour: '13.85 1.16 0.46 12.23',
    })
  })

  it('has a fortnight where that is how somebody is paid, and leaves out the monthly row and what is not part of the sum', () => {
    const { fortnight } = told({ annualSalary: '1000', payPer: 'fortnight' })
    // 26,000: 20% and 8% of 13,430, divided by 26.
    expect(fortnight).toBe('1000.00 103.31 41.32 855.37')
    expect(Object.keys(told({ annualSalary: '26000' }))).not.toContain('fortnight')
  })

  it.each([incomeTax, studentLoan])(
    'of $slug adds up in every column, each amount within a penny of its share of the year',
    (calculator) => {
      holdsFor(calculator, (question, result) => {
        for (const { period, rows } of byPeriod(result, inputsOf(calculator, question))) {
          const sum = rows.reduce((all, { shown, isTotal, isDeduction }) => {
            if (isTotal) return all
            return isDeduction ? all.minus(shown.pence) : all.plus(shown.pence)
          }, ZERO)
          expect(`${period} ${sum.toFixed(2)}`).toBe(`${period} ${rows.find(({ isTotal }) => isTotal)?.shown.pence.toFixed(2)}`)
          for (const { shown, value } of rows) expect(shown.pence.minus(value).abs().lt('0.01')).toBe(true)
        }
      })
    },
  )
})
