import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { Region } from '../income-tax/region.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { PensionRates } from './rates.ts'

export interface RelievedFacts {
  /** The year’s income, all of it earnings. */
  readonly income: Decimal
  /** The part of the gross contribution that is within the limit on relief. */
  readonly relievable: Decimal
  readonly region: Region
}

/** What a gross contribution under relief at source saves in a year. Annual pounds, unrounded. */
export interface TaxSaved extends RelievedFacts {
  readonly adjustedNetIncome: Decimal
  /** Income Tax as though nothing had been paid in. */
  readonly before: TaxOnIncome
  /** Income Tax with the limits raised and adjusted net income lowered. */
  readonly after: TaxOnIncome
  /** What the scheme claims, whatever tax is paid. */
  readonly basicRateRelief: Decimal
  /** The tax that is saved on top. */
  readonly furtherRelief: Decimal
}

/**
 * Relief at source: basic rate tax on the contribution (FA 2004 s.192(1)); the limits of the bands go up by it (s.192(4)) and
 * adjusted net income, by which the Personal Allowance tapers, comes down by it (ITA 2007 s.58). Annual pounds, unrounded.
 */
export function taxSaved({ income, relievable, region }: RelievedFacts, rates: PensionRates): TaxSaved {
  const adjustedNetIncome = atLeastZero(income.minus(relievable))
  const before = taxOnIncome({ income, region }, rates)
  const after = taxOnIncome({ income, adjustedNetIncome, region, limitsRaisedBy: relievable }, rates)
  return {
    income,
    relievable,
    region,
    adjustedNetIncome,
    before,
    after,
    basicRateRelief: basicRateRelief(relievable, rates),
    furtherRelief: before.tax.minus(after.tax),
  }
}

/** Basic rate tax on a gross contribution, which the scheme claims and adds. FA 2004 s.192. Annual pounds. */
export const basicRateRelief = (relievable: Decimal, { incomeTax }: PensionRates): Decimal => relievable.times(incomeTax.basicRate.value)
