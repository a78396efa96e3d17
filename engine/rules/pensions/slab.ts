import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { PensionAllowanceRates } from './rates.ts'

export interface PensionSlab {
  /** The one rate of the charge. */
  readonly rate: Figure
  /** Relief on own contributions on top of basic rate relief; none for the basic rate. */
  readonly furtherRelief?: Figure
}

/** The one rate that a salary chooses for relief and charge. No law has it: only the specification’s method asks. */
export function pensionSlab(salary: Decimal, { incomeTax, slabs }: PensionAllowanceRates): PensionSlab {
  if (salary.greaterThan(slabs.additionalRateFrom.value)) {
    return { rate: incomeTax.additionalRate, furtherRelief: slabs.pensionAdditionalRelief }
  }
  if (salary.greaterThan(slabs.pensionHigherRateFrom.value)) return { rate: incomeTax.higherRate, furtherRelief: slabs.pensionHigherRelief }
  return { rate: incomeTax.basicRate }
}
