import { type Decimal, ZERO } from '../../money/decimal.ts'

/** A year’s income, and the pension contributions made out of it. Annual pounds. */
export interface IncomeWithPension {
  /** Net income, after taking off contributions under a net pay arrangement and pay given up. ITA 2007 s.23, step 2. */
  readonly netIncome: Decimal
  /** The person’s own gross contributions under relief at source. */
  readonly reliefAtSource?: Decimal
  /** The person’s own contributions under a net pay arrangement. */
  readonly netPay?: Decimal
  /** What the employer contributes, including contributions in place of pay given up. */
  readonly employer?: Decimal
  /** Pay given up for pension contributions by an arrangement made after 8 July 2015. */
  readonly salarySacrifice?: Decimal
}

/** The two incomes that decide whether the annual allowance tapers. */
export interface TestedIncome {
  readonly thresholdIncome: Decimal
  readonly adjustedIncome: Decimal
}

/**
 * The two incomes. Adjusted income is net income plus contributions under a net pay arrangement and those of the employer (FA 2004
 * s.228ZA(4)). Threshold income is net income less contributions under relief at source, plus pay given up (s.228ZA(5)); it can be
 * negative. Annual pounds.
 */
export function testedIncome({ netIncome, reliefAtSource, netPay, employer, salarySacrifice }: IncomeWithPension): TestedIncome {
  return {
    thresholdIncome: netIncome.plus(salarySacrifice ?? ZERO).minus(reliefAtSource ?? ZERO),
    adjustedIncome: netIncome.plus(netPay ?? ZERO).plus(employer ?? ZERO),
  }
}
