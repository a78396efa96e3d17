import { type Amount, when, zero } from '../../expression/amount.ts'
import { type Condition, isAbove, NEVER } from '../../expression/condition.ts'
import { PLAIN, type Scope, type ScopeWords, scopeOf } from '../../expression/name.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { allowancesElsewhere, type Until } from '../income-tax/allowances.ts'
import { personalAllowance } from '../income-tax/personal-allowance.ts'
import type { DividendRates } from '../rates.ts'
import { type IncomeWithDividends, type TaxOnBoth, taxOnBoth } from './tax-on-both.ts'

/** Tax for a year on non-savings income and on the dividends on top of it. Annual pounds, unrounded. */
export interface TaxWithDividends extends TaxOnBoth {
  /** How the allowance is shared. By the method that always puts other income first, it never is. */
  readonly sharing: AllowanceOnDividends
}

interface AllowanceOnDividends {
  /** Where dividends get more of the allowance than other income would leave. */
  readonly isShared: Condition
  /** How much more tax there would be with other income first. */
  readonly saved: Amount
}

/** Why dividends get no more of the allowance. */
const STOPS: Readonly<Record<Until, Sentence>> = {
  'used-up': say`it is all the allowance you have`,
  'nil-rate': say`the dividend allowance covers the rest`,
  band: say`using more would push your other income into a higher band`,
}

/** What the tax is called if other income used the allowance first. The working of the saving compares the two. */
const OTHER_INCOME_FIRST: ScopeWords = {
  key: (key: string) => `${key}OtherIncomeFirst`,
  words: '(for comparison)',
  afterTitle: ' if other income used the allowance first',
  isComparison: true,
}

/**
 * Tax for a year on non-savings income and on dividends, which are the top slice. By one method the Personal Allowance is shared in the way
 * that makes the total tax lowest (ITA 2007 s.25(2)); by the other it is set against other income first. ITA 2007 ss.16, 23, 25 and 35.
 * Annual pounds, unrounded.
 */
export function taxWithDividends(income: IncomeWithDividends, rates: DividendRates, at = PLAIN): TaxWithDividends {
  const { words } = income
  const saved = (amount: Amount) =>
    amount
      .named(at('savedByAllowanceAgainstDividends'), 'Tax saved by using some of the allowance on dividends', 'ITA 2007 s.25(2)')
      .means(words?.saved)
  const allowance = personalAllowance(income.totalIncome, rates, at)
  const left = allowance.excessOver(income.otherIncome)
  const otherIncomeFirst = (within: Scope) => {
    const againstDividends = left
      .named(within('unusedAllowance'), 'Personal Allowance left for dividends', 'ITA 2007 s.25')
      .means(words?.unusedAllowance)
    return taxOnBoth(income, { allowance, againstDividends }, rates, within)
  }
  const usual = otherIncomeFirst(at)
  if (rates.methods.dividends.personalAllowance.value !== 'least-tax') return { ...usual, sharing: { isShared: NEVER, saved: saved(zero) } }

  const compared = otherIncomeFirst(scopeOf({ ...OTHER_INCOME_FIRST, means: words?.otherIncomeFirst ?? {} }))
  const kinds = {
    other: income.otherIncome,
    dividends: income.dividendIncome,
    taxable: income.totalIncome.excessOver(allowance),
    region: income.region,
  }
  const share = allowancesElsewhere({ kinds, allowances: allowance }, rates, (part, until) =>
    part
      .named(at('allowanceAgainstDividends'), 'Personal Allowance set against dividends', 'ITA 2007 s.25(2)')
      .means(words?.againstDividends?.means(STOPS[until]))
      .onMargin(words?.againstDividends?.onMargin ?? {}),
  )
  const isShared = isAbove(share, left)
  const tax = taxOnBoth(
    income,
    { allowance, againstDividends: when(isShared, share, usual.againstDividends), fromOtherIncome: when(isShared, share, zero) },
    rates,
    at,
  )
  return { ...tax, sharing: { isShared, saved: saved(compared.totalTax.less(tax.totalTax)) } }
}
