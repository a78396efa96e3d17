import type { NationalInsuranceRates } from '../../../engine/rules/national-insurance/rates.ts'
import { number, type Term, times, whereMore, ZERO } from '../term.ts'
import type { Working } from '../working.ts'

/** HMRC counts 52 weeks in a year for weekly charges (SSCBA 1992 s.11). */
const WEEKS_IN_A_YEAR = number(52)

/** Adds the step of the employee’s Class 1 on a year’s earnings, with annual thresholds. SSCBA 1992 s.8. */
export function class1Employee(
  working: Working,
  key: string,
  label: string,
  earnings: Term,
  { nationalInsurance }: NationalInsuranceRates,
) {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  const bands = working.bands(key, `${label} by band`, {
    amount: earnings,
    from: ZERO,
    lines: [
      { name: 'below the primary threshold', rate: ZERO, upTo: working.rate(primaryThreshold) },
      { name: 'main', rate: working.rate(employee.mainRate), upTo: working.rate(upperEarningsLimit) },
      { name: 'additional', rate: working.rate(employee.additionalRate) },
    ],
  })
  return working.step(key, label, bands, { law: 'SSCBA 1992 s.8' })
}

/** Adds the step of the employer’s Class 1 on a year’s earnings. SSCBA 1992 s.9. */
export function class1Employer(
  working: Working,
  key: string,
  label: string,
  earnings: Term,
  { nationalInsurance }: NationalInsuranceRates,
) {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  const bands = working.bands(key, `${label} by band`, {
    amount: earnings,
    from: ZERO,
    lines: [
      { name: 'below the secondary threshold', rate: ZERO, upTo: working.rate(secondaryThreshold) },
      { name: 'above the secondary threshold', rate: working.rate(employer.rate) },
    ],
  })
  return working.step(key, label, bands, { law: 'SSCBA 1992 s.9' })
}

/** Adds the step of Class 4 on a year’s profit. SSCBA 1992 s.15. */
export function class4(working: Working, key: string, label: string, profit: Term, { nationalInsurance }: NationalInsuranceRates) {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = nationalInsurance.class4
  const bands = working.bands(key, `${label} by band`, {
    amount: profit,
    from: ZERO,
    lines: [
      { name: 'below the lower profits limit', rate: ZERO, upTo: working.rate(lowerProfitsLimit) },
      { name: 'main', rate: working.rate(mainRate), upTo: working.rate(upperProfitsLimit) },
      { name: 'additional', rate: working.rate(additionalRate) },
    ],
  })
  return working.step(key, label, bands, { law: 'SSCBA 1992 s.15' })
}

/** Adds the step of Class 2: nothing, or a year at the weekly rate if profit is above the small profits threshold. SSCBA 1992 s.11. */
export function class2(working: Working, key: string, label: string, profit: Term, rates: NationalInsuranceRates) {
  const { smallProfitsThreshold, weeklyRate } = rates.nationalInsurance.class2
  const isCharged = working.method(rates.methods.nationalInsurance.class2Charge) === 'weekly-rate-above-threshold'
  const term = isCharged
    ? whereMore(profit, working.rate(smallProfitsThreshold), times(working.rate(weeklyRate), WEEKS_IN_A_YEAR), ZERO)
    : ZERO
  return working.step(key, label, term, { law: 'SSCBA 1992 s.11' })
}
