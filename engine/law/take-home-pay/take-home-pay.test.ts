import { describe, expect, it } from 'vitest'
import type { Amount } from '../../expression/amount.ts'
import type { PensionMethod } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { TEST_YEAR } from '../../tests/test-year.ts'
import { payDays } from '../national-insurance/pay-days.ts'
import type { EmployeeFacts } from './employee.ts'
import { takeHomePay } from './take-home-pay.ts'

const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')

type Choices = Partial<Omit<EmployeeFacts, 'annualSalary' | 'pensionContribution'>>

/** Take-home pay in England, with a percentage of salary paid into a pension. */
const payOf = (salary: string, percent = '0', choices: Choices = {}, rates = ratesOf()) =>
  takeHomePay(
    {
      annualSalary: pounds(salary),
      pensionContribution: pounds(percent),
      pensionMethod: 'salary-sacrifice',
      region: 'england',
      loans: [],
      paid: { days: payDays(TEST_YEAR), on: ratesByDate('statute') },
      ...choices,
    },
    rates,
  )

describe('take-home pay (ITA 2007 s.23; SSCBA 1992 s.8)', () => {
  it.each([
    ['0', '0 0 0 0 0', 'nothing earned'],
    ['12570', '0 0 12570 1047.5 0', '12,570 ÷ 12'],
    ['30000', '3486 1394.4 25119.6 2093.3 16.268', '17,430 × 20% and × 8%; 4,880.40 ÷ 30,000'],
    ['60000', '11432 3210.6 45357.4 3779.783 24.404', '7,540 + 9,730 × 40%, and 3,016 + 9,730 × 2%; 14,642.60 ÷ 60,000'],
  ])('on £%s: tax, National Insurance, the year, the month and the effective rate are %s: %s', (salary, expected) => {
    const { incomeTax, nationalInsurance, netIncome, monthlyNetIncome, shares } = payOf(salary)
    const exact = told(incomeTax.tax, nationalInsurance, netIncome)
    const divided = [monthlyNetIncome, shares.effectiveRate].map((amount) => worth(amount).toDecimalPlaces(3).toFixed())
    expect([exact, ...divided].join(' ')).toBe(expected)
  })

  it('in Scotland on £60,000 is 60,000 − 13,228.31 − 3,210.60 = £43,561.09 (Scotland Act 1998 s.80C)', () => {
    // 2,306 × 19% + 11,685 × 20% + 17,101 × 21% + 16,338 × 42% = 438.14 + 2,337 + 3,591.21 + 6,861.96.
    const { incomeTax, netIncome } = payOf('60000', '0', { region: 'scotland' })
    expect(told(incomeTax.tax, netIncome)).toBe('13228.31 43561.09')
  })
})

/** Adjusted net income and the Personal Allowance for a salary of £110,000. */
const allowanceOn110000 = (percent: string, pensionMethod: PensionMethod) => {
  const { adjustedNetIncome, allowance } = payOf('110000', percent, { pensionMethod }).incomeTax
  return told(adjustedNetIncome, allowance)
}

