import { type Amount, type CostedWay, cheapestOf, figure, when } from '../../expression/amount.ts'
import { all, type Condition, isAbove, isAtLeast } from '../../expression/condition.ts'
import { type Scope } from '../../expression/name.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { highestRateOn, limitsOf, rateOnNextPound } from '../income-tax/bands.ts'
import type { DividendRates } from '../rates.ts'
import { bandsAboveNilRate } from './bands.ts'
import { type IncomeWithDividends, type TaxOnBoth, taxOnBoth } from './tax-on-both.ts'

const LAW = 'ITA 2007 s.25(2)'

/**
 * The share of the Personal Allowance for dividends that makes the total tax for the year lowest: what other income leaves of the
 * allowance, unless a larger share lowers the tax. Of two shares with the same tax, it is the smaller. ITA 2007 s.25(2). Annual pounds.
 *
 * Each pound of allowance that moves to dividends makes a pound of other income taxable instead of a pound of dividends, and moves the
 * dividend nil rate band up by a pound. It costs the rate on that pound of other income, and saves the rate on the first pound of dividends
 * above the nil rate band. Moving more can therefore stop saving tax only where other income reaches the limit of a band, so that the cost
 * rises, or where the nil rate band covers all the dividends, so that nothing is left to save. Where the nil rate band reaches a limit,
 * moving more starts to save more.
 */
export function shareWithLeastTax(income: IncomeWithDividends, otherIncomeFirst: TaxOnBoth, rates: DividendRates, at: Scope): Amount {
  const { otherIncome, dividendIncome, region, words } = income
  const { againstDividends: left, totalTax } = otherIncomeFirst
  const { allowance } = otherIncomeFirst.incomeTax
  const share = (amount: Amount, because: Sentence): CostedWay => ({
    amount: amount
      .named(at('allowanceAgainstDividends'), 'Personal Allowance set against dividends', LAW)
      .means(words?.againstDividends?.means(because))
      .onMargin(words?.againstDividends?.onMargin ?? {}),
    cost: () => taxOnBoth(income, { allowance, againstDividends: amount, fromOtherIncome: amount }, rates, at).totalTax,
    where: all(isAbove(amount, left), isAtLeast(allowance, amount), isAtLeast(dividendIncome, amount)),
  })
  const ways = [
    share(allowance, say`it is all the allowance you have`),
    share(dividendIncome.less(figure(rates.dividends.allowance)), say`the dividend allowance covers the rest`),
    ...limitsOf(region, rates).map((limit) =>
      share(figure(limit).less(otherIncome.less(allowance)), say`using more would push your other income into a higher band`),
    ),
  ]
  return when(couldSave(dividendIncome, otherIncomeFirst, rates), cheapestOf(ways, { amount: left, cost: () => totalTax }), left)
}

/**
 * Whether it could save tax to set allowance against dividends before other income. ITA 2007 s.25(2). Rates rise from band to band, so it
 * cannot save anything unless some dividends are taxed at a higher rate than the next pound of other income would be.
 */
function couldSave(dividendIncome: Amount, { incomeTax, againstDividends }: TaxOnBoth, rates: DividendRates): Condition {
  const taxableDividends = dividendIncome.excessOver(againstDividends)
  const isAboveNilRate = isAbove(taxableDividends, figure(rates.dividends.allowance))
  const highestRate = highestRateOn(incomeTax.taxableIncome.plus(taxableDividends), bandsAboveNilRate(rates))
  return all(isAboveNilRate, isAbove(highestRate, rateOnNextPound(incomeTax.taxableIncome, incomeTax.bands)))
}
