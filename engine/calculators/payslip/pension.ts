import { type Amount, figure } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import type { PensionBasis, PensionMethod } from '../../inputs/common-fields.ts'
import type { PayFrequency } from '../../inputs/pay-periods.ts'
import type { EnrolmentRates, IncomeTaxRates } from '../../law/rates.ts'
import type { Figure } from '../../rates/figure.ts'

/** What somebody pays into a pension from one payment. */
export interface PensionOfPayment {
  readonly grossPay: Amount
  readonly pensionContribution: Amount
  readonly pensionMethod: PensionMethod
  /** Whether that is the rule of a scheme of public service. */
  readonly isPublicServicePension?: boolean
  readonly pensionBasis: PensionBasis
  readonly payFrequency: PayFrequency
}

/** What a pension takes from one payment, and the pay that is left for tax and for National Insurance. Pounds of the period. */
export interface PensionOfPeriod {
  readonly taken: Amount
  readonly taxedPay: Amount
  readonly earnings: Amount
}

/**
 * A contribution from one payment, to the penny: a percentage of all pay or of qualifying earnings (Pensions Act 2008 s.13). Salary sacrifice
 * lowers pay itself (ITEPA 2003 s.62), a net pay arrangement only taxed pay (FA 2004 s.193), and relief at source neither: the scheme claims a
 * part of it (FA 2004 s.192). Pounds of the period.
 */
export function pensionOfPeriod(facts: PensionOfPayment, rates: EnrolmentRates & IncomeTaxRates): PensionOfPeriod {
  const { grossPay, pensionContribution, pensionMethod } = facts
  const contribution = contributedOn(facts, rates).percent(pensionContribution).rounded('to-the-penny')
  if (pensionMethod === 'relief-at-source') {
    const taken = contribution
      .namedIfAny('pensionGross', 'Gross pension contribution')
      .times(figure(rates.incomeTax.reliefAtSource.memberShare))
      .rounded('to-the-penny')
      .namedIfAny('pension', 'Pension contribution', 'FA 2004 s.192')
      .means(say`What leaves your pay. The scheme claims the rest from HMRC.`)
    return { taken, taxedPay: grossPay, earnings: grossPay }
  }
  const taken = contribution.namedIfAny('pension', 'Pension contribution')
  const left = grossPay.less(taken).named('payAfterPension', 'Pay after the pension contribution')
  return { taken, taxedPay: left, earnings: pensionMethod === 'salary-sacrifice' ? left : grossPay }
}

/** The pay that the percentage is of. */
function contributedOn({ grossPay, pensionBasis, payFrequency }: PensionOfPayment, rates: EnrolmentRates): Amount {
  if (pensionBasis === 'all-pay') return grossPay
  const [lower, upper] = limitsOf(payFrequency, rates)
  return grossPay
    .atMost(figure(upper))
    .excessOver(figure(lower))
    .named('qualifyingEarnings', 'Qualifying earnings', 'Pensions Act 2008 s.13')
    .means(say`Only pay between the two limits counts for the contribution.`)
}

function limitsOf(frequency: PayFrequency, { pensions }: EnrolmentRates): readonly [Figure, Figure] {
  const { automaticEnrolment } = pensions
  switch (frequency) {
    case 'weekly':
      return [automaticEnrolment.weeklyLowerLimit, automaticEnrolment.weeklyUpperLimit]
    case 'fortnightly':
      return [automaticEnrolment.fortnightlyLowerLimit, automaticEnrolment.fortnightlyUpperLimit]
    case 'four-weekly':
      return [automaticEnrolment.fourWeeklyLowerLimit, automaticEnrolment.fourWeeklyUpperLimit]
    case 'monthly':
      return [automaticEnrolment.monthlyLowerLimit, automaticEnrolment.monthlyUpperLimit]
  }
}
