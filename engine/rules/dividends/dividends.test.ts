import { describe, expect, it } from 'vitest'
import { Decimal, ZERO } from '../../money/decimal.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { savedByAllowanceAgainstDividends } from './allowance-against-dividends.ts'
import { dividendBands, dividendSlices } from './bands.ts'
import { taxWithDividends } from './tax-with-dividends.ts'

const rates = ratesOf()
const taxed = (otherIncome: string, dividendIncome: string, region: 'england' | 'scotland' = 'england') =>
  taxWithDividends({ otherIncome: new Decimal(otherIncome), dividendIncome: new Decimal(dividendIncome), region }, rates)
const NIL = 'dividends.allowance'

describe('the bands of dividends (ITA 2007 ss.8, 13 and 13A)', () => {
  const ORDINARY = 'ordinary 8.75% to 37700: dividends.ordinaryRate, incomeTax.basicRateLimit'
  const UPPER = 'upper 33.75% to 125140: dividends.upperRate, incomeTax.higherRateLimit'
  const ADDITIONAL = 'additional 39.35%: dividends.additionalRate'

  it.each([
    ['0', [`dividend nil 0% to 500: ${NIL}`, ORDINARY, UPPER, ADDITIONAL]],
    ['37199.99', [`dividend nil 0% to 37699.99: ${NIL}`, ORDINARY, UPPER, ADDITIONAL]],
    ['37200', [`dividend nil 0% to 37700: ${NIL}`, UPPER, ADDITIONAL]],
    ['124640', [`dividend nil 0% to 125140: ${NIL}`, ADDITIONAL]],
  ])('on top of £%s are those that the nil rate leaves', (below, told) => {
    expect(bandsTold(dividendBands(new Decimal(below), rates))).toEqual(told)
  })

  it('take the dividends alone, and nothing of the income below', () => {
    const slices = dividendSlices(new Decimal(37000), new Decimal(1000), rates)
    // £500 at nothing, £200 to the end of the basic rate band, £300 above it.
    expect(slices.map(({ from, amount, charge }) => `${from.toFixed()} ${amount.toFixed()} ${charge.toFixed()}`)).toEqual([
      '37000 500 0',
      '37500 200 17.5',
      '37700 300 101.25',
      '125140 0 0',
    ])
    expect(dividendSlices(ZERO, ZERO, rates).map(({ amount }) => amount.toFixed())).toEqual(['0', '0', '0', '0'])
  })
})

describe('the tax on dividends on top of other income', () => {
  it.each([
    ['0', '12570', '0 0', 'all within the allowance'],
    ['0', '13070', '500 0', 'and the nil rate'],
    ['0', '13071', '501 0.0875', 'and a pound × 8.75%'],
    ['10000', '5000', '2430 168.875', 'the £2,570 of allowance that is left, then 500 at nothing and 1,930 × 8.75%'],
    ['40000', '20000', '20000 4138.75', '9,770 × 8.75% + 9,730 × 33.75%'],
    ['95000', '20000', '20000 6581.25', '19,500 × 33.75%'],
    ['130000', '10500', '10500 3935', '10,000 × 39.35%'],
  ])('is, for £%s and £%s, taxable dividends and tax of %s: %s', (other, dividends, expected) => {
    const { taxableDividends, dividendTax } = taxed(other, dividends)
    expect(`${taxableDividends.toFixed()} ${dividendTax.toFixed()}`).toBe(expected)
  })

  it('leaves the other income the allowance that both together leave: 12,570 − (115,000 − 100,000) ÷ 2 (ITA 2007 s.35)', () => {
    const { totalIncome, incomeTax, unusedAllowance } = taxed('95000', '20000')
    expect([totalIncome, incomeTax.allowance.allowance, unusedAllowance].map((amount) => amount.toFixed())).toEqual(['115000', '5070', '0'])
  })
})

describe('the Personal Allowance against dividends (ITA 2007 s.25(2))', () => {
  it.each([
    ['40000', '20000', '0', 'a pound of it would cost 20% and save 8.75%'],
    ['95000', '20000', '0', '40% and 33.75%'],
    ['0', '20000', '0', 'there is nothing to move'],
    ['50170', '20000', '13.75', 'a nil rate that all falls at 33.75% saves 25%, and other income at 20% costs 11.25%, of £100'],
    // The nil rate lies wholly in the ordinary band at £49,770 of income and £37,200 of it taxable: moving £500 saves 125 and costs 56.25.
    ['49770', '20000', '68.75', '500 × 25% − 500 × 11.25%'],
    ['50270', '20000', '0', 'the nil rate is at 33.75% as it is'],
  ])('saves on £%s and £%s: £%s (%s)', (other, dividends, saved) => {
    expect(savedByAllowanceAgainstDividends(taxed(other, dividends), rates).toFixed()).toBe(saved)
  })
})
