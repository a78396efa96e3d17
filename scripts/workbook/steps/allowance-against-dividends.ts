import type { DividendRates } from '../../../engine/rules/dividends/rates.ts'
import type { Region } from '../../../engine/rules/income-tax/region.ts'
import { atLeastZero, chargeByBands, minus, plus, smallerOf, type Term, ZERO } from '../term.ts'
import type { Point, Working } from '../working.ts'
import { taxedDividendBands } from './dividend-tax.ts'
import { incomeTaxBands } from './tax-on-income.ts'

interface UsualOrder {
  readonly otherIncome: Term
  readonly taxableIncome: Term
  readonly taxableDividends: Term
  /** Both together. */
  readonly taxable: Term
  /** The tax on both. */
  readonly tax: Term
  readonly region: Region
}

/**
 * The step of what a year’s tax would fall by if some of the Personal Allowance were put against dividends instead of other income: a
 * taxpayer may choose the order that lowers the total most. ITA 2007 s.25(2). The total changes at a steady rate between the points where a
 * band or the nil rate ends, so the best is at one of those.
 */
export function savedByAllowanceAgainstDividends(working: Working, usual: UsualOrder, rates: DividendRates): Term {
  const { otherIncome, taxableIncome, taxableDividends, taxable, tax, region } = usual
  const nilRate = working.rate(rates.dividends.allowance)
  const incomeBands = incomeTaxBands(working, region, rates)
  const { basicRateLimit, higherRateLimit } = rates.incomeTax
  const most = working.step(
    'mostAllowanceMoved',
    'Most of the allowance that could go to dividends',
    smallerOf(minus(otherIncome, taxableIncome), taxableDividends),
  )
  const ends = [...incomeBands.flatMap(({ upTo }) => upTo ?? []), nilRate, working.rate(basicRateLimit), working.rate(higherRateLimit)]
  const limits = [...new Map(ends.map((limit) => [limit.formula, limit])).values()]
  const point = (label: string, moved: Term): Point => ({ label, at: atLeastZero(smallerOf(moved, most)) })
  const least = working.least('allowanceOrder', 'What else the Personal Allowance could be put against', {
    over: 'Allowance moved to dividends',
    points: [
      point('as much as there is', most),
      point('until the nil rate covers the dividends', minus(taxableDividends, nilRate)),
      ...limits.flatMap((limit) => [
        point(`other income reaches: ${limit.words}`, minus(limit, taxableIncome)),
        point(`other income and the nil rate reach: ${limit.words}`, minus(limit, nilRate, taxableIncome)),
      ]),
    ],
    parts: [
      { title: 'Tax on other income', of: (moved) => chargeByBands(plus(taxableIncome, moved), ZERO, incomeBands) },
      {
        title: 'Tax on dividends',
        of: (moved) => {
          const nilRateLimit = plus(taxableIncome, moved, nilRate)
          return chargeByBands(taxable, nilRateLimit, taxedDividendBands(working, nilRateLimit, rates))
        },
      },
    ],
  })
  const saved = atLeastZero(minus(tax, least))
  return working.step('savedByAllowanceAgainstDividends', 'What the best use of the allowance would save', saved, {
    law: 'ITA 2007 s.25(2)',
  })
}
