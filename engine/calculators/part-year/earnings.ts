import { type Amount, number } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'

/**
 * The pay for some months of an annual salary, the pension contribution out of it (a number of percent), and the pay that is left to tax.
 * Pounds for the year, unrounded. ITEPA 2003 s.62.
 */
export function partYearEarnings(annualSalary: Amount, months: Amount, pensionPercent: Amount) {
  const actualEarnings = aTwelfthOf(annualSalary.times(months))
    .named('actualEarnings', 'Earnings for the months worked')
    .means(say`A twelfth of your salary for each month you worked.`)
  const pension = actualEarnings
    .percent(pensionPercent)
    .namedIfAny('pension', 'Pension contribution')
    .means(say`Your percentage of what you earned in those months.`)
  return {
    actualEarnings,
    monthlyEarnings: aTwelfthOf(annualSalary).named('monthlyEarnings', 'Monthly earnings'),
    pension,
    pay: actualEarnings
      .less(pension)
      .named('pay', 'Pay after salary sacrifice')
      .means(say`Your tax and National Insurance are worked out on this.`),
  }
}

const aTwelfthOf = (amount: Amount): Amount => amount.dividedBy(number(MONTHS_IN_A_YEAR))
