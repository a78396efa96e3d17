import { number } from '../../expression/amount.ts'
import { asPercent, say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { endOfFinancialYear } from '../../law/corporation-tax/financial-year.ts'
import { Decimal, ONE_HUNDRED } from '../../money/decimal.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { lessToPay } from './effect.ts'

/** The largest payment to suggest, as a share of the profit. Few companies further from the limit would make one. */
const FURTHEST = new Decimal('0.2')

/**
 * A pension contribution by the company that brings its profit down to the lower limit, above which each pound is taxed at more than the main
 * rate. CTA 2010 ss.18B and 18D; FA 2004 s.196. Undefined where the profit is not close above that limit, where the director’s annual
 * allowance is too small (FA 2004 s.228), and once the period is over: a contribution is deducted when it is paid.
 */
export function smallProfits(situation: Situation): Advice | undefined {
  const { result, today } = situation
  const { lowerLimit, taxableProfit: profit } = amountsOf(result, 'corporation-tax')
  if (!lowerLimit || !profit) return undefined
  const ends = lastDayOf(situation)
  const limit = lowerLimit.floor()
  const paid = profit.minus(limit)
  const rates = ratesAt({ corporationTax, pensions }, result.taxYear, result.ruleSet)
  const most = Decimal.min(profit.times(FURTHEST), rates.pensions.annualAllowance.value)
  if (today > ends || profit.lessThanOrEqualTo(lowerLimit) || paid.greaterThan(most)) return undefined
  const changes = [{ field: 'taxableProfit', value: limit }]
  // What is paid in is not lost, so it does not count.
  const worth = lessToPay('corporationTax', situation, changes)
  const rate = asPercent(number(worth.dividedBy(paid).times(ONE_HUNDRED)))
  return {
    key: 'small-profits',
    worth,
    says: told(
      say`If the company pays ${pounds(paid)} into its director’s pension by ${dayInWords(ends)}, its profit is ${pounds(limit)} and it pays ${pounds(worth)} less Corporation Tax. That is ${rate} of what it pays in. The contribution must fit within what the director has left of the annual allowance. Buying something by that day that the company needs anyway lowers the tax of this period by as much, but it cannot be deducted again later.`,
    ),
    changes,
    link: told(say`See the result with a profit of ${pounds(limit)}`),
  }
}

/** The last day of an accounting period, by default that of the financial year that starts in the tax year. */
const lastDayOf = ({ inputs, result }: Situation): string =>
  typeof inputs['periodEnd'] === 'string' ? inputs['periodEnd'] : endOfFinancialYear(taxYears[result.taxYear].starts)