describe('10% of £60,000 paid into a pension: the gross contribution, its cost, tax, National Insurance and what is left', () => {
  it.each<[PensionMethod, string, string]>([
    ['salary-sacrifice', '6000 6000 9032 3090.6 41877.4', 'both on 54,000: 7,540 + 3,730 × 40%, and 3,016 + 3,730 × 2% (ITEPA 2003 s.62)'],
    ['net-pay', '6000 6000 9032 3210.6 41757.4', 'tax on 54,000, and 3,016 + 9,730 × 2% on 60,000 (FA 2004 s.193)'],
    ['relief-at-source', '6000 4800 10232 3210.6 41757.4', '6,000 × 80%; 43,700 × 20% + 3,730 × 40% = 8,740 + 1,492 (FA 2004 s.192)'],
  ])('by %s are %s: %s', (pensionMethod, expected) => {
    const { pensionGross, pension, incomeTax, nationalInsurance, netIncome } = payOf('60000', '10', { pensionMethod })
    expect(told(pensionGross, pension, incomeTax.tax, nationalInsurance, netIncome)).toBe(expected)
  })

  it('brings adjusted net income of £110,000 down to 99,000 by any method, which restores the whole allowance (ITA 2007 ss.35 and 58)', () => {
    // Without it, 12,570 − 10,000 ÷ 2.
    expect(allowanceOn110000('0', 'relief-at-source')).toBe('110000 7570')
    for (const method of ['salary-sacrifice', 'net-pay', 'relief-at-source'] as const) {
      expect(allowanceOn110000('10', method)).toBe('99000 12570')
    }
  })

  it('leaves less than nothing of £60,000 paid in whole by net pay: National Insurance of 3,210.60 is still due (SSCBA 1992 s.8)', () => {
    expect(told(payOf('60000', '100', { pensionMethod: 'net-pay' }).netIncome)).toBe('-3210.6')
  })
})

describe('loans (SI 2009/470 reg.29; SI 2016/606)', () => {
  it.each<[PensionMethod, string, string]>([
    ['salary-sacrifice', '783.45 900 1683.45', 'on 36,000: 8,705 × 9% and 15,000 × 6%'],
    ['net-pay', '1143.45 1140 2283.45', 'on 40,000: 12,705 × 9% and 19,000 × 6%'],
    ['relief-at-source', '1143.45 1140 2283.45', 'on 40,000 too'],
  ])('of plan 2 and a postgraduate, with 10%% of £40,000 paid by %s, take %s: %s', (pensionMethod, expected) => {
    const { repayments, studentLoan } = payOf('40000', '10', { pensionMethod, loans: ['plan2', 'postgraduate'] })
    expect(told(...repayments.map(({ amount }) => amount), studentLoan)).toBe(expected)
  })

  it('come off what is left: 40,000 − 5,486 − 2,194.40 − 1,143.45 = £31,176.15 with plan 2', () => {
    // 27,430 × 20%, 27,430 × 8% and 12,705 × 9%.
    expect(told(payOf('40000', '0', { loans: ['plan2'] }).netIncome)).toBe('31176.15')
  })
})

describe('a contribution above the annual allowance (FA 2004 ss.227 and 228)', () => {
  it.each<[PensionMethod, string, string, string, string]>([
    ['salary-sacrifice', '50', '120000', '0 0', '60,000 is the whole allowance'],
    ['salary-sacrifice', '50', '120002', '1 0.4', '£1 × 40%, on top of 47,431'],
    ['net-pay', '50', '120002', '1 0.4', '£1 × 40%, on top of 47,431'],
    ['relief-at-source', '50', '120002', '1 0.4', '£1 × 40%, on top of 107,432: the higher rate ends at 125,140 + 60,001'],
    ['net-pay', '25', '280000', '20000 9000', '70,000 − (60,000 − 20,000 ÷ 2), × 45% on top of 210,000 (s.228ZA)'],
  ])('by %s of %s%% of £%s is above it by, and charged, %s: %s', (pensionMethod, percent, salary, expected) => {
    const { excess, charge } = payOf(salary, percent, { pensionMethod }).aboveAllowance
    expect(told(excess, charge)).toBe(expected)
  })

  it('is not a deduction from pay, and is not tested under constants', () => {
    const { netIncome, incomeTax, nationalInsurance, pension } = payOf('120002', '50')
    // 120,002 − 60,001 − (7,540 + 9,731 × 40%) − (3,016 + 9,731 × 2%).
    expect(told(netIncome)).toBe('45357.98')
    expect(told(netIncome.plus(incomeTax.tax, nationalInsurance, pension))).toBe('120002')
    expect(told(payOf('120002', '50', {}, ratesOf('constants')).aboveAllowance.charge)).toBe('0')
  })
})
