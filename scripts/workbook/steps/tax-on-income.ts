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
  /** What to call the income if it is not all income, and what distinguishes these steps from similar ones. */
  readonly called?: 'other income'
  readonly key?: string
  readonly label?: string
}

/** Adds the steps of Income Tax on a year’s non-savings income: allowance, taxable income and bands. ITA 2007 ss.10, 11A, 23 and 35. */
export function taxOnIncome(working: Working, taxed: TaxedIncome, rates: IncomeTaxRates) {
  const allowance = allowanceLeft(working, taxed, rates)
  return { allowance, ...taxAfterAllowance(working, { ...taxed, deducted: allowance }, rates) }
}

/** Adds the step of the allowance left after the taper. ITA 2007 s.35. */
export function allowanceLeft(
  working: Working,
  { adjustedNetIncome, key = '', label = '' }: Pick<TaxedIncome, 'adjustedNetIncome' | 'key' | 'label'>,
  rates: IncomeTaxRates,
): Term {
  const law = 'ITA 2007 s.35'
  const { amount, incomeLimit, taperRate } = rates.incomeTax.personalAllowance
  const left = () => {
    const full = working.rate(amount)
    if (working.method(rates.methods.incomeTax.personalAllowanceTaper) === 'not-tapered') return full
    const above = atLeastZero(minus(adjustedNetIncome, working.rate(incomeLimit)))
    const excess = working.step(`aboveIncomeLimit${key}`, `Income above the limit for the full allowance${label}`, above, { law })
    const tapered = atLeastZero(minus(full, times(excess, working.rate(taperRate))))
    return working.method(rates.methods.incomeTax.personalAllowanceRounding) === 'up-to-the-pound' ? upToThePound(tapered) : tapered
  }
  return working.step(`personalAllowance${key}`, `Personal Allowance left${label}`, left(), { law })
}

/** Adds the steps of taxable income, after the allowance `deducted` from it, and of the bands. ITA 2007 ss.10, 11A and 23. */
export function taxAfterAllowance(
  working: Working,
  { income, deducted, region, limitsRaisedBy, called, key = '', label = '' }: Omit<TaxedIncome, 'adjustedNetIncome'> & { deducted: Term },
  rates: IncomeTaxRates,
) {
  const taxableIncome = working.step(`taxableIncome${key}`, `Taxable ${called ?? 'income'}${label}`, atLeastZero(minus(income, deducted)), {
    law: 'ITA 2007 s.23',
  })
  const bands = working.bands(`incomeTax${key}`, `Income Tax by band${label}`, {
    amount: taxableIncome,
    from: ZERO,
    lines: incomeTaxBands(working, region, rates, limitsRaisedBy),
  })
  const law = isOnScottishBands(region, rates) ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  return { taxableIncome, tax: working.step(`incomeTax${key}`, `Income Tax${called ? ` on ${called}` : ''}${label}`, bands, { law }) }
}

/** The bands for a taxpayer’s non-savings income. ITA 2007 ss.10 and 11A. */
export function incomeTaxBands(working: Working, region: Region, rates: IncomeTaxRates, raisedBy?: Term): BandLine[] {
  const raised = (limit: Term) => (raisedBy ? plus(limit, raisedBy) : limit)
  if (region === 'scotland' && working.method(rates.methods.incomeTax.scottishTaxpayers) === 'scottish-bands') {
    return rates.scottishIncomeTax.bands.bands.map(({ name, rate, upTo }, index) => {
      const limit = upTo && working.rate(upTo, { part: `${name} limit` })
      return {
        name,
        rate: working.rate(rate, { part: `${name} rate` }),
        // Relief at source raises every Scottish limit except that of the starter band.
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
