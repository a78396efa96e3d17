import type { DividendRates } from '../../../engine/rules/dividends/rates.ts'
import { largerOf, plus, type Term, ZERO } from '../term.ts'
import type { BandLine, Working } from '../working.ts'

/**
 * Adds the steps of tax on taxable dividends, which come on top of other taxable income (`below`): the dividend allowance at the nil rate,
 * which still uses up the bands, then what is left of each UK band. ITA 2007 ss.8, 13, 13A and 16.
 */
export function dividendTax(
  working: Working,
  { below, taxableDividends }: { readonly below: Term; readonly taxableDividends: Term },
  rates: DividendRates,
) {
  const taxable = working.step('taxableTogether', 'Taxable income, dividends on top', plus(below, taxableDividends), {
    law: 'ITA 2007 s.16',
  })
  const nilRateLimit = working.step(
    'nilRateLimit',
    'Where the dividend nil rate ends',
    plus(below, working.rate(rates.dividends.allowance)),
    {
      law: 'ITA 2007 s.13A',
    },
  )
  const bands = working.bands('dividendTax', 'Dividend tax by band', {
    amount: taxable,
    from: below,
    lines: [{ name: 'dividend nil', rate: ZERO, upTo: nilRateLimit }, ...taxedDividendBands(working, nilRateLimit, rates)],
  })
  return working.step('dividendTax', 'Dividend tax', bands, { law: 'ITA 2007 ss.8, 13, 13A and 16' })
}

/**
 * The dividend bands above the nil rate, which start where the nil rate ends. A band entirely below that point is used up, so it ends
 * where it starts. ITA 2007 ss.8 and 13.
 */
export function taxedDividendBands(working: Working, nilRateLimit: Term, { dividends, incomeTax }: DividendRates): BandLine[] {
  const limitOf = (limit: Term) => largerOf(nilRateLimit, limit)
  return [
    { name: 'ordinary', rate: working.rate(dividends.ordinaryRate), upTo: limitOf(working.rate(incomeTax.basicRateLimit)) },
    { name: 'upper', rate: working.rate(dividends.upperRate), upTo: limitOf(working.rate(incomeTax.higherRateLimit)) },
    { name: 'additional', rate: working.rate(dividends.additionalRate) },
  ]
}
