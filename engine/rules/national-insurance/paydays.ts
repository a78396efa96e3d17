import { NoRateError, unlessMissing } from '../../rates/rates-at.ts'
import type { NationalInsuranceRates } from '../rates.ts'

/** Whether the rate that a year’s pay is charged at is also that of each payday, because it did not change within the year. */
export function isOneRateAllYear({ nationalInsurance }: NationalInsuranceRates, payer: 'employee' | 'employer' = 'employee'): boolean {
  const { employee } = nationalInsurance.class1
  // The Health and Social Care Levy changed the employer’s rate on the same day as the employee’s additional rate, and nothing else has.
  const ofYear = payer === 'employee' ? employee.mainRate : employee.additionalRate
  const ofPayday = unlessMissing(() => (payer === 'employee' ? employee.payPeriodMainRate : employee.payPeriodAdditionalRate))
  return ofPayday instanceof NoRateError || ofPayday.value.equals(ofYear.value)
}
