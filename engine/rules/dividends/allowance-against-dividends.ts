import { sliceByBands, topBand, totalCharge } from '../../money/bands.ts'
import { atLeastZero, type Decimal, isAboveZero, smallerOf, ZERO } from '../../money/decimal.ts'
import { bandsOf } from '../income-tax/bands.ts'
import { dividendBands, dividendSlices } from './bands.ts'
import type { DividendRates } from './rates.ts'
import type { TaxWithDividends } from './tax-with-dividends.ts'

/**
 * What a year’s tax would fall by if the Personal Allowance were put against dividends where that is worth more than putting it
 * against other income first: a taxpayer may choose the order that lowers the total most. ITA 2007 s.25(2). Annual pounds,
 * 0 where the usual order is the best.
 *
 * Each pound moved makes a pound of other income taxable in place of a pound of dividends. The total changes at a steady rate
 * between the points where a band or the nil rate ends, so the best is at one of those.
 */
export function savedByAllowanceAgainstDividends(
  { otherIncome, incomeTax, taxableDividends, slices, region }: TaxWithDividends,
  rates: DividendRates,
): Decimal {
  const { taxableIncome } = incomeTax
  // Rates rise from band to band: where no pound of dividends bears more than the next pound of other income, nothing can be saved.
  const next = incomeTax.slices.find(({ band }) => !band.upTo?.lessThanOrEqualTo(taxableIncome))
  const highest = topBand(slices)
  if (!next || !highest?.band.rate.greaterThan(next.band.rate)) return ZERO

  const incomeBands = bandsOf(region, ZERO, rates)
  const taxWith = (moved: Decimal) =>
    totalCharge(sliceByBands(taxableIncome.plus(moved), incomeBands)).plus(
      totalCharge(dividendSlices(taxableIncome.plus(moved), taxableDividends.minus(moved), rates)),
    )
  const nilRate = rates.dividends.allowance.value
  const limits = [...incomeBands, ...dividendBands(ZERO, rates)].flatMap(({ upTo }) => upTo ?? [])
  const mostMoved = smallerOf(otherIncome.minus(taxableIncome), taxableDividends)
  const turningPoints = [
    mostMoved,
    taxableDividends.minus(nilRate),
    ...limits.flatMap((limit) => [limit.minus(taxableIncome), limit.minus(nilRate).minus(taxableIncome)]),
  ].filter((moved) => isAboveZero(moved) && moved.lessThanOrEqualTo(mostMoved))
  const usual = taxWith(ZERO)
  return atLeastZero(usual.minus(turningPoints.map(taxWith).reduce(smallerOf, usual)))
}
