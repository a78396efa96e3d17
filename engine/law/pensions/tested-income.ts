import { type Amount, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { only, say } from '../../expression/sentence.ts'
import { sacrificeCountsFrom } from './sacrifice-counts-from.ts'

/** A year’s income, and the pension contributions made out of it. Annual pounds. */
export interface IncomeWithPension {
  /** Net income, after taking off contributions under a net pay arrangement and pay given up. ITA 2007 s.23, step 2. */
  readonly netIncome: Amount
  /** The person’s own gross contributions under relief at source. */
  readonly reliefAtSource?: Amount
  /** The person’s own contributions under a net pay arrangement. */
  readonly netPay?: Amount
  /**
   * The person’s own contributions to a defined benefit scheme under a net pay arrangement, where `netIncome` is still with them and `employer`
   * has the growth of the benefit.
   */
  readonly toBenefit?: Amount
  /** What the employer contributes, including contributions in place of pay given up. */
  readonly employer?: Amount
  /** Pay given up for pension contributions by an arrangement made after 8 July 2015. */
  readonly salarySacrifice?: Amount
}

/** The two incomes that decide whether the annual allowance tapers. Annual pounds. */
export type TestedIncome = ReturnType<typeof testedIncome>

/**
 * The two incomes. Adjusted income is net income plus contributions under a net pay arrangement and those of the employer (FA 2004
 * s.228ZA(4)); of the growth of a defined benefit, only what its member’s own contributions did not pay for. Threshold income is net income
 * less contributions under relief at source, plus pay given up (s.228ZA(5)); it can be negative. Annual pounds.
 */
export function testedIncome({ netIncome, reliefAtSource, netPay, toBenefit, employer, salarySacrifice }: IncomeWithPension) {
  const givenUp = only(
    isAbove(salarySacrifice ?? zero, zero),
    say`, plus any pay you have given up for your pension since ${sacrificeCountsFrom}`,
  )
  return {
    thresholdIncome: netIncome
      .plus(...given(salarySacrifice))
      .less(...given(reliefAtSource), ...given(toBenefit))
      .named('thresholdIncomeAmount', 'Threshold income', 'FA 2004 s.228ZA(5)')
      .means(
        say`Your income after your own contributions come off${givenUp}. Your annual allowance is reduced only if both this and your adjusted income are above the limits that the law sets for high earners.`,
      ),
    adjustedIncome: netIncome
      .plus(...given(netPay), ...given(employer))
      .less(...given(toBenefit))
      .named('adjustedIncome', 'Adjusted income', 'FA 2004 s.228ZA(4)')
      .means(
        toBenefit
          ? say`Your income before your own contributions come off, plus everything your employer pays in and the growth of your defined benefit pension, less what you paid for that yourself.`
          : say`Your income before your own contributions come off, plus everything your employer pays in.`,
      ),
  }
}

const given = (amount: Amount | undefined): Amount[] => (amount ? [amount] : [])
