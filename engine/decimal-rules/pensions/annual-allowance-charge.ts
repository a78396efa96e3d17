import { type Band, type BandSlice, sliceByBands, topBand, totalCharge } from '../../money/bands.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { bandsOf } from '../income-tax/bands.ts'
import type { TaxSaved } from './tax-saved.ts'

/** Income Tax for a year, on bands that a contribution under relief at source has raised. */
export type TaxedIncome = Pick<TaxSaved, 'after' | 'relievable' | 'region'>

export interface AnnualAllowanceCharge {
  /** The part of the excess in each band. */
  readonly slices: readonly BandSlice[]
  readonly charge: Decimal
  /** The highest band that taxable income and the excess reach together; undefined where both are nothing. */
  readonly highest: Band | undefined
}

/**
 * The annual allowance charge: Income Tax on the excess as the top slice of the year’s taxable income, on the bands as raised by the
 * relieved contribution. No allowance can be set against it. FA 2004 s.227(4) to (4C). No rate below the basic rate applies, so the part in
 * the Scottish starter band is charged at the Scottish basic rate. Annual pounds, unrounded.
 */
export function annualAllowanceCharge(
  excess: Decimal,
  { after, relievable, region }: TaxedIncome,
  rates: PensionRates,
): AnnualAllowanceCharge {
  const bands = bandsOf(region, relievable, rates)
  const charged = chargedBands(bands)
  const whole = sliceByBands(after.taxableIncome.plus(excess), bands)
  const slices = whole.map((slice, index) => {
    const band = charged[index] ?? slice.band
    const amount = slice.amount.minus(after.slices[index]?.amount ?? ZERO)
    return { ...slice, band, amount, charge: amount.isZero() ? ZERO : amount.times(band.rate) }
  })
  return { slices, charge: totalCharge(slices), highest: topBand(whole)?.band }
}

/** The bands with the basic rate instead of any lower rate. FA 2004 s.227(4AA)(b)(i). */
function chargedBands(bands: readonly Band[]): Band[] {
  const basic = bands.find(({ name }) => name === 'basic')
  return bands.map((band) => (basic?.rate.greaterThan(band.rate) ? { ...band, rate: basic.rate, figures: basic.figures } : band))
}
