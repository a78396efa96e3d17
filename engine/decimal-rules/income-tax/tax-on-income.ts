import { type BandSlice, sliceByBands, totalCharge } from '../../money/bands.ts'
import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import { bandsOf } from './bands.ts'
import { type PersonalAllowance, personalAllowance } from './personal-allowance.ts'

export interface TaxableFacts {
  /** Non-savings income for the year. */
  readonly income: Decimal
  /** Income as adjusted by ITA 2007 s.58. The income itself if absent. */
  readonly adjustedNetIncome?: Decimal
  readonly region: Region
  /** Gross pension contributions under relief at source, which raise the limits. FA 2004 s.192(4). */
  readonly limitsRaisedBy?: Decimal
  /** The part of the allowance that is set against another kind of income. ITA 2007 s.25(2). */
  readonly allowanceElsewhere?: Decimal
}

export interface TaxOnIncome {
  readonly allowance: PersonalAllowance
  readonly taxableIncome: Decimal
  readonly slices: readonly BandSlice[]
  readonly tax: Decimal
}

/**
 * Income Tax on a year’s non-savings income: it takes off the allowance, then applies the bands. ITA 2007 s.23. Annual pounds, unrounded.
 */
export function taxOnIncome(facts: TaxableFacts, rates: IncomeTaxRates): TaxOnIncome {
  const allowance = personalAllowance(facts.adjustedNetIncome ?? facts.income, rates)
  const deducted = facts.allowanceElsewhere ? allowance.allowance.minus(facts.allowanceElsewhere) : allowance.allowance
  const taxableIncome = atLeastZero(facts.income.minus(deducted))
  const slices = sliceByBands(taxableIncome, bandsOf(facts.region, facts.limitsRaisedBy ?? ZERO, rates))
  return { allowance, taxableIncome, slices, tax: totalCharge(slices) }
}
