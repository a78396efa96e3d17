import type { Region } from '../../../engine/rules/income-tax/region.ts'
import type { PensionRates } from '../../../engine/rules/pensions/rates.ts'
import type { PensionMethod } from '../../../engine/rules/take-home-pay/pension-method.ts'
import { atLeastZero, downToThePound, largerOf, minus, plus, type Term, times, whereMore, ZERO } from '../term.ts'
import type { Working } from '../working.ts'
import { incomeTaxBands } from './tax-on-income.ts'

interface Contribution {
  readonly salary: Term
  /** The full contribution that reaches the pension, and the salary after it. */
  readonly contribution: Term
  readonly afterPension: Term
  readonly method: PensionMethod
  readonly taxableIncome: Term
  readonly region: Region
  readonly limitsRaisedBy?: Term
}

/**
 * Adds the steps of the charge on the part of an employee’s contribution above the annual allowance, if nothing is carried forward.
 * Adjusted income is the salary, however the contribution is paid. Threshold income is the salary only if pay was given up. FA 2004
 * ss.227, 228 and 228ZA.
 */
export function annualAllowanceCharge(working: Working, paid: Contribution, rates: PensionRates): Term {
  const label = 'Annual allowance charge'
  if (working.method(rates.methods.pensions.annualAllowance) === 'in-full') return working.step('annualAllowanceCharge', label, ZERO)
  const { salary, contribution, afterPension, method, taxableIncome, region, limitsRaisedBy } = paid
  const threshold = working.step('thresholdIncome', 'Threshold income', method === 'salary-sacrifice' ? salary : afterPension, {
    law: 'FA 2004 s.228ZA(5)',
  })
  const adjusted = working.step('adjustedIncome', 'Adjusted income', salary, { law: 'FA 2004 s.228ZA(4)' })
  const allowance = working.step('annualAllowance', 'Annual allowance', allowanceFor(threshold, adjusted), {
    law: 'FA 2004 ss.228 and 228ZA',
  })
  const excess = working.step('excess', 'Contribution above the annual allowance', atLeastZero(minus(contribution, allowance)))
  const bands = working.bands('annualAllowanceCharge', `${label} by band`, {
    amount: plus(taxableIncome, excess),
    from: taxableIncome,
    // A band that taxable income has used up ends where the excess starts. The charge has no rate below the basic rate.
    lines: incomeTaxBands(working, region, rates, limitsRaisedBy).map(({ upTo, ...band }, index, all) => ({
      ...band,
      ...(band.name === 'starter' && { rate: all[index + 1]?.rate ?? band.rate }),
      ...(upTo && { upTo: largerOf(taxableIncome, upTo) }),
    })),
  })
  return working.step('annualAllowanceCharge', label, bands, { law: 'FA 2004 s.227(4) to (4C)' })

  function allowanceFor(thresholdIncome: Term, adjustedIncome: Term): Term {
    const { annualAllowance, taper } = rates.pensions
    const full = working.rate(annualAllowance)
    const limit = working.rate(taper.adjustedIncome)
    const exact = times(minus(adjustedIncome, limit), working.rate(taper.rate))
    const isRounded = working.method(rates.methods.pensionAllowance.taperRounding) === 'reduction-down-to-the-pound'
    const left = minus(full, isRounded ? downToThePound(exact) : exact)
    const tapered = whereMore(adjustedIncome, limit, largerOf(left, working.rate(taper.minimumAllowance)), full)
    return whereMore(thresholdIncome, working.rate(taper.thresholdIncome), tapered, full)
  }
}
