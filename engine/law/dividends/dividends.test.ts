import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { byBands } from '../../expression/amount.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { figuresOf } from '../../result/step.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { workingOf } from '../../tests/working-of.ts'
import { dividendBands } from './bands.ts'
import { type TaxWithDividends, taxWithDividends } from './tax-with-dividends.ts'

const rates = ratesOf()
const taxed = (other: string, dividends: string, region: 'england' | 'scotland' = 'england', ruleSet: RuleSet = 'statute') => {
  const [otherIncome, dividendIncome] = [pounds(other), pounds(dividends)]
  return taxWithDividends({ otherIncome, dividendIncome, totalIncome: otherIncome.plus(dividendIncome), region }, ratesOf(ruleSet))
}
/** The bands that dividends fall in on top of other taxable income, with the dividends in each. */
const slicesOf = (below: string, dividends: string) =>
  new ExactEvaluator({}).slicesOf(byBands(pounds(dividends), dividendBands(pounds(below), rates), 'Dividend tax by band', pounds(below)))
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
  ])('on top of £%s are what the nil rate band leaves', (below, expected) => {
    expect(bandsTold(slicesOf(below, '0').map(({ band }) => band))).toEqual(expected)
  })

  it('have limits that gifts and pension contributions raise (s.414(2); FA 2004 s.192(4))', () => {
    // £500 at nothing, £3,500 up to 37,700 + 4,000, and £1,000 above that.
    const charged = byBands(pounds('5000'), dividendBands(pounds('37700'), rates, pounds('4000')), 'Dividend tax by band', pounds('37700'))
    expect(bandsTold(new ExactEvaluator({}).slicesOf(charged).map(({ band }) => band))).toEqual([
      `dividend nil 0% to 38200: ${NIL}`,
      ORDINARY.replace('37700', '41700'),
      UPPER.replace('125140', '129140'),
      ADDITIONAL,
    ])
    // 3,500 × 8.75% + 1,000 × 33.75%.
    expect(worth(charged).toFixed()).toBe('643.75')
  })

  it('contain only the dividends, and none of the income below them', () => {
    // £500 at nothing, £200 to the end of the basic rate band, £300 above it.
    expect(
      slicesOf('37000', '1000').map(({ from, amount, charge }) => `${from.toFixed()} ${amount.toFixed()} ${charge.toFixed()}`),
    ).toEqual(['37000 500 0', '37500 200 17.5', '37700 300 101.25', '125140 0 0'])
    expect(slicesOf('0', '0').map(({ amount }) => amount.toFixed())).toEqual(['0', '0', '0', '0'])
  })
})

describe('the tax on dividends on top of other income', () => {
  it.each([
    ['0', '12570', '0 0', 'all within the allowance'],
    ['0', '13070', '500 0', 'and the nil rate'],
    ['0', '13071', '501 0.0875', 'and a pound × 8.75%'],
    ['10000', '5000', '2430 168.875', '£2,570 of allowance is left, then 500 at 0% and 1,930 × 8.75%'],
    ['40000', '20000', '20000 4138.75', '9,770 × 8.75% + 9,730 × 33.75%'],
    ['95000', '20000', '20000 6581.25', '19,500 × 33.75%'],
    ['130000', '10500', '10500 3935', '10,000 × 39.35%'],
  ])('for other income of £%s and dividends of £%s, taxable dividends and tax are %s: %s', (other, dividends, expected) => {
    const { taxableDividends, dividendTax } = taxed(other, dividends)
    expect(`${worth(taxableDividends).toFixed()} ${worth(dividendTax).toFixed()}`).toBe(expected)
  })

  it('tapers the allowance of the other income by both together: 12,570 − (115,000 − 100,000) ÷ 2 (ITA 2007 s.35)', () => {
    const { incomeTax, againstDividends } = taxed('95000', '20000')
    expect([incomeTax.adjustedNetIncome, incomeTax.allowance, againstDividends].map((amount) => worth(amount).toFixed())).toEqual([
      '115000',
      '5070',
      '0',
    ])
  })
})

/** How the allowance is shared; undefined where other income comes first. */
function told({ sharing, incomeTax, dividendTax, againstDividends }: TaxWithDividends) {
  if (!new ExactEvaluator({}).holds(sharing.isShared)) return undefined
  return [againstDividends, incomeTax.tax, dividendTax, sharing.saved].map((amount) => worth(amount).toFixed()).join(' ')
}

/** The figures that the share for dividends is worked out from: they say why it is not more. */
const figuresIn = (tax: TaxWithDividends) =>
  workingOf([tax.dividendTax], new ExactEvaluator({}))
    .steps.filter(({ key }) => key === 'allowanceAgainstDividends')
    .flatMap((step) => figuresOf(step).map(({ entry }) => entry))
    .join()

describe('the Personal Allowance, shared in the way that makes the total tax lowest (ITA 2007 s.25(2))', () => {
  it.each([
    ['40000', '20000', 'moving a pound would cost 20% and save 8.75%'],
    ['95000', '20000', 'it would cost 40% and save 33.75%'],
    ['0', '20000', 'there is nothing to move'],
    ['50270', '20000', 'the nil rate band is already in the 33.75% band'],
    ['50170', '500', 'the nil rate band covers all the dividends'],
    // 1,250 can be moved until other income is at 37,700. 500 save 33.75% and 750 save 8.75%, and each costs 20%: 68.75 less 84.375.
    ['49020', '20000', 'moving enough to start saving would cost more than it saves'],
  ])('is against other income first on £%s and £%s: %s', (other, dividends) => {
    expect(told(taxed(other, dividends))).toBeUndefined()
  })

  it.each([
    ['50170', '20000', 'incomeTax.basicRateLimit', '100 7540 6547.5 13.75', '100 × (33.75% − 20%)'],
    // At £49,770 of other income, £37,200 of it taxable, the nil rate band is wholly within the basic rate band.
    ['49770', '10000', 'incomeTax.basicRateLimit', '500 7540 3037.5 68.75', '500 × (33.75% − 20%)'],
    // 611 can be moved until then. 111 of them save 8.75% and cost 20%: a loss of 12.4875.
    ['49659', '10000', 'incomeTax.basicRateLimit', '611 7540 3000.0375 56.2625', '68.75 − 111 × 11.25%'],
    // 37,500 of other income is taxable, and 600 of dividends. The nil rate band leaves 100 of them at 33.75%.
    ['50070', '600', 'dividends.allowance', '100 7520 0 13.75', '100 × (33.75% − 20%)'],
    // An income of 124,740 leaves an allowance of 12,570 − 24,740 ÷ 2 = 200. The nil rate band starts at 37,300 of taxable income, and at
    // 37,500 once the whole allowance is moved.
    ['37500', '87240', '', '200 7500 29207.25 27.5', '200 × (33.75% − 20%)'],
  ])('of £%s and £%s, up to a limit of “%s”: %s (%s)', (other, dividends, limit, expected) => {
    const tax = taxed(other, dividends)
    expect([figuresIn(tax), told(tax)]).toEqual([limit, expected])
  })

  it('is against other income first in Scotland, where taxable income near the limit is taxed at 42%', () => {
    expect(told(taxed('49770', '10000', 'scotland'))).toBeUndefined()
  })

  it('is against other income first under the specification', () => {
    expect(told(taxed('49770', '10000', 'england', 'constants'))).toBeUndefined()
    expect(told(taxed('49770', '10000', 'england', 'text'))).toBeUndefined()
  })
})
