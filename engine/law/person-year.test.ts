import { describe, expect, it } from 'vitest'
import { type Amount, zero } from '../expression/amount.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { worth } from '../tests/amounts.ts'
import { factsOf, profitsOf } from '../tests/bill-facts.ts'
import { ratesOf } from '../tests/rates.ts'
import { billOn } from './person-year.ts'

type Facts = Parameters<typeof factsOf>[0]
type Profits = Parameters<typeof profitsOf>[0]

const bill = (facts: Facts, profits: Profits = {}, taxYear?: TaxYear) =>
  billOn(profitsOf(profits), factsOf(facts, taxYear), ratesOf('statute', taxYear))
const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')

describe('the Child Benefit charge (ITEPA 2003 ss.681B and 681C)', () => {
  it.each<[string, Facts, string]>([
    ['a penny below the first £200 above £60,000', { employmentIncome: 60_199.99 }, '0'],
    ['at it: 1% of 1,331, rounded down', { employmentIncome: 60_200 }, '13'],
    ['a penny below £80,000: 99%', { employmentIncome: 79_999.99 }, '1317'],
    ['at it', { employmentIncome: 80_000 }, '1331'],
    ['at £64,200 with £4,000 paid into a pension', { employmentIncome: 64_200, reliefAtSourcePension: 4000 }, '13'],
    ['at £61,200 with £800 of Gift Aid, which is 1,000', { employmentIncome: 61_200, giftAid: 800 }, '13'],
    ['at £64,200 with £4,000 of old losses', { employmentIncome: 4200, tradingLosses: 4000 }, '13'],
  ])('on 1,331.20 of benefit %s', (_, facts, charge) => {
    const trade = facts.tradingLosses === undefined ? 0 : 60_000
    expect(told(bill({ ...facts, childBenefit: 1331.2 }, { trade }).childBenefitCharge)).toBe(charge)
  })
})

describe('the Gift Aid charge is the basic rate on the gift above the tax (ITA 2007 ss.423 and 424)', () => {
  // 800 given is 1,000, and 20% of that is 200.
  it.each<[string, Facts, string]>([
    ['no tax', { pensionIncome: 12_570 }, '200'],
    ['tax of 100', { pensionIncome: 13_070 }, '100'],
    ['tax of 200', { pensionIncome: 13_570 }, '0'],
    ['no tax left after Marriage Allowance', { pensionIncome: 13_570, marriageAllowance: 'received' }, '200'],
    ['Capital Gains Tax of 18% on 500', { pensionIncome: 12_570, otherGains: 3500 }, '110'],
  ])('with %s', (_, facts, charge) => {
    expect(told(bill({ ...facts, giftAid: 800 }).giftAidCharge)).toBe(charge)
  })
})

describe('National Insurance on a trade', () => {
  it.each<[string, Facts, number, string, TaxYear?]>([
    ['Class 4 on 27,430 × 6% (SSCBA 1992 s.15)', {}, 40_000, '0 1645.8'],
    ['less losses of earlier years: 22,430 × 6%', { tradingLosses: 5000 }, 40_000, '0 1345.8'],
    ['none above State Pension age', { isOverStatePensionAge: true }, 40_000, '0 0'],
    ['within the maximum beside a salary: 867.60 + 12,970 × 2% (SI 2001/1004 reg.100)', { employmentIncome: 30_000 }, 40_000, '0 1127'],
    ['not within it beside benefits, which bear no Class 1', { taxableBenefits: 30_000 }, 40_000, '0 1645.8'],
    ['no Class 2 at the threshold', {}, 12_570, '0 0', '2023-24'],
    ['52 × 3.45 of Class 2 a pound above it, and a pound × 9% (s.11)', {}, 12_571, '179.4 0.09', '2023-24'],
    ['no Class 2 on a profit that old losses take down to it', { tradingLosses: 1 }, 12_571, '0 0', '2023-24'],
    ['no Class 2 above State Pension age either', { isOverStatePensionAge: true }, 40_000, '0 0', '2023-24'],
    // 53 × (967 − 242) × 11.5% − 4,335.50; 17,430 × 2%.
    ['both within their maxima (regs.21 and 100)', { employmentIncome: 60_000 }, 30_000, '83.375 348.6', '2023-24'],
    // 37,700 × 9% + 53 × 3.45 − 179.40 − 17,418 × 11.5% leaves 1,393.38 for 15,482 at 9%; 11,948 × 2%.
    ['Class 4 within a maximum that Class 2 uses up, too (reg.100)', { employmentIncome: 29_988 }, 40_000, '179.4 1632.34', '2023-24'],
    // 53 × (967 − 229) × 12.73% − 4,887.315 by month at the main rate + 0.0811 less than 2.73% above; (40,000 − 11,908) × 2.73%.
    ['both within their maxima, with Class 1 by month', { employmentIncome: 60_000 }, 40_000, '91.9783 766.9116', '2022-23'],
  ])('%s', (_, facts, trade, expected, taxYear) => {
    const { class2, class4 } = bill(facts, { trade }, taxYear)
    expect(told(class2, class4)).toBe(expected)
  })
})

