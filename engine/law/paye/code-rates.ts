import type { Amount } from '../../expression/amount.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { CodeNation, TaxCode } from '../../inputs/tax-code.ts'
import { bandsOf } from '../income-tax/bands.ts'
import type { IncomeTaxRates } from '../rates.ts'

/** Where somebody with a code lives for tax. Wales has had the rates of England so far. */
export const regionOf = (nation: CodeNation): Region => (nation === 'S' ? 'scotland' : 'england')

/** The letter before the codes of somebody who lives there for tax. SI 2003/2682 reg.7. */
export const nationOf = (region: Region): CodeNation => NATIONS[region]
const NATIONS: Readonly<Record<Region, CodeNation>> = { england: '', wales: 'C', scotland: 'S', 'northern-ireland': '' }

/** The rate of a code that taxes all pay alike: the basic rate, or one of those above it. SI 2003/2682 reg.24. A fraction. */
export function rateAt(above: number, { nation }: Pick<TaxCode, 'nation'>, rates: IncomeTaxRates): Amount {
  const bands = bandsOf(regionOf(nation), rates)
  const basic = bands.findIndex(({ name }) => name === 'basic')
  const band = bands[basic + above] ?? bands.at(-1)
  if (!band) throw new RangeError('there are no bands')
  return band.rate
}
