import type { Decimal } from '../../money/decimal.ts'
import { couldSave, leastTax, type TurningPoint } from './least-tax.ts'
import type { DividendRates } from './rates.ts'
import { type IncomeWithDividends, type TaxOnBoth, taxOnBoth, totalTaxOf } from './tax-on-both.ts'

/** Tax of a year on non-savings income and on the dividends on top of it. Annual pounds, exact. */
export interface TaxWithDividends extends TaxOnBoth {
  /** How the allowance is shared, where other income does not come first. */
  readonly sharing?: Sharing
}

export interface Sharing {
  readonly upTo: TurningPoint
  /** The tax that would be due with other income first. */
  readonly otherIncomeFirst: TaxOnBoth
  /** By how much the total tax is less than that. */
  readonly saved: Decimal
}

/**
 * Tax on non-savings income and dividends, which are the top slice. The Personal Allowance of both together is set against them in the way
 * that makes the total tax least (ITA 2007 s.25(2)), or against other income first, as the method has it. ITA 2007 ss.16, 23, 25 and 35.
 */
export function taxWithDividends(facts: IncomeWithDividends, rates: DividendRates): TaxWithDividends {
  const otherIncomeFirst = taxOnBoth(facts, rates)
  if (!couldSave(otherIncomeFirst) || rates.methods.dividends.personalAllowance.value === 'other-income-first') return otherIncomeFirst
  const least = leastTax(otherIncomeFirst, rates)
  if (!least) return otherIncomeFirst
  const saved = totalTaxOf(otherIncomeFirst).minus(totalTaxOf(least.tax))
  return { ...least.tax, sharing: { upTo: least.upTo, otherIncomeFirst, saved } }
}
