import { NoRateError, unlessMissing } from '../../rates/rates-at.ts'
import { isYearByMonth } from './class-1-by-month.ts'
import type { NationalInsuranceRates } from './rates.ts'

/**
 * The code of what an answer for a whole year assumes about its paydays: that all are alike. If the rate changed within the tax year, the
 * answer also assumes that one rate for the whole year is near enough. SSCBA 1992 ss.8(2) and 9(2).
 */
export function assumedOfPaydays({ nationalInsurance }: NationalInsuranceRates, payer: 'employee' | 'employer' = 'employee'): string {
  const { employee } = nationalInsurance.class1
  // The Health and Social Care Levy changed the employer’s rate on the same day as the employee’s additional rate, and nothing else has.
  const ofYear = payer === 'employee' ? employee.mainRate : employee.additionalRate
  const ofPayday = unlessMissing(() => (payer === 'employee' ? employee.payPeriodMainRate : employee.payPeriodAdditionalRate))
  const isSame = ofPayday instanceof NoRateError || ofPayday.value.equals(ofYear.value)
  return isSame ? 'annual-national-insurance' : 'national-insurance-changed'
}

/**
 * The code of what an answer assumes about an employee’s paydays, where the method may charge a year’s pay month by month. SI 2001/1004
 * reg.3.
 */
export const assumedOfYearsPay = (rates: NationalInsuranceRates): string =>
  isYearByMonth(rates) ? 'monthly-national-insurance' : assumedOfPaydays(rates)
