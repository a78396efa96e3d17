import type { DividendRates } from '../../../engine/rules/dividends/rates.ts'
import type { Region } from '../../../engine/rules/income-tax/region.ts'
import { atLeastZero, chargeByBands, largerOf, minus, plus, smallerOf, type Term, ZERO } from '../term.ts'
import type { Least, Point, Working } from '../working.ts'
import { taxedDividendBands } from './dividend-tax.ts'
import { incomeTaxBands } from './tax-on-income.ts'

interface Shared {
  readonly otherIncome: Term
  readonly dividendIncome: Term
  readonly allowance: Term
  readonly region: Region
}

interface Share {
  /** How much of the allowance is set against dividends. */
  readonly against: Term
  /** How much tax this saves compared with other income first, if the method allows another way of sharing. */
  readonly saved?: Term
}

/** Adds the steps that share the Personal Allowance between other income and dividends. ITA 2007 s.25. */
export function allowanceAgainstDividends(working: Working, shared: Shared, rates: DividendRates): Share {
  const unused = working.step(
    'unusedAllowance',
    'Personal Allowance left for dividends, other income first',
    atLeastZero(minus(shared.allowance, shared.otherIncome)),
    { law: 'ITA 2007 s.25' },
  )
  if (working.method(rates.methods.dividends.personalAllowance) === 'other-income-first') return { against: unused }
  const law = 'ITA 2007 s.25(2)'
  const { at, total, firstTotal } = leastTax(working, { ...shared, unused }, rates)
  return {
    against: working.step('allowanceAgainstDividends', 'Personal Allowance set against dividends', at, { law }),
    saved: working.step(
      'savedByAllowanceAgainstDividends',
      'Tax saved by using some of the allowance on dividends',
      minus(firstTotal, total),
      {
        law,
      },
    ),
  }
}

/**
 * The table of ways to share the allowance that may give the least tax, starting with other income first. The total tax changes at a steady
 * rate between the points where a band or the nil rate ends, so the least tax is at one of those points. ITA 2007 s.25(2).
 */
function leastTax(
  working: Working,
  { otherIncome, dividendIncome, allowance, unused, region }: Shared & { unused: Term },
  rates: DividendRates,
): Least {
  const nilRate = working.rate(rates.dividends.allowance)
  const incomeBands = incomeTaxBands(working, region, rates)
  const { basicRateLimit, higherRateLimit } = rates.incomeTax
  const most = working.step(
    'mostAllowanceAgainstDividends',
    'Most allowance that could be set against dividends',
    smallerOf(allowance, dividendIncome),
  )
  const ends = [...incomeBands.flatMap(({ upTo }) => upTo ?? []), nilRate, working.rate(basicRateLimit), working.rate(higherRateLimit)]
  const limits = [...new Map(ends.map((limit) => [limit.formula, limit])).values()]
  const point = (label: string, against: Term): Point => ({ label, at: largerOf(unused, smallerOf(against, most)) })
  const otherwise = (against: Term) => atLeastZero(minus(otherIncome, minus(allowance, against)))
  return working.least('allowanceOrder', 'Ways to share the Personal Allowance', {
    over: 'Set against dividends',
    points: [
      { label: 'other income first', at: unused },
      point('so that the nil rate covers the rest of the dividends', minus(dividendIncome, nilRate)),
      ...limits.flatMap((limit) => [
        point(`other income reaches: ${limit.words}`, minus(plus(limit, allowance), otherIncome)),
        point(`other income and the nil rate reach: ${limit.words}`, minus(plus(limit, allowance), nilRate, otherIncome)),
      ]),
      point('as much as possible', most),
    ],
    parts: [
      { title: 'Tax on other income', of: (against) => chargeByBands(otherwise(against), ZERO, incomeBands) },
      {
        title: 'Tax on dividends',
        of: (against) => {
          const nilRateLimit = plus(otherwise(against), nilRate)
          const together = plus(otherwise(against), atLeastZero(minus(dividendIncome, against)))
          return chargeByBands(together, nilRateLimit, taxedDividendBands(working, nilRateLimit, rates))
        },
      },
    ],
  })
}
