import { type Decimal, MONTHS_IN_A_YEAR, ONE_HUNDRED } from '../../money/decimal.ts'

export interface PartYearEarnings {
  /** Pay of the months worked: as many twelfths of the salary. */
  readonly actualEarnings: Decimal
  /** Pay of one month. */
  readonly monthlyEarnings: Decimal
  /** The percentage of the pay of those months that goes into the pension. */
  readonly pension: Decimal
  /** What is left to tax: the pension is paid by salary sacrifice (ITEPA 2003 s.62). */
  readonly pay: Decimal
}

/**
 * What some months of an annual salary come to, and the pension and the taxed pay in it. Pounds of the year, exact but for the
 * last digit of a recurring twelfth: each amount is divided once, last.
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
