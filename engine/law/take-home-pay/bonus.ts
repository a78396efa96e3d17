import { type Amount, number } from '../../expression/amount.ts'
import { PLAIN, scopeOf } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { class1OfYear, isYearByMonth, type PayMonths } from '../national-insurance/class-1-by-month.ts'
import type { NationalInsuranceRates, StudentLoanRates } from '../rates.ts'
import { asRepayment, type Repayment, repaymentsOf } from '../student-loans/repayment.ts'

/** What a charge falls on: the pay of a year without a bonus, and as if each month had one. Annual pounds. */
export interface PayWithBonus {
  readonly usual: Amount
  readonly everyMonth: Amount
}

/** The pay of a year with and without a bonus in one month. `what` is the pay in words, and its key. Annual pounds. */
export const payWithBonus = (usual: Amount, all: Amount, what: 'earnings' | 'taxed pay', at = PLAIN): PayWithBonus => ({
  usual,
  everyMonth: usual
    .plus(
      all
        .less(usual)
        .named(at(`${what}.bonus`), `What the bonus adds to your ${what}`)
        .times(MONTHS),
    )
    .named(at(`${what}.everyMonth`), `Your ${what} of a year if every month had the bonus`),
})

export const USUAL = scopeOf({ key: (key) => `${key}.usual`, words: 'on your usual pay', isAsUsual: true })
export const EVERY_MONTH = scopeOf({ key: (key) => `${key}.everyMonth`, words: 'if every month had the bonus', isComparison: true })
const AS_IN_MARCH = scopeOf({ key: (key) => `${key}.inMarch`, words: 'on your usual pay, if all year were like March', isComparison: true })
const MONTHS = number(MONTHS_IN_A_YEAR)

/** The charge of a year in which one month has more: that month’s part of a year in which every month has as much. Annual pounds. */
export const inOneMonth = (usual: Amount, everyMonth: Amount, withoutIt = usual): Amount =>
  usual.plus(everyMonth.less(withoutIt).dividedBy(MONTHS))

/**
 * Primary Class 1 on a year’s pay with a bonus in one month, which is charged on the pay of that month alone. Where each month is
 * charged at its own rates, it is March. SSCBA 1992 s.8; SI 2001/1004 regs.3 and 11. Annual pounds, unrounded.
 */
export function class1WithBonus(earnings: PayWithBonus, paid: PayMonths, rates: NationalInsuranceRates, at = PLAIN): Amount {
  const inMarch = allInMarch(paid)
  const usual = class1OfYear(earnings.usual, paid, rates, USUAL)
  const everyMonth = class1OfYear(earnings.everyMonth, inMarch, rates, EVERY_MONTH)
  const withoutIt = isYearByMonth(rates) ? class1OfYear(earnings.usual, inMarch, rates, AS_IN_MARCH) : usual
  return inOneMonth(usual, everyMonth, withoutIt)
    .named(at('nationalInsurance'), 'National Insurance', 'SSCBA 1992 s.8; SI 2001/1004 regs.3 and 11')
    .means(say`On your usual pay, and on the bonus in the month that it is paid.`)
}

/** The pay of a year in which every month has the one payment. Pounds. */
export const everyMonthLike = (amount: Amount, at = PLAIN): Amount =>
  amount.times(MONTHS).named(at('earnings.onePayment'), 'Your second job’s earnings of a year if every month had the payment')

/**
 * Primary Class 1 on pay that all comes in one month: a twelfth of what a year of such months would cost. SSCBA 1992 s.8; SI 2001/1004
 * regs.3 and 11. Pounds, unrounded.
 */
export const class1OnOnePayment = (everyMonth: Amount, paid: PayMonths, rates: NationalInsuranceRates, at = PLAIN): Amount =>
  class1OfYear(everyMonth, allInMarch(paid), rates, ONE_PAYMENT)
    .dividedBy(MONTHS)
    .named(at('nationalInsurance'), 'National Insurance', 'SSCBA 1992 s.8; SI 2001/1004 regs.3 and 11')
    .means(say`On the one payment, with the threshold of its month.`)

/** The loan repayments from pay that all comes in one month, in the same way. SI 2009/470 regs.29 and 44. Pounds, unrounded. */
export const repaymentsOnOnePayment = (everyMonth: Amount, loans: readonly LoanPlan[], rates: StudentLoanRates, at = PLAIN): Repayment[] =>
  repaymentsOf(everyMonth, loans, rates, ONE_PAYMENT).map(({ plans, amount: ofYear }) => ({
    plans,
    amount: asRepayment(ofYear.dividedBy(MONTHS), plans, at).means(say`On the one payment, with the threshold of its month.`),
  }))

const ONE_PAYMENT = scopeOf({ key: (key) => `${key}.onePayment`, words: 'if every month had the payment', isComparison: true })

/** Pay days that all fall in the last month of the tax year. */
const allInMarch = (paid: PayMonths): PayMonths => {
  const march = paid.days.at(-1) ?? ''
  return { ...paid, days: paid.days.map(() => march) }
}

/** A year’s loan repayments in the same way. SI 2009/470 regs.29 and 44. Annual pounds, unrounded. */
export function repaymentsWithBonus(earnings: PayWithBonus, loans: readonly LoanPlan[], rates: StudentLoanRates, at = PLAIN): Repayment[] {
  const usual = repaymentsOf(earnings.usual, loans, rates, USUAL)
  const everyMonth = repaymentsOf(earnings.everyMonth, loans, rates, EVERY_MONTH)
  return usual.map(({ plans, amount }, index) => ({
    plans,
    amount: asRepayment(inOneMonth(amount, everyMonth[index]?.amount ?? amount), plans, at).means(
      say`On your usual pay, and on the bonus in the month that it is paid.`,
    ),
  }))
}
