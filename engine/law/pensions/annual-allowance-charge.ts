import { type Amount, type BandOf, byBands } from '../../expression/amount.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { bandsOf } from '../income-tax/bands.ts'
import type { PensionRates } from '../rates.ts'

/** The key, the label and the law of the charge. */
export const CHARGE = ['annualAllowanceCharge', 'Annual allowance charge', 'FA 2004 s.227(4) to (4C)'] as const

/** What “the next £100” calls it. */
export const CHARGE_ON_MARGIN = { tax: 'the annual allowance charge' } as const

/** The taxable income of a year, on bands that a contribution under relief at source has raised, if there is one. Annual pounds. */
export interface TaxedIncome {
  readonly taxableIncome: Amount
  readonly limitsRaisedBy?: Amount
  readonly region: Region
}

/**
 * The annual allowance charge: Income Tax on the excess as the top slice of the year’s taxable income, on the bands as raised by the
 * relieved contribution. No allowance can be set against it. FA 2004 s.227(4) to (4C). No rate below the basic rate applies, so the part in
 * the Scottish starter band is charged at the Scottish basic rate. The caller names it. Annual pounds, unrounded.
 */
export const annualAllowanceCharge = (excess: Amount, taxed: TaxedIncome, rates: PensionRates): Amount =>
  byBands(excess, chargedBands(taxed, rates), 'Annual allowance charge by band', taxed.taxableIncome)

/** The bands with the basic rate instead of any lower rate. FA 2004 s.227(4AA)(b)(i). */
function chargedBands({ region, limitsRaisedBy }: TaxedIncome, rates: PensionRates): BandOf[] {
  const bands = bandsOf(region, rates, limitsRaisedBy)
  const basic = bands.findIndex(({ name }) => name === 'basic')
  return bands.map((band, index) => {
    const { rate } = bands[Math.max(index, basic)] ?? band
    return { ...band, rate }
  })
}
