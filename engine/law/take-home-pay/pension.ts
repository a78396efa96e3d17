import { type Amount, figure, number, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN, type Scope } from '../../expression/name.ts'
import { either, say } from '../../expression/sentence.ts'
import type { PensionBasis, PensionMethod } from '../../inputs/common-fields.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { qualifyingEarnings } from '../pensions/automatic-enrolment.ts'
import type { IncomeWithPension } from '../pensions/tested-income.ts'
import type { EnrolmentRates, PensionRates } from '../rates.ts'

/** How an employee and the employer pay into a pension. */
export interface PensionFacts {
  /** A percentage of pay: 5 for 5%. */
  readonly pensionContribution: Amount
  readonly pensionMethod: PensionMethod
  /** What the percentages are of: all pay if left out. */
  readonly pensionBasis?: PensionBasis
  /** What is paid in besides the percentage, pounds a month. */
  readonly pensionPerMonth?: Amount
  /** The percentage that the employer pays in. */
  readonly employerContribution?: Amount
}

/** What is paid into a pension. Annual pounds. */
export type PaidIn = ReturnType<typeof pensionOf>

/**
 * The employee’s contribution that reaches the pension, what it costs the employee, the pay that is left after it, the employer’s
 * contribution, and both together. Percentages are of all pay, or of qualifying earnings (Pensions Act 2008 s.13). Annual pounds.
 */
export function pensionOf(facts: PensionFacts, pay: Amount, rates: PensionRates & EnrolmentRates, at = PLAIN) {
  const { pensionContribution, employerContribution = zero, pensionPerMonth = zero } = facts
  const basis = facts.pensionBasis === 'qualifying-earnings' ? qualifyingEarnings(pay, rates, at) : pay
  const byPercent = basis.percent(pensionContribution)
  const wanted = byPercent.plus(pensionPerMonth.times(number(MONTHS_IN_A_YEAR)))
  const isCapped = isAbove(wanted, pay)
  const contribution = when(isCapped, pay, when(isAbove(pensionPerMonth, zero), wanted, byPercent))
  const own = ownContribution(contribution, facts, pay, rates, at)
  const employer = basis
    .percent(employerContribution)
    .namedIfAny(at('employerPension'), 'Employer’s pension contribution')
    .means(say`What your employer pays in on top of your salary. It does not come out of your pay.`)
  const pot = own.gross
    .plus(employer)
    .named(at('pensionPot'), 'Total paid into your pension')
    .means(say`What you pay in, with any tax relief, and what your employer adds.`)
  return { ...own, employer, pot, isCapped }
}

/** An employee’s contribution, what it costs the employee, and the pay that is left after it. Annual pounds. */
function ownContribution(
  contribution: Amount,
  { pensionMethod, pensionBasis, pensionPerMonth = zero }: PensionFacts,
  pay: Amount,
  { incomeTax }: PensionRates,
  at: Scope,
) {
  if (pensionMethod === 'relief-at-source') {
    const gross = contribution
      .namedIfAny(at('pensionGross'), 'Gross pension contribution')
      .means(say`What goes into your pension, including the tax relief that the scheme claims for you.`)
    const cost = gross
      .times(figure(incomeTax.reliefAtSource.memberShare))
      .namedIfAny(at('pension'), 'What you pay into the pension')
      .means(say`What you pay in. The scheme claims the rest from HMRC.`)
    return { gross, cost, afterPension: pay.less(gross).named(at('afterPension'), 'Adjusted net income', 'ITA 2007 s.58') }
  }
  const percentOf = pensionBasis === 'qualifying-earnings' ? 'qualifying earnings' : 'salary'
  const gross = contribution
    .namedIfAny(at('pension'), 'Pension contribution')
    .means(say`${either(isAbove(pensionPerMonth, zero), say`What you pay in over the year`, say`A percentage of your ${percentOf}`)}.`)
  const label = pensionMethod === 'salary-sacrifice' ? 'Pay after salary sacrifice' : 'Pay after pension contribution'
  return { gross, cost: gross, afterPension: pay.less(gross).named(at('afterPension'), label) }
}

/**
 * How the way the pension is paid counts in the two incomes that the annual allowance tests, with any other income on top of pay. FA 2004
 * s.228ZA(4) and (5). Annual pounds.
 */
export function incomeWithPension(
  { pensionMethod }: PensionFacts,
  pay: Amount,
  { gross, afterPension, employer }: Pick<PaidIn, 'gross' | 'afterPension' | 'employer'>,
  withOther: (income: Amount) => Amount,
): IncomeWithPension {
  switch (pensionMethod) {
    case 'salary-sacrifice':
      return { netIncome: withOther(afterPension), salarySacrifice: gross, employer: gross.plus(employer) }
    case 'net-pay':
      return { netIncome: withOther(afterPension), netPay: gross, employer }
    case 'relief-at-source':
      return { netIncome: withOther(pay), reliefAtSource: gross, employer }
  }
}
