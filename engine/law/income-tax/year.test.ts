import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { Amount } from '../../expression/amount.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { worth } from '../../tests/amounts.ts'
import { factsOf, profitsOf } from '../../tests/bill-facts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { incomeTaxOn } from './year.ts'

const incomeTax = (facts: Parameters<typeof factsOf>[0], profits: Parameters<typeof profitsOf>[0] = {}) =>
  incomeTaxOn(profitsOf(profits), factsOf(facts), ratesOf())
const isRefused = ({ isMarriageRefused }: ReturnType<typeof incomeTax>) => new ExactEvaluator({}).holds(isMarriageRefused)
const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')

describe('income before allowances (ITA 2007 ss.23 and 58)', () => {
  it('is every kind of income together, less losses of earlier years of the same business (ss.83 and 118)', () => {
    const income = { employmentIncome: 1, taxableBenefits: 20, pensionIncome: 300, statePension: 4000, savingsInterest: 50_000 }
    const { totalIncome, netIncome, tradingLossUsed, rentalLossUsed } = incomeTax(
      { ...income, dividendIncome: 100_000, tradingLosses: 250, rentalLosses: 90_000 },
      { trade: 600_000, rent: 7000 },
    )
    expect(told(totalIncome, tradingLossUsed, rentalLossUsed, netIncome)).toBe('761321 250 7000 754071')
    expect(told(incomeTax({ pensionIncome: 9000, tradingLosses: 501 }, { trade: 500 }).netIncome)).toBe('9000')
  })

  it('is adjusted by pension contributions and gifts with the tax on them: 800 given is 1,000, and never below nil', () => {
    const given = incomeTax({ employmentIncome: 50_000, reliefAtSourcePension: 4000, giftAid: 800 })
    expect(told(given.relieved, given.grossGift, given.adjustedNetIncome, given.limitsRaisedBy)).toBe('4000 1000 45000 5000')
    expect(told(incomeTax({ employmentIncome: 900, giftAid: 800 }).adjustedNetIncome)).toBe('0')
  })

  it('keeps the Personal Allowance up to £100,000 of it, and half a pound of it is rounded up (s.35)', () => {
    expect(told(incomeTax({ employmentIncome: 110_000, reliefAtSourcePension: 10_000 }).personalAllowance)).toBe('12570')
    expect(told(incomeTax({ employmentIncome: 110_001, reliefAtSourcePension: 10_000 }).personalAllowance)).toBe('12570')
    expect(told(incomeTax({ employmentIncome: 110_002, reliefAtSourcePension: 10_000 }).personalAllowance)).toBe('12569')
  })
})

describe('a pension contribution gets relief (FA 2004 ss.188 to 190)', () => {
  it.each<[string, Parameters<typeof factsOf>[0], Parameters<typeof profitsOf>[0], string]>([
    ['up to £3,600 without earnings', { pensionIncome: 50_000, dividendIncome: 9000 }, { rent: 30_000 }, '3600'],
    ['up to £3,600 of small earnings', { employmentIncome: 3600 }, {}, '3600'],
    ['up to pay', { employmentIncome: 3601 }, {}, '3601'],
    ['up to pay, benefits and a profit', { employmentIncome: 1000, taxableBenefits: 2000 }, { trade: 3000 }, '6000'],
    ['up to a profit before old losses', { tradingLosses: 5000 }, { trade: 5000 }, '5000'],
    ['in full below them', { employmentIncome: 50_000 }, {}, '10000'],
  ])('%s', (_, facts, profits, relieved) => {
    expect(told(incomeTax({ ...facts, reliefAtSourcePension: 10_000 }, profits).relieved)).toBe(relieved)
  })

  it('by moving the higher rate up: 60,000 with 5,000 paid in is taxed at 20% on 42,700 and at 40% on 4,730', () => {
    expect(told(incomeTax({ employmentIncome: 60_000, reliefAtSourcePension: 5000 }).incomeTax)).toBe('10432')
  })
})

