import { NoRateError, unlessMissing } from '../../rates/rates-at.ts'
import type { NationalInsuranceRates } from './rates.ts'

/**
 * The code of what an answer for a whole year assumes about its paydays: that they are alike. Where the rate changed within the tax year, also
 * that the one of the whole year will do. SSCBA 1992 ss.8(2) and 9(2).
 */
export function assumedOfPaydays({ nationalInsurance }: NationalInsuranceRates, payer: 'employee' | 'employer' = 'employee'): string {
  const { employee, employer } = nationalInsurance.class1
  const ofYear = payer === 'employee' ? employee.mainRate : employer.rate
  const ofPayday = unlessMissing(() => (payer === 'employee' ? employee.payPeriodMainRate : employer.payPeriodRate))
  const isSame = ofPayday instanceof NoRateError || ofPayday.value.equals(ofYear.value)
  return isSame ? 'annual-national-insurance' : 'national-insurance-changed'
}
