import { type AnnualAllowanceCharge, annualAllowanceCharge } from '../../decimal-rules/pensions/annual-allowance-charge.ts'
import { type ContributionLimit, earningsLimit, relievablePart } from '../../decimal-rules/pensions/contribution-limit.ts'
import { type PensionSlab, pensionSlab } from '../../decimal-rules/pensions/slab.ts'
import { basicRateRelief, type TaxSaved, taxSaved } from '../../decimal-rules/pensions/tax-saved.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { Region } from '../../rules/income-tax/region.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'

/** What relief and charge depend on. Pounds a year, unrounded. */
export interface ChargedFacts {
  readonly salary: Decimal
  /** The person’s own gross contributions. */
  readonly own: Decimal
  readonly region: Region
  /** Contributions above all the allowance available. */
  readonly excess: Decimal
}

/** The relief on a person’s own contributions and the charge on the excess, by either method. Pounds a year, unrounded. */
export interface ReliefAndCharge {
  readonly relievable: Decimal
  readonly basicRateRelief: Decimal
  readonly additionalRelief: Decimal
  readonly charge: Decimal
  /** The rate of the highest band reached, or the single rate; undefined where nothing is taxed. */
  readonly marginalRate: Figure | undefined
  readonly by: ByTax | BySlab
}

/** Both worked out from the bands of Income Tax. */
export interface ByTax {
  readonly method: 'tax-computed'
  readonly limit: ContributionLimit
  readonly saved: TaxSaved
  readonly charged: AnnualAllowanceCharge
}

/** Both worked out at one rate, chosen by salary. */
export interface BySlab {
  readonly method: 'slab'
  readonly slab: PensionSlab
}

/**
 * The relief and the charge by the rule set’s method: either the tax saved and the tax on the excess as the top slice of income, or one
 * rate chosen by salary. Pounds a year, unrounded. Throws `NoRateError` if a rate has no value for the year. FA 2004 ss.190, 192 and 227.
 */
export function reliefAndCharge(facts: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge {
  return rates.methods.pensionAllowance.reliefAndCharge.value === 'slab' ? bySlab(facts, rates) : byTax(facts, rates)
}

function byTax({ salary, own, region, excess }: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge {
  const limit = earningsLimit(salary, rates)
  const relievable = relievablePart(own, limit)
  const saved = taxSaved({ income: salary, relievable, region }, rates)
  const charged = annualAllowanceCharge(excess, saved, rates)
  return {
    relievable,
    basicRateRelief: saved.basicRateRelief,
    additionalRelief: saved.furtherRelief,
    charge: charged.charge,
    marginalRate: charged.highest?.figures.find(({ unit }) => unit === 'percent'),
    by: { method: 'tax-computed', limit, saved, charged },
  }
}

function bySlab({ salary, own, excess }: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge {
  const slab = pensionSlab(salary, rates)
  return {
    relievable: own,
    basicRateRelief: basicRateRelief(own, rates),
    additionalRelief: slab.furtherRelief ? own.times(slab.furtherRelief.value) : ZERO,
    charge: excess.times(slab.rate.value),
    marginalRate: slab.rate,
    by: { method: 'slab', slab },
  }
}
