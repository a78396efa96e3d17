import { type Amount, number } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { class1Employee, EMPLOYEE } from '../../law/national-insurance/class-1.ts'
import {
  type ContributionByMonthWords,
  class1ByMonth,
  monthStretches,
  type PayMonths,
} from '../../law/national-insurance/class-1-by-month.ts'
import type { Stretch } from '../../law/national-insurance/class-1-figures.ts'
import { type PayDays, payDays } from '../../law/national-insurance/pay-days.ts'
import type { NationalInsuranceRates } from '../../law/rates.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { monthsLeftFrom, type PayMonth } from './fields.ts'

const PART_OF_YEAR: ContributionByMonthWords = {
  ...EMPLOYEE,
  title: 'National Insurance for the months worked, by band',
  pay: say`Your National Insurance for these months is worked out on this.`,
}

/** When pay for some months of a tax year is paid. */
export interface PaidMonths extends PayMonths {
  readonly months: Amount
}

/** The days of a tax year on which the tax months start, from the month of the first pay on. SI 2001/1004 reg.1(2). */
export const payDaysFrom = (firstMonth: PayMonth, taxYear: TaxYear): PayDays => payDays(taxYear).slice(-monthsLeftFrom(firstMonth))

/**
 * Primary Class 1 on equal pay for some months of a year. Each month has its own threshold, limit and rates, those of the day of its pay,
 * whatever the pay in the rest of the year (SI 2001/1004 regs.3, 10 and 11). By the other method, the annual thresholds and rates apply.
 * Pounds for those months, unrounded.
 */
export function partYearNationalInsurance(pay: Amount, paid: PaidMonths, rates: NationalInsuranceRates): Amount {
  if (!isByMonth(rates)) return class1Employee(pay, rates, PLAIN, PART_OF_YEAR)
  const { months, days } = paid
  const stretches = monthStretches(paid, rates).map((stretch) => ({
    ...stretch,
    months: monthsPaidIn(stretch, months, days).namedCount(`${stretch.since}.months`, `Months of pay from ${dayInWords(stretch.since)}`),
    where: isAbove(months, number(stretch.from)),
  }))
  return class1ByMonth(pay, months, stretches, PART_OF_YEAR)
}

/** How many of some months of pay are in a stretch. */
function monthsPaidIn({ from, before }: Stretch, months: Amount, days: PayDays): Amount {
  const paidBefore = before === days.length ? months : months.atMost(number(before))
  return from === 0 ? paidBefore : paidBefore.excessOver(number(from))
}

/** Whether the month in which pay starts makes a difference: the method goes by months, and the figures change within the tax year. */
export const isFirstMonthUsed = (taxYear: TaxYear, rates: NationalInsuranceRates, on: PayMonths['on']): boolean =>
  isByMonth(rates) && monthStretches({ days: payDays(taxYear), on }, rates).length > 1

const isByMonth = ({ methods }: NationalInsuranceRates): boolean => methods.partYear.nationalInsurance.value === 'each-month'
