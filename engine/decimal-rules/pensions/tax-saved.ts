import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'

export interface RelievedFacts {
  /** The year’s income, all of it earnings. */
  readonly income: Decimal
  /** The part of the gross contribution within the limit on relief. */
  readonly relievable: Decimal
  readonly region: Region
}

/** What a gross contribution under relief at source saves in a year. Annual pounds, unrounded. */
export interface TaxSaved extends RelievedFacts {
  readonly adjustedNetIncome: Decimal
  /** Income Tax without the contribution. */
  readonly before: TaxOnIncome
  /** Income Tax with the contribution, which raises the limits and lowers adjusted net income. */
  readonly after: TaxOnIncome
  /** What the scheme claims, however much tax the person pays. */
  readonly basicRateRelief: Decimal
  /** The tax saved on top of that. */
  readonly furtherRelief: Decimal
}

/**
 * The tax that a contribution under relief at source saves. The scheme claims basic rate tax on it (FA 2004 s.192(1)). It raises the limits
 * of the bands (s.192(4)) and lowers adjusted net income, on which the taper of the Personal Allowance depends (ITA 2007 s.58). Annual
 * pounds, unrounded.
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

/** Basic rate tax on a gross contribution, which the scheme claims and adds to the pension. FA 2004 s.192. Annual pounds, unrounded. */
export const basicRateRelief = (relievable: Decimal, { incomeTax }: PensionRates): Decimal => relievable.times(incomeTax.basicRate.value)
