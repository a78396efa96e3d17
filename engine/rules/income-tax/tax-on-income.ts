import { type BandSlice, sliceByBands, totalCharge } from '../../money/bands.ts'
import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import { bandsOf } from './bands.ts'
import { type PersonalAllowance, personalAllowance } from './personal-allowance.ts'
import type { IncomeTaxRates } from './rates.ts'
import type { Region } from './region.ts'

export interface TaxableFacts {
  /** Non-savings income of the year. */
  readonly income: Decimal
  /** Income as ITA 2007 s.58 adjusts it; the income itself when left out. */
  readonly adjustedNetIncome?: Decimal
  readonly region: Region
  /** Gross relief-at-source contributions, which raise the limits. */
  readonly limitsRaisedBy?: Decimal
  /** What of the allowance is set against income of another kind. ITA 2007 s.25(2). */
  readonly allowanceElsewhere?: Decimal
}

export interface TaxOnIncome {
  readonly allowance: PersonalAllowance
  readonly taxableIncome: Decimal
  readonly slices: readonly BandSlice[]
  readonly tax: Decimal
}

/** Income Tax on a year’s non-savings income: the allowance first, then the bands. ITA 2007 s.23. Annual pounds, unrounded. */
export function taxOnIncome(facts: TaxableFacts, rates: IncomeTaxRates): TaxOnIncome {
  const allowance = personalAllowance(facts.adjustedNetIncome ?? facts.income, rates)
  const deducted = facts.allowanceElsewhere ? allowance.allowance.minus(facts.allowanceElsewhere) : allowance.allowance
  const taxableIncome = atLeastZero(facts.income.minus(deducted))
  const slices = sliceByBands(taxableIncome, bandsOf(facts.region, facts.limitsRaisedBy ?? ZERO, rates))
  return { allowance, taxableIncome, slices, tax: totalCharge(slices) }
}
