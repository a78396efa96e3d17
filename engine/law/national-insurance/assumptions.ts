import { type AssumptionOf, assume } from '../../answer/answer.ts'
import { say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { NoRateError, type TaxYear, unlessMissing } from '../../rates/rates-at.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { isYearByMonth } from './class-1-by-month.ts'

/**
 * What an answer for a whole year assumes about an employee’s paydays: that all are alike. If the rate changed within the tax year, it also
 * assumes that one rate for the whole year is near enough. SSCBA 1992 ss.8(2) and 9(2).
 */
export const paydaysAreAlike = (rates: NationalInsuranceRates, taxYear: TaxYear): AssumptionOf =>
  isOneRateAllYear(rates)
    ? assume(
        'annual-national-insurance',
        say`You are paid the same amount every payday. National Insurance is worked out on each pay period separately, so uneven pay can change it.`,
      )
    : assume(
        'national-insurance-changed',
        say`National Insurance changed within ${yearInWords(taxYear)}. We used the rates that the law has for the whole of it, which are for directors. For anyone else, payroll used the rates of each payday. If you are paid the same every time, those come to within a few pounds of this.`,
      )

/** The same where the method may charge a year’s pay month by month. SI 2001/1004 reg.3. */
export const paydaysOfYearAreAlike = (rates: NationalInsuranceRates, taxYear: TaxYear): AssumptionOf =>
  isYearByMonth(rates)
    ? assume(
        'monthly-national-insurance',
        say`You are paid the same amount every month. National Insurance changed within ${yearInWords(taxYear)}, so each month’s pay has the thresholds and rates of its own day. Directors have figures for the whole year, which come to a little more or less.`,
      )
    : paydaysAreAlike(rates, taxYear)

/** Whether the rate that a year’s pay is charged at is also that of each payday, because it did not change within the year. */
export function isOneRateAllYear({ nationalInsurance }: NationalInsuranceRates, payer: 'employee' | 'employer' = 'employee'): boolean {
  const { employee } = nationalInsurance.class1
  // The Health and Social Care Levy changed the employer’s rate on the same day as the employee’s additional rate, and nothing else has.
  const ofYear = payer === 'employee' ? employee.mainRate : employee.additionalRate
  const ofPayday = unlessMissing(() => (payer === 'employee' ? employee.payPeriodMainRate : employee.payPeriodAdditionalRate))
  return ofPayday instanceof NoRateError || ofPayday.value.equals(ofYear.value)
}
