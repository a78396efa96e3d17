import { isOnScottishBands } from '../../../engine/rules/income-tax/bands.ts'
import type { IncomeTaxRates } from '../../../engine/rules/income-tax/rates.ts'
import type { Region } from '../../../engine/rules/income-tax/region.ts'
import { atLeastZero, minus, plus, type Term, times, upToThePound, ZERO } from '../term.ts'
import type { BandLine, Working } from '../working.ts'

interface TaxedIncome {
  readonly income: Term
  readonly adjustedNetIncome: Term
  readonly region: Region
  /** The gross relief-at-source contribution, which raises the limits (FA 2004 s.192(4)). */
  readonly limitsRaisedBy?: Term
  /** What it is called where it is not all the income there is, and what tells these steps from others of their kind. */
  readonly called?: 'other income'
  readonly key?: string
  readonly label?: string
}

/** The steps of Income Tax on a year’s non-savings income: the allowance with its taper, taxable income and the bands. ITA 2007 ss.10, 11A, 23 and 35. */
export function taxOnIncome(working: Working, taxed: TaxedIncome, rates: IncomeTaxRates) {
  const { income, adjustedNetIncome, region, limitsRaisedBy, called, key = '', label = '' } = taxed
  const allowance = working.step(`personalAllowance${key}`, `Personal Allowance left${label}`, allowanceOn(adjustedNetIncome), {
    law: 'ITA 2007 s.35',
  })
  const taxableIncome = working.step(
    `taxableIncome${key}`,
    `Taxable ${called ?? 'income'}${label}`,
    atLeastZero(minus(income, allowance)),
    {
      law: 'ITA 2007 s.23',
    },
  )
  const bands = working.bands(`incomeTax${key}`, `Income Tax by band${label}`, {
    amount: taxableIncome,
    from: ZERO,
    lines: incomeTaxBands(working, region, rates, limitsRaisedBy),
  })
  const law = isOnScottishBands(region, rates) ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  return {
    allowance,
    taxableIncome,
    tax: working.step(`incomeTax${key}`, `Income Tax${called ? ` on ${called}` : ''}${label}`, bands, { law }),
  }

  function allowanceOn(adjusted: Term): Term {
    const { amount, incomeLimit, taperRate } = rates.incomeTax.personalAllowance
    const full = working.rate(amount)
    if (working.method(rates.methods.incomeTax.personalAllowanceTaper) === 'not-tapered') return full
    const above = atLeastZero(minus(adjusted, working.rate(incomeLimit)))
    const excess = working.step(`aboveIncomeLimit${key}`, `Income above the limit of the allowance${label}`, above, {
      law: 'ITA 2007 s.35',
    })
    const left = atLeastZero(minus(full, times(excess, working.rate(taperRate))))
    return working.method(rates.methods.incomeTax.personalAllowanceRounding) === 'up-to-the-pound' ? upToThePound(left) : left
  }
}

/** The bands that a taxpayer’s non-savings income goes through. ITA 2007 ss.10 and 11A. */
export function incomeTaxBands(working: Working, region: Region, rates: IncomeTaxRates, raisedBy?: Term): BandLine[] {
  const raised = (limit: Term) => (raisedBy ? plus(limit, raisedBy) : limit)
  if (region === 'scotland' && working.method(rates.methods.incomeTax.scottishTaxpayers) === 'scottish-bands') {
    return rates.scottishIncomeTax.bands.bands.map(({ name, rate, upTo }, index) => {
      const limit = upTo && working.rate(upTo, { part: `${name} limit` })
      return {
        name,
        rate: working.rate(rate, { part: `${name} rate` }),
        // Relief at source raises every Scottish limit but the starter band’s.
        ...(limit && { upTo: index === 0 ? limit : raised(limit) }),
      }
    })
  }
  const { basicRate, basicRateLimit, higherRate, higherRateLimit, additionalRate } = rates.incomeTax
  return [
    { name: 'basic', rate: working.rate(basicRate), upTo: raised(working.rate(basicRateLimit)) },
    { name: 'higher', rate: working.rate(higherRate), upTo: raised(working.rate(higherRateLimit)) },
    { name: 'additional', rate: working.rate(additionalRate) },
  ]
}
