import { type Decimal, ZERO } from '../../money/decimal.ts'

/** A year’s income, and how pension contributions were made out of it. Annual pounds. */
export interface IncomeWithPension {
  /** Net income, which contributions under a net pay arrangement and pay that was given up are no longer part of. ITA 2007 s.23, step 2. */
  readonly netIncome: Decimal
  /** The person’s own gross contributions under relief at source. */
  readonly reliefAtSource?: Decimal
  /** The person’s own contributions under a net pay arrangement. */
  readonly netPay?: Decimal
  /** What the employer contributes, with what pay was given up for. */
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
 * Adjusted income is net income with every contribution that is no part of it, the employer’s among them (FA 2004 s.228ZA(4)). Threshold
 * income is net income less contributions under relief at source, with pay given up added back (s.228ZA(5)). Annual pounds; threshold
 * income may be below nothing.
 */
export function testedIncome({ netIncome, reliefAtSource, netPay, employer, salarySacrifice }: IncomeWithPension): TestedIncome {
  return {
    thresholdIncome: netIncome.plus(salarySacrifice ?? ZERO).minus(reliefAtSource ?? ZERO),
    adjustedIncome: netIncome.plus(netPay ?? ZERO).plus(employer ?? ZERO),
  }
}
