import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'

export interface PensionSlab {
  /** The single rate of the charge. */
  readonly rate: Figure
  /** Relief on the person’s own contributions on top of basic rate relief; absent for a basic rate taxpayer. */
  readonly furtherRelief?: Figure
}

/**
 * The single rates of relief and charge, as fractions, that depend on a salary in annual pounds. They are not in any law: only the
 * specification’s method uses them.
 */
export function pensionSlab(salary: Decimal, { incomeTax, slabs }: PensionAllowanceRates): PensionSlab {
  if (salary.greaterThan(slabs.additionalRateFrom.value)) {
    return { rate: incomeTax.additionalRate, furtherRelief: slabs.pensionAdditionalRelief }
  }
  if (salary.greaterThan(slabs.pensionHigherRateFrom.value)) return { rate: incomeTax.higherRate, furtherRelief: slabs.pensionHigherRelief }
  return { rate: incomeTax.basicRate }
}