describe('allowances (ITA 2007 s.25(2))', () => {
  it('go to other income, then to savings and then to dividends where it makes no difference', () => {
    const { taxed } = incomeTax({ pensionIncome: 12_000, savingsInterest: 300, dividendIncome: 400 })
    expect(told(taxed.other, taxed.savings, taxed.dividends)).toBe('0 0 130')
  })

  it('go to dividends before savings that the starting rate covers', () => {
    const { taxed, incomeTax: tax } = incomeTax({ pensionIncome: 10_000, savingsInterest: 2000, dividendIncome: 5000 })
    expect(told(taxed.other, taxed.savings, taxed.dividends)).toBe('0 2000 2430')
    // 1,930 × 8.75%.
    expect(told(tax)).toBe('168.875')
  })

  it('move to dividends where that puts the nil rate at the higher rate: 270 of 12,570, until pay fills the basic rate band', () => {
    const { taxed, usedOnLowest, mostForLowest, taxOnOtherIncome, taxOnDividends } = incomeTax({
      employmentIncome: 50_000,
      dividendIncome: 1000,
    })
    expect(told(mostForLowest, usedOnLowest)).toBe('12570 12300')
    expect(told(taxed.other, taxed.dividends)).toBe('37700 730')
    // 37,700 × 20%; 230 × 33.75%.
    expect(told(taxOnOtherIncome, taxOnDividends)).toBe('7540 77.625')
  })

  it('of a blind person are 3,070 more, whatever the income (s.38)', () => {
    // 17,430 less 3,070 at 20%; 40% on 130,000 less 3,070 above 37,700, and 45% above 125,140.
    expect(told(incomeTax({ employmentIncome: 30_000, blindPersonsAllowance: true }).incomeTax)).toBe('2872')
    const { personalAllowance, incomeTax: tax } = incomeTax({ employmentIncome: 130_000, blindPersonsAllowance: true })
    expect(told(personalAllowance, tax)).toBe('0 43321.5')
  })
})

describe('the relief for mortgage interest is the basic rate on the lowest of three amounts (ITTOIA 2005 ss.274A and 274AA)', () => {
  it.each<[string, Parameters<typeof factsOf>[0], Parameters<typeof profitsOf>[0], string]>([
    ['the interest', { employmentIncome: 40_000 }, { rent: 17_000, financeCosts: 5000 }, '5000 0 1000'],
    ['the profit', { employmentIncome: 40_000 }, { rent: 4000, financeCosts: 5000 }, '4000 1000 800'],
    ['the profit after old losses', { employmentIncome: 40_000, rentalLosses: 1500 }, { rent: 4000, financeCosts: 5000 }, '2500 2500 500'],
    ['income above the allowance', { employmentIncome: 5000 }, { rent: 10_000, financeCosts: 5000 }, '2430 2570 486'],
    [
      'income above both allowances',
      { employmentIncome: 8000, blindPersonsAllowance: true },
      { rent: 8000, financeCosts: 5000 },
      '360 4640 72',
    ],
    [
      'none of it savings or dividends',
      { savingsInterest: 20_000, dividendIncome: 9000 },
      { rent: 13_000, financeCosts: 5000 },
      '430 4570 86',
    ],
    ['nothing below the allowance', {}, { rent: 12_570, financeCosts: 5000 }, '0 5000 0'],
  ])('%s', (_, facts, profits, expected) => {
    const { finance } = incomeTax(facts, profits)
    expect(told(finance.relieved, finance.unused, finance.reduction)).toBe(expected)
  })
})

