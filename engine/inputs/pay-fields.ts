import { choice, money, number } from './kinds.ts'
import { aboutPeriod, PAY_PERIODS } from './paid-per.ts'

const payPer = choice({
  label: 'Pay period',
  options: PAY_PERIODS,
  blank: 'year',
  words: { year: 'Year', month: 'Month', 'four-weeks': 'Four weeks', fortnight: 'Fortnight', week: 'Week', day: 'Day', hour: 'Hour' },
})

/**
 * Pay for a year, or for another period where one is chosen. A full-time week is usually 37.5 hours over 5 days, so that is what a blank
 * means. Nobody works more than the 168 hours of a week.
 */
export const payFields = {
  annualSalary: money({ label: aboutPeriod('year').pay, periodIn: 'payPer', isMain: true }),
  payPer,
  hoursPerWeek: number({ label: 'Hours a week', least: 1, most: 168, step: 0.01, blank: 37.5, unit: 'hours' }),
  daysPerWeek: number({ label: 'Days a week', least: 0.5, most: 7, step: 0.5, blank: 5, unit: 'days' }),
}
