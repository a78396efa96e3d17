import { type Decimal, MONTHS_IN_A_YEAR, ONE_HUNDRED } from '../../money/decimal.ts'

export interface PartYearEarnings {
  /** Pay for the months worked: a twelfth of the salary for each. */
  readonly actualEarnings: Decimal
  /** Pay for one month. */
  readonly monthlyEarnings: Decimal
  /** The pension contribution out of that pay. */
  readonly pension: Decimal
  /** Pay that is left to be taxed, as the pension is paid by salary sacrifice (ITEPA 2003 s.62). */
  readonly pay: Decimal
}

/**
 * The pay for some months of an annual salary, the pension contribution out of it, and the pay that is left to tax. Pounds for the year,
 * unrounded. Each amount is divided once, as the last thing, so only the last digit of a recurring twelfth is lost. ITEPA 2003 s.62.
 */
export function partYearEarnings(annualSalary: Decimal, months: Decimal, pensionPercent: Decimal): PartYearEarnings {
  const salaryMonths = annualSalary.times(months)
  const hundredTwelfths = ONE_HUNDRED.times(MONTHS_IN_A_YEAR)
  return {
    actualEarnings: salaryMonths.dividedBy(MONTHS_IN_A_YEAR),
    monthlyEarnings: annualSalary.dividedBy(MONTHS_IN_A_YEAR),
    pension: salaryMonths.times(pensionPercent).dividedBy(hundredTwelfths),
    pay: salaryMonths.times(ONE_HUNDRED.minus(pensionPercent)).dividedBy(hundredTwelfths),
  }
}
