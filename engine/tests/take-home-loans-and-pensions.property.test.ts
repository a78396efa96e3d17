import { describe, expect, it } from 'vitest'
import { LOAN_PLANS } from '../inputs/common-fields.ts'
import { isOnScottishBands } from '../law/income-tax/bands.ts'
import { ZERO } from '../money/decimal.ts'
import { runs } from './runs.ts'
import { type Case, holds, lawfulRates, payOf, resultOf } from './take-home-cases.ts'

describe('student loans', () => {
  it('a postgraduate loan on top of a plan adds exactly the postgraduate repayment, and takes exactly that from take-home pay', () => {
    holds((asked) => {
      if (asked.plan === 'postgraduate') return
      const without = payOf({ ...asked, withPostgraduate: false })
      const both = payOf({ ...asked, withPostgraduate: true })
      const alone = payOf({ ...asked, plan: 'postgraduate', withPostgraduate: false })
      expect(both.studentLoan.minus(without.studentLoan).toFixed()).toBe(alone.studentLoan.toFixed())
      expect(without.netIncome.minus(both.netIncome).toFixed()).toBe(alone.studentLoan.toFixed())
      expect(both.incomeTax.tax.toFixed()).toBe(without.incomeTax.tax.toFixed())
    })
  })

  it('fall on pay after a salary sacrifice, and on all pay under the other two methods', () => {
    holds((asked) => {
      const plan = asked.plan === 'none' ? 'plan2' : asked.plan
      const sacrificed = payOf({ ...asked, plan, pensionMethod: 'salary-sacrifice' })
      const noPension = payOf({ ...asked, plan, percent: '0' })
      for (const pensionMethod of ['net-pay', 'relief-at-source'] as const) {
        const pay = payOf({ ...asked, plan, pensionMethod })
        expect(pay.studentLoan.toFixed()).toBe(noPension.studentLoan.toFixed())
        expect(pay.nationalInsurance.contribution.toFixed()).toBe(noPension.nationalInsurance.contribution.toFixed())
        expect(sacrificed.studentLoan.lte(pay.studentLoan)).toBe(true)
      }
    })
  })

  it.each(LOAN_PLANS)('%s: a result has a row and a step for it exactly when something is repaid', (plan) => {
    holds((asked) => {
      const loans: Case = { ...asked, plan, withPostgraduate: false }
      const { rows, steps } = resultOf(loans)
      const isRepaid = payOf(loans).studentLoan.gt(0)
      expect(rows.some(({ key }) => key === 'studentLoan')).toBe(isRepaid)
      expect(steps.some(({ key }) => key === `studentLoan.${plan}`)).toBe(isRepaid)
    }, 200)
  })
})

describe('pensions', () => {
  it('salary sacrifice of a percentage is the same as a lower salary without a pension, plus the pension', () => {
    holds((asked) => {
      const sacrificed = payOf({ ...asked, pensionMethod: 'salary-sacrifice' })
      const lower = sacrificed.facts.annualSalary.minus(sacrificed.pension)
      // The form takes whole pence, so we ask about the lower salary only where it is in whole pence.
      if (lower.decimalPlaces() > 2) return
      const paidLess = payOf({ ...asked, salary: lower.toFixed(), percent: '0' })
      for (const key of ['incomeTax', 'nationalInsurance', 'repayments', 'studentLoan', 'netIncome', 'monthlyNetIncome'] as const) {
        expect(JSON.stringify(sacrificed[key])).toBe(JSON.stringify(paidLess[key]))
      }
      expect(sacrificed.deductions.toFixed()).toBe(paidLess.deductions.plus(sacrificed.pension).toFixed())
    })
  })

  it('the percentage of the salary reaches the pension, and under relief at source the member pays four fifths of it', () => {
    holds((asked) => {
      const pay = payOf(asked)
      expect(pay.pensionGross.times(100).toFixed()).toBe(pay.facts.annualSalary.times(asked.percent).toFixed())
      const fifths = asked.pensionMethod === 'relief-at-source' ? 4 : 5
      expect(pay.pension.times(5).toFixed()).toBe(pay.pensionGross.times(fifths).toFixed())
    })
  })

  it('relief at source leaves the same as net pay, where the pay that is left is taxed at the basic rate or more', () => {
    // The scheme adds 20% and the raised limits save the rest, which together is what net pay saves. Below the Personal Allowance, or
    // within the Scottish starter band (19%), the 20% is more than the tax on that pay.
    let compared = 0
    holds((asked) => {
      const netPay = payOf({ ...asked, pensionMethod: 'net-pay' })
      const starter = isOnScottishBands(asked.region, lawfulRates(asked.ruleSet)) ? netPay.incomeTax.slices[0]?.band.upTo : undefined
      const atSource = payOf({ ...asked, pensionMethod: 'relief-at-source' })
      const isPastStarter = netPay.incomeTax.taxableIncome.gt(starter ?? ZERO)
      if (isPastStarter) compared++
      if (isPastStarter) expect(atSource.netIncome.toFixed()).toBe(netPay.netIncome.toFixed())
      else expect(atSource.netIncome.gte(netPay.netIncome)).toBe(true)
    })
    expect(compared).toBeGreaterThan(runs(100))
  })
})