describe('student loans (SI 2009/470 reg.29)', () => {
  const due = (facts: Facts, profits?: Profits, taxYear?: TaxYear) => {
    const { studentLoan = zero, postgraduateLoan = zero } = bill(facts, profits, taxYear)
    return told(studentLoan, postgraduateLoan)
  }

  // 9% above 24,990.
  it.each<[string, Facts, Profits, string]>([
    ['a profit: 15,010', {}, { trade: 40_000 }, '1350.9'],
    ['pay and a profit: 5,010', { employmentIncome: 10_000 }, { trade: 20_000 }, '450.9'],
    ['a profit before old losses', { tradingLosses: 20_000 }, { trade: 30_000 }, '450.9'],
    ['pay without benefits', { employmentIncome: 30_000, taxableBenefits: 9000 }, {}, '450.9'],
    ['pay without savings of 2,000', { employmentIncome: 30_000, savingsInterest: 2000 }, {}, '450.9'],
    ['pay with savings of 2,000.01: 7,010.01', { employmentIncome: 30_000, savingsInterest: 2000.01 }, {}, '630.9009'],
    [
      'pay with five kinds of unearned income that are more than 2,000 together',
      { employmentIncome: 30_000, savingsInterest: 400, dividendIncome: 400, pensionIncome: 400, statePension: 400 },
      { rent: 400.01 },
      '630.9009',
    ],
    ['rent before old losses: 7,010.01', { employmentIncome: 30_000, rentalLosses: 2000 }, { rent: 2000.01 }, '630.9009'],
    ['pay less a pension contribution: 10', { employmentIncome: 30_000, reliefAtSourcePension: 5000 }, {}, '0.9'],
    ['a pension less a contribution, up to 3,600 of it: 1,410', { pensionIncome: 30_000, reliefAtSourcePension: 5000 }, {}, '126.9'],
    ['pay less what was deducted: 450.90 − 400', { employmentIncome: 30_000, studentLoanDeducted: 400 }, {}, '50.9'],
    ['nothing where more was deducted', { employmentIncome: 30_000, studentLoanDeducted: 451 }, {}, '0'],
    ['nothing at the threshold', { employmentIncome: 24_990 }, {}, '0'],
  ])('on plan 1 are repaid on %s', (_, facts, profits, expected) => {
    expect(due({ ...facts, plan: 'plan1' }, profits)).toBe(`${expected} 0`)
  })

  it('of a postgraduate come to 6% above 21,000, and what was deducted comes off a numbered plan first', () => {
    const pay = { employmentIncome: 30_000, hasPostgraduateLoan: true }
    expect(due(pay)).toBe('0 540')
    expect(due({ ...pay, studentLoanDeducted: 100 })).toBe('0 440')
    expect(due({ ...pay, plan: 'plan1', studentLoanDeducted: 400 })).toBe('50.9 540')
    // 500 − 450.90 is 49.10.
    expect(due({ ...pay, plan: 'plan1', studentLoanDeducted: 500 })).toBe('0 490.9')
    expect(due({ ...pay, plan: 'plan1', studentLoanDeducted: 991 })).toBe('0 0')
  })

  it('on plan 5 are repaid from April 2026: 9% above 25,000', () => {
    expect(due({ employmentIncome: 40_000, plan: 'plan5' }, {}, '2025-26')).toBe('0 0')
    expect(due({ employmentIncome: 40_000, plan: 'plan5' }, {}, '2026-27')).toBe('1350 0')
  })

  it('are not there for somebody without one', () => {
    const { repayments, studentLoan, postgraduateLoan } = bill({ employmentIncome: 60_000 }) as Partial<ReturnType<typeof bill>>
    expect([repayments, studentLoan, postgraduateLoan]).toEqual([[], undefined, undefined])
  })
})