describe('Marriage Allowance (ITA 2007 ss.55A to 55C)', () => {
  it('received takes 252 off the tax, and never more than there is', () => {
    // 17,430 × 20% is 3,486; 1,000 × 20% is 200.
    const [more, less] = [30_000, 13_570].map((pensionIncome) => incomeTax({ pensionIncome, marriageAllowance: 'received' }))
    expect([more, less].map((each) => each && told(each.reductions, each.incomeTax))).toEqual(['252 3234', '200 0'])
  })

  it('received comes to no more than the tax together with the relief for interest', () => {
    // 2,430 × 20% is 486: 486 and 252.
    const { reductions, incomeTax: tax } = incomeTax({ marriageAllowance: 'received' }, { rent: 15_000, financeCosts: 5000 })
    expect(told(reductions, tax)).toBe('486 0')
  })

  it.each<[Region, number, string, string]>([
    ['england', 50_270, '252', 'at the basic rate limit'],
    ['england', 50_271, '0', 'a pound above it'],
    ['scotland', 43_662, '252', 'at the end of the intermediate band'],
    ['scotland', 43_663, '0', 'a pound above it'],
  ])('received in %s by somebody with £%s takes off %s: %s', (region, employmentIncome, off) => {
    const taxed = incomeTax({ employmentIncome, region, marriageAllowance: 'received' })
    expect([told(taxed.reductions), isRefused(taxed)]).toEqual([off, off === '0'])
  })

  it.each<[Region, number, string, string]>([
    ['england', 49_010, '11310', 'at the basic rate limit with what is left of the allowance'],
    ['england', 49_011, '12570', 'a pound above it'],
    ['scotland', 42_402, '11310', 'at the end of the intermediate band'],
    ['scotland', 42_403, '12570', 'a pound above it'],
  ])('given in %s by somebody with £%s leaves an allowance of £%s: %s', (region, employmentIncome, left) => {
    const taxed = incomeTax({ employmentIncome, region, marriageAllowance: 'given' })
    expect([told(taxed.personalAllowance), isRefused(taxed)]).toEqual([left, left === '12570'])
  })

  it('given does not touch the Blind Person’s Allowance: 20% of 30,000 less 11,310 and 3,070', () => {
    const given = incomeTax({ pensionIncome: 30_000, marriageAllowance: 'given', blindPersonsAllowance: true })
    expect(told(given.incomeTax)).toBe('3124')
  })

  it('given costs the basic rate on as much of it as is then taxed: nothing, 100 × 20% and 1,260 × 20%', () => {
    const costs = [11_310, 11_410, 30_000].map((pensionIncome) => incomeTax({ pensionIncome, marriageAllowance: 'given' }).costOfGift)
    expect(told(...costs)).toBe('0 20 252')
    expect(told(incomeTax({ pensionIncome: 60_000, marriageAllowance: 'given' }).costOfGift)).toBe('0')
  })

  it('is kept by covering all dividends, so that only savings at the nil rate are above the limit', () => {
    // 38,050 is taxed. With 50 of the allowance on the dividends, pay is 37,650 at 20%, which is 7,530, and 400 of savings are at nil.
    const facts = { employmentIncome: 50_170, savingsInterest: 400, dividendIncome: 50, marriageAllowance: 'received' } as const
    const { taxed, reductions, incomeTax: tax } = incomeTax(facts)
    expect(told(taxed.other, taxed.savings, taxed.dividends, reductions, tax)).toBe('37650 400 0 252 7278')
    expect(told(incomeTax({ ...facts, marriageAllowance: 'none' }).incomeTax)).toBe('7520')
  })

  it('that nobody asked for is not refused', () => {
    expect(isRefused(incomeTax({ employmentIncome: 60_000 }))).toBe(false)
  })
})

it('tax is that on each kind less the reductions: 3,486 and 200 and 87.50, less 252', () => {
  // 17,430 × 20%, 1,000 of 2,000 × 20%, 1,000 of 1,500 × 8.75%.
  const {
    taxOnOtherIncome,
    taxOnSavings,
    taxOnDividends,
    reductions,
    incomeTax: tax,
  } = incomeTax({
    employmentIncome: 30_000,
    savingsInterest: 2000,
    dividendIncome: 1500,
    marriageAllowance: 'received',
  })
  expect(told(taxOnOtherIncome, taxOnSavings, taxOnDividends, reductions, tax)).toBe('3486 200 87.5 252 3521.5')
})
