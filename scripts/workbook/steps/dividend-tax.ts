import type { DividendRates } from '../../../engine/rules/dividends/rates.ts'
import { largerOf, plus, type Term, ZERO } from '../term.ts'
import type { Working } from '../working.ts'

/**
 * The steps of tax on taxable dividends that lie on top of `below` of other taxable income: the dividend allowance at the nil rate, which
 * uses up band like any pound, then what is left of each UK band. ITA 2007 ss.8, 13, 13A and 16.
 */
export function dividendTax(
  working: Working,
  { below, taxableDividends }: { readonly below: Term; readonly taxableDividends: Term },
  { dividends, incomeTax }: DividendRates,
): Term {
  const { allowance, ordinaryRate, upperRate, additionalRate } = dividends
  const taxable = working.step('taxableTogether', 'Taxable income, dividends on top', plus(below, taxableDividends), {
    law: 'ITA 2007 s.16',
  })
  const nilRateLimit = working.step('nilRateLimit', 'Where the dividend nil rate ends', plus(below, working.rate(allowance)), {
    law: 'ITA 2007 s.13A',
  })
  // A band that lies wholly below the end of the nil rate is used up: it ends where it starts.
  const limitOf = (limit: Term) => largerOf(nilRateLimit, limit)
  const bands = working.bands('dividendTax', 'Dividend tax by band', {
    amount: taxable,
    from: below,
    lines: [
      { name: 'dividend nil', rate: ZERO, upTo: nilRateLimit },
      { name: 'ordinary', rate: working.rate(ordinaryRate), upTo: limitOf(working.rate(incomeTax.basicRateLimit)) },
      { name: 'upper', rate: working.rate(upperRate), upTo: limitOf(working.rate(incomeTax.higherRateLimit)) },
      { name: 'additional', rate: working.rate(additionalRate) },
    ],
  })
  return working.step('dividendTax', 'Dividend tax', bands, { law: 'ITA 2007 ss.8, 13, 13A and 16' })
}