describe('Capital Gains Tax (TCGA 1992 ss.1H to 1K)', () => {
  it.each<[string, Facts, string, TaxYear?]>([
    ['the basic rate band that income leaves: 1,000 × 18%', { employmentIncome: 49_270, otherGains: 4000 }, '180'],
    ['none left: 1,000 × 24%', { employmentIncome: 50_270, otherGains: 4000 }, '240'],
    ['a band raised by a gift', { employmentIncome: 50_270, giftAid: 800, otherGains: 4000 }, '180'],
    ['a band raised by a pension contribution', { employmentIncome: 50_270, reliefAtSourcePension: 1000, otherGains: 4000 }, '180'],
    ['savings and dividends fill the band too', { savingsInterest: 25_000, dividendIncome: 25_270, otherGains: 4000 }, '240'],
    ['the UK band in Scotland', { employmentIncome: 49_270, region: 'scotland', otherGains: 4000 }, '180'],
    ['before the Budget: 1,000 × 20%', { employmentIncome: 50_270, otherGainsBeforeBudget: 4000 }, '200'],
    ['a home: 1,000 × 24%', { employmentIncome: 50_270, residentialGains: 4000 }, '240'],
    ['a home: 4,000 × 28%', { employmentIncome: 50_270, residentialGains: 10_000 }, '1120', '2023-24'],
    ['shares: 4,000 × 20%', { employmentIncome: 50_270, otherGains: 10_000 }, '800', '2023-24'],
  ])('%s', (_, facts, tax, taxYear) => {
    expect(told(bill(facts, {}, taxYear).capitalGainsTax)).toBe(tax)
  })
})

describe('the total', () => {
  it('is the sum of all: 5,486 + 1,645.80 + 1,350.90 + 360', () => {
    const { totalDue, incomeTaxAndClass4 } = bill({ plan: 'plan1', otherGains: 5000 }, { trade: 40_000 })
    expect(told(totalDue, incomeTaxAndClass4)).toBe('8842.7 7131.8')
  })

  it('has the charges of step 7 in it, which count for payments on account as well (ITA 2007 s.30; TMA 1970 s.59A(1))', () => {
    const gift = bill({ giftAid: 800 })
    expect(told(gift.totalDue, gift.incomeTaxAndClass4)).toBe('200 200')
    // 60,200 − 12,570 is 47,630: 37,700 × 20% + 9,930 × 40%, and 13.
    const { totalDue, incomeTaxAndClass4 } = bill({ pensionIncome: 60_200, childBenefit: 1331.2 })
    expect(told(totalDue, incomeTaxAndClass4)).toBe('11525 11525')
  })

  it('has Class 2 and both loans in it, which do not count', () => {
    // 2023/24: 430 × 20% is 86, 430 × 9% is 38.70, and Class 2 is 179.40.
    const { totalDue, incomeTaxAndClass4 } = bill({}, { trade: 13_000 }, '2023-24')
    expect(told(totalDue, incomeTaxAndClass4)).toBe('304.1 124.7')
    // 17,430 × 20% is 3,486; 450.90 and 540.
    const loans = bill({ employmentIncome: 30_000, plan: 'plan1', hasPostgraduateLoan: true })
    expect(told(loans.totalDue, loans.incomeTaxAndClass4)).toBe('4476.9 3486')
  })
})
