import type { Decimal } from '../../money/decimal.ts'
import type { DividendRates } from '../../rules/dividends/rates.ts'
import { couldSave, leastTax, type TurningPoint } from './least-tax.ts'
import { type IncomeWithDividends, type TaxOnBoth, taxOnBoth, totalTaxOf } from './tax-on-both.ts'

/** Tax for a year on non-savings income and on the dividends on top of it. Exact pounds a year. */
export interface TaxWithDividends extends TaxOnBoth {
  /** How the allowance is shared; absent where other income comes first. */
  readonly sharing?: Sharing
}

export interface Sharing {
  readonly upTo: TurningPoint
  /** The tax that would be due with other income first. */
  readonly otherIncomeFirst: TaxOnBoth
  /** How much less the total tax is than that. */
  readonly saved: Decimal
}

/**
 * Tax for a year on non-savings income and on dividends, which are the top slice. By one method the Personal Allowance is shared in the way
 * that makes the total tax lowest (ITA 2007 s.25(2)); by the other it is set against other income first. ITA 2007 ss.16, 23, 25 and 35.
 * Exact pounds a year.
 */
export function taxWithDividends(facts: IncomeWithDividends, rates: DividendRates): TaxWithDividends {
  const otherIncomeFirst = taxOnBoth(facts, rates)
  if (!couldSave(otherIncomeFirst) || rates.methods.dividends.personalAllowance.value === 'other-income-first') return otherIncomeFirst
  const least = leastTax(otherIncomeFirst, rates)
  if (!least) return otherIncomeFirst
  const saved = totalTaxOf(otherIncomeFirst).minus(totalTaxOf(least.tax))
  return { ...least.tax, sharing: { upTo: least.upTo, otherIncomeFirst, saved } }
}
