import { type Amount, number } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import { aboutPeriod, type PayPeriod } from '../../inputs/paid-per.ts'

/** How somebody is paid: pounds for a period, and the hours and days that are paid in a week. */
interface PaidPer {
  readonly annualSalary: Amount
  readonly payPer: PayPeriod
  readonly hoursPerWeek: Amount
  readonly daysPerWeek: Amount
}

/**
 * The salary of a year, from pay for any period: 12 months, or 52 weeks with every holiday paid. Pounds a year, to the penny, as a salary is
 * typed. What was typed for a year is the salary itself. No law fixes it.
 */
export function annualSalary({ annualSalary: pay, payPer, ...week }: PaidPer): Amount {
  if (payPer === 'year') return pay
  const { times, perWeek } = aboutPeriod(payPer)
  return pay
    .times(...(perWeek ? [week[perWeek]] : []), number(times))
    .rounded('to-the-penny')
    .named('grossIncome', 'Annual salary')
    .means(say`Your pay for ${payPer === 'month' ? 'twelve months' : 'every week of a year'}, before anything is taken off.`)
}
