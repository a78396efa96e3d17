import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOnScottishBands } from '../law/income-tax/bands.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { runs } from './runs.ts'
import { type Case, cases, holds, lawfulRates, NOTHING, type PayWorkedOut, payOf, resultOf, rises, withRise } from './take-home-cases.ts'

const holdsOnRise = (check: (before: PayWorkedOut, after: PayWorkedOut, rise: Decimal) => void) =>
  fc.assert(
    fc.property(cases, rises, (asked, by) => {
      const [before, after] = [payOf(asked), payOf(withRise(asked, by))]
      check(before, after, after.facts.annualSalary.minus(before.facts.annualSalary))
    }),
    { numRuns: runs(600) },
  )

const CHARGES = {
  incomeTax: (pay: PayWorkedOut) => pay.incomeTax.tax,
  nationalInsurance: (pay: PayWorkedOut) => pay.nationalInsurance.contribution,
  studentLoan: (pay: PayWorkedOut) => pay.studentLoan,
}
/** The highest rate of each charge: on each extra pound, the charge may not rise by more. */
const topRate = (slices: PayWorkedOut['incomeTax']['slices']) => Decimal.max(...slices.map(({ band }) => band.rate))
const loanRates = (pay: PayWorkedOut) => pay.repayments.reduce((sum, { rate }) => sum.plus(rate.value), ZERO)

/**
 * The cliffs in the law, where one more penny of pay costs more than a penny. There is only one. Between 100,000 and 125,140 of adjusted
 * net income, the allowance falls by half of the excess, and what is left is rounded up to a pound (ITA 2007 s.35(3)). So it falls by £1 at
 * a time, at each whole £2, and that penny makes another £1.01 taxable. The allowance is all gone where the additional or top rate starts,
 * so the £1.01 is taxed at 40% on the UK bands, 40.4p, and at up to 45% on the Scottish bands, 45.45p. Pay after a pension can pass 125,140
 * in the middle of a penny. The part of the penny above it is then taxed at 45% or 48%, which is at most 5% or 3% of a penny more.
 */
const CLIFFS = [
  { charge: 'incomeTax', above: '100000', upTo: '125140', isScottish: false, height: '0.404', most: '0.4045' },
  { charge: 'incomeTax', above: '100000', upTo: '125140', isScottish: true, height: '0.4545', most: '0.4548' },
] as const

const onScottishBands = (ruleSet: Case['ruleSet'], { facts }: PayWorkedOut) => isOnScottishBands(facts.region, lawfulRates(ruleSet))

describe('as salary rises', () => {
  it.each(Object.entries(CHARGES))('%s never falls', (_, charge) => {
    holdsOnRise((before, after) => expect(charge(after).gte(charge(before))).toBe(true))
  })

  it('Income Tax rises by no more than the top rate on the rise and on the lost allowance, which falls by £1 in £2 and at most £1 more', () => {
    holdsOnRise((before, after, rise) => {
      const allowanceLost = before.incomeTax.allowance.allowance.minus(after.incomeTax.allowance.allowance)
      expect(allowanceLost.gte(0) && allowanceLost.lt(rise.times('0.5').plus(1))).toBe(true)
      const most = rise.plus(allowanceLost).times(topRate(after.incomeTax.slices))
      expect(after.incomeTax.tax.minus(before.incomeTax.tax).lte(most)).toBe(true)
    })
  })

  it('National Insurance rises by no more than its main rate, and a loan by no more than its own rate, without a jump at a threshold', () => {
    holdsOnRise((before, after, rise) => {
      const contribution = CHARGES.nationalInsurance(after).minus(CHARGES.nationalInsurance(before))
      expect(contribution.lte(rise.times(topRate(after.nationalInsurance.slices)))).toBe(true)
      expect(
        CHARGES.studentLoan(after)
          .minus(CHARGES.studentLoan(before))
          .lte(rise.times(loanRates(after))),
      ).toBe(true)
    })
  })

  it('another penny costs at most the top rate of a penny, except at a listed cliff', () => {
    holds((asked) => {
      const [before, after] = [payOf(asked), payOf(withRise(asked, '0.01'))]
      const rise = after.incomeTax.tax.minus(before.incomeTax.tax)
      if (rise.lte(topRate(after.incomeTax.slices).times('0.01'))) return
      const [from, to] = [before, after].map(({ incomeTax }) => incomeTax.allowance.adjustedNetIncome)
      const isScottish = onScottishBands(asked.ruleSet, after)
      const cliff = CLIFFS.find((each) => each.isScottish === isScottish && to?.gt(each.above) && from?.lt(each.upTo))
      expect(cliff).toMatchObject({ charge: 'incomeTax' })
      expect(rise.lte(cliff?.most ?? 0)).toBe(true)
    })
  })

  it.each(CLIFFS)('the listed cliff is as high as the list says, on Scottish bands: $isScottish', ({ isScottish, height }) => {
    // 100,001.99 leaves 12,569.005, rounded up to 12,570; 100,002.00 leaves 12,569. Taxable income goes up by £1.01.
    const asked: Case = { ...NOTHING, salary: '100001.99', region: isScottish ? 'scotland' : 'england' }
    expect(payOf(withRise(asked, '0.01')).incomeTax.tax.minus(payOf(asked).incomeTax.tax).toFixed()).toBe(height)
  })
})

describe('whatever is asked', () => {
  it('where nothing is earned, nothing is taken and nothing is left', () => {
    holds((asked) => {
      const { record } = resultOf({ ...asked, salary: '0' })
      const amounts = Object.entries(record).filter(([name]) => name !== 'personalAllowance')
      expect(amounts.filter(([, value]) => String(value) !== '0')).toEqual([])
    })
  })

  it('every number is finite and not minus zero', () => {
    const faults = (value: unknown, path = ''): string[] => {
      if (value instanceof Decimal)
        return !value.isFinite() || (value.isZero() && value.isNegative()) ? [`${path} is ${value.valueOf()}`] : []
      return typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, part]) => faults(part, `${path}.${name}`))
        : []
    }
    holds((asked) => expect([...faults(payOf(asked)), ...faults(resultOf(asked))]).toEqual([]))
  })

  it('Income Tax is never more than the pay it is charged on, and no charge is negative', () => {
    holds((asked) => {
      const pay = payOf(asked)
      expect(pay.incomeTax.tax.lte(pay.taxedPay)).toBe(true)
      expect(Object.values(CHARGES).every((charge) => charge(pay).gte(0))).toBe(true)
      expect(pay.incomeTax.taxableIncome.lte(pay.taxedPay)).toBe(true)
    })
  })

  it('take-home pay is the salary less Income Tax, National Insurance, loans and pension, and a month of it is a twelfth', () => {
    holds((asked) => {
      const pay = payOf(asked)
      const taken = Object.values(CHARGES).reduce((sum, charge) => sum.plus(charge(pay)), pay.pension)
      expect(pay.netIncome.plus(taken).eq(asked.salary)).toBe(true)
      expect(pay.monthlyNetIncome.times(12).minus(pay.netIncome).abs().lt('1e-40')).toBe(true)
      const whole = pay.effectiveRate.isZero() ? taken : pay.effectiveRate.times(asked.salary).dividedBy(100)
      expect(whole.minus(taken).abs().lt('1e-40')).toBe(true)
      if (taken.gt(0)) expect(pay.effectiveRate.gt(0)).toBe(true)
    })
  })
})
