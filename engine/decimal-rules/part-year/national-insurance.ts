import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import { type Contribution, contributionOn } from '../national-insurance/contribution.ts'

/**
 * Primary Class 1 on equal pay for some months of a year. Each month has its own threshold and limit, whatever the pay in the rest of the
 * year (SI 2001/1004 regs.3, 10 and 11), so these are multiplied by the number of months. By the other method, the annual thresholds apply.
 * Pounds for those months, unrounded.
 */
export function partYearNationalInsurance(pay: Decimal, months: Decimal, rates: NationalInsuranceRates): Contribution {
  if (rates.methods.partYear.nationalInsurance.value === 'annual-thresholds') return class1Employee(pay, rates)
  const { monthlyPrimaryThreshold: threshold, monthlyUpperEarningsLimit: limit, employee } = rates.nationalInsurance.class1
  return contributionOn(pay, [
    { name: 'below the primary threshold', rate: ZERO, upTo: threshold.value.times(months), figures: [threshold] },
    { name: 'main', rate: employee.mainRate.value, upTo: limit.value.times(months), figures: [employee.mainRate, limit] },
    { name: 'additional', rate: employee.additionalRate.value, figures: [employee.additionalRate] },
  ])
}
