import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import type { PensionAllowanceRates } from '../rates.ts'

/**
 * The single rates, as fractions, for a salary in annual pounds: that of the charge, and that of the relief on top of basic rate relief.
 * They are in no law: only the specification’s method uses them.
 */
export function pensionSlab(salary: Amount, { incomeTax, slabs }: PensionAllowanceRates) {
  const bySalary = (basic: Amount, higher: Amount, additional: Amount) =>
    when(
      isAbove(salary, figure(slabs.additionalRateFrom)),
      additional,
      when(isAbove(salary, figure(slabs.pensionHigherRateFrom)), higher, basic),
    )
  return {
    rate: bySalary(figure(incomeTax.basicRate), figure(incomeTax.higherRate), figure(incomeTax.additionalRate)),
    furtherRelief: bySalary(zero, figure(slabs.pensionHigherRelief), figure(slabs.pensionAdditionalRelief)),
  }
}
