import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { type Amount, zero } from '../../expression/amount.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { type Kinds, paysNoHigherRate, savingsAllowance, type TaxableKinds, taxByKind, ukLimits, untaxedSavingsUpTo } from './kinds.ts'

const rates = ratesOf()
type Three = readonly [other: number, savings: number, dividends: number]

/** What is left of three kinds of income after the allowances, and the kinds that they are part of. */
function taxedOf([other, savings, dividends]: Three, region: Region = 'england', raisedBy = 0): { taxed: TaxableKinds; kinds: Kinds } {
  const taxed = { other: pounds(other), savings: pounds(savings), dividends: pounds(dividends) }
  const [taxable, limitsRaisedBy] = [taxed.other.plus(taxed.savings, taxed.dividends), pounds(raisedBy)]
  const ofSavings = savingsOf(taxed.savings, savingsAllowance(taxable, limitsRaisedBy, rates))
  return { taxed, kinds: { ...taxed, savings: ofSavings, taxable, limitsRaisedBy, region } }
}
const savingsOf = (income: Amount, allowance: Amount) => ({
  income,
  allowance,
  startingRateBand: rates.allowances.savings.startingRateBand,
})
const taxOn = (three: Three, region?: Region, raisedBy?: number) => {
  const { taxed, kinds } = taxedOf(three, region, raisedBy)
  const { onOther, onSavings, onDividends, total } = taxByKind(taxed, kinds, rates)
  expect(worth(total).toFixed()).toBe(worth(onOther.plus(onSavings, onDividends)).toFixed())
  return [onOther, onSavings, onDividends].map((tax) => worth(tax).toFixed()).join(' ')
}

it('gifts and pension contributions raise both UK limits (ITA 2007 s.414(2); FA 2004 s.192(4))', () => {
  const { basic, higher } = ukLimits(pounds(4000), rates)
  expect([basic, higher].map((limit) => worth(limit).toFixed())).toEqual(['41700', '129140'])
})

describe('the savings allowance (ITA 2007 s.12B)', () => {
  it.each<[number, number, string, string]>([
    [0, 0, '1000', 'no income'],
    [37_700, 0, '1000', 'all of the basic rate band'],
    [37_700.01, 0, '500', 'a penny of higher rate income'],
    [38_700, 1000, '1000', 'a limit raised by 1,000'],
    [125_140, 0, '500', 'all of the higher rate band'],
    [125_140.01, 0, '0', 'a penny of additional rate income'],
    [126_140, 1000, '500', 'a limit raised by 1,000'],
  ])('with £%s taxed and limits raised by £%s is £%s: %s', (taxable, raisedBy, expected) => {
    expect(worth(savingsAllowance(pounds(taxable), pounds(raisedBy), rates)).toFixed()).toBe(expected)
  })

  it.each([
    ['0', '6000', 'the starting rate band and the allowance'],
    ['5000', '6000', 'the allowance'],
    ['5001', '6001', 'the allowance on top of it'],
  ])('on top of £%s leaves savings untaxed up to £%s: %s (ss.12 and 12A)', (other, expected) => {
    expect(worth(untaxedSavingsUpTo(pounds(other), savingsOf(zero, pounds(1000)))).toFixed()).toBe(expected)
  })
})

describe('the tax on each kind of income (ITA 2007 ss.10 to 13A and 16)', () => {
  it.each<[Three, string, string]>([
    [[0, 0, 0], '0 0 0', 'nothing'],
    [[0, 6000, 0], '0 0 0', 'the starting rate for savings on 5,000, and 1,000 at nil'],
    [[0, 6001, 0], '0 0.2 0', 'and a pound × 20%'],
    [[4000, 3000, 1500], '800 200 87.5', '4,000 × 20%; 1,000 × 20% above 6,000; 1,000 × 8.75% above 7,500'],
    [[5000, 1001, 500], '1000 0.2 0', 'no starting rate; a pound × 20%; the dividend nil rate'],
    // 500 at nil up to 36,500, 1,200 × 20% to 37,700 and 300 × 40%; 500 at nil, 500 × 33.75%.
    [[36_000, 2000, 1000], '7200 360 168.75', 'savings across the basic rate limit'],
    // 500 at nil up to 37,500, 200 × 8.75% to 37,700 and 300 × 33.75%.
    [[37_000, 0, 1000], '7400 0 118.75', 'dividends across the basic rate limit'],
    // 7,540 and 87,440 × 40%, less 4,000 at 40%; then 4,000 × 40% and 1,000 × 45%; 500 at nil, 500 × 39.35%.
    [[121_140, 5000, 1000], '40916 2050 196.75', 'all three across the higher rate limit'],
  ])('%j is £%s: %s', (three, expected) => {
    expect(taxOn(three)).toBe(expected)
  })

  it('is by the Scottish bands on other income, and by the UK’s on savings and dividends (ss.11A and 16)', () => {
    // 2,306 × 19%, 11,685 × 20%, 17,101 × 21% and 4,908 × 42%; 500 at nil, 1,200 × 20% and 300 × 40%; 500 × 33.75%.
    expect(taxOn([36_000, 2000, 1000], 'scotland')).toBe('8427.71 360 168.75')
  })

  it('has its limits raised, but for that of the Scottish starter rate', () => {
    // 41,700 × 20% and 1,000 × 40%.
    expect(taxOn([42_700, 0, 0], 'england', 4000)).toBe('8740 0 0')
    // 438.14 on 2,306, 15,685 × 20% to 17,991 and 1,000 × 21%.
    expect(taxOn([18_991, 0, 0], 'scotland', 4000)).toBe('3785.14 0 0')
    // 500 at nil and 500 × 20% up to 41,700; 500 of dividends at nil, and a pound × 33.75%.
    expect(taxOn([40_700, 1000, 501], 'england', 4000)).toBe('8140 100 0.3375')
  })
})

describe('whether somebody pays no rate above the basic rate (ITA 2007 ss.55B(2) and 55C(1))', () => {
  it.each<[Three, boolean, string, Region?]>([
    [[37_700, 0, 0], true, 'at the basic rate limit'],
    [[37_700.01, 0, 0], false, 'a penny above it'],
    [[31_092, 0, 0], true, 'at the end of the intermediate band', 'scotland'],
    [[31_092.01, 0, 0], false, 'a penny above it', 'scotland'],
    [[31_092, 6608, 0], true, 'and savings up to the UK limit', 'scotland'],
    [[37_650, 500, 0], true, 'savings at the nil rate above the limit'],
    [[37_650, 500.01, 0], false, 'a penny of savings above the nil rate'],
    [[37_650, 500, 0.01], false, 'a penny of dividends above the limit, although at the dividend nil rate'],
    [[37_000, 0, 700], true, 'dividends up to the limit'],
    [[37_000, 0, 700.01], false, 'a penny of dividends above the limit'],
    [[0, 0, 0], true, 'no income'],
  ])('%j: %s, %s', (three, expected, _, region) => {
    const { taxed, kinds } = taxedOf(three, region)
    expect(new ExactEvaluator({}).holds(paysNoHigherRate(taxed, kinds, rates))).toBe(expected)
  })
})
