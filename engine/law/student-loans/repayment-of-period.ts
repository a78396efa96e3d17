import { type Amount, figure, number } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import { type LoanPlan, numberedPlanWords } from '../../inputs/common-fields.ts'
import type { PeriodOf } from '../../inputs/pay-periods.ts'
import type { StudentLoanRates } from '../rates.ts'
import { repaidAbove } from './repayment.ts'

/**
 * What payroll takes from the pay of one period for one loan: the rate of the plan on what is above its threshold for the period, in whole
 * pounds. SI 2009/470 regs.29 and 44; postgraduate loans SI 2016/606. The threshold is that of the year, shared out over its weeks or months and cut
 * off at the penny. Pounds of the period.
 */
export function repaymentOfPeriod(earnings: Amount, plan: LoanPlan, { unit, each, inYear }: PeriodOf, rates: StudentLoanRates): Amount {
  const threshold = figure(rates.studentLoans[plan].threshold)
    .times(number(each))
    .dividedBy(number(inYear))
    .rounded('down-to-the-penny')
    .named(`loanThreshold.${plan}`, `${nameOf(plan)} threshold for ${each === 1 ? `a ${unit}` : `${each} weeks`}`, LAW)
  return asStep(repaidAbove(threshold, earnings, plan, rates).rounded('down-to-the-pound'), plan)
}

/** The same for a director, whose earnings period is the year: the repayment on the pay so far less that on the pay before. Pounds. */
export function repaymentOfDirector(earnings: Amount, before: Amount, plan: LoanPlan, rates: StudentLoanRates): Amount {
  const threshold = figure(rates.studentLoans[plan].threshold)
  const onPay = (pay: Amount, key: string, words: string) =>
    repaidAbove(threshold, pay, plan, rates)
      .rounded('down-to-the-pound')
      .namedIfAny(`repaid${key}.${plan}`, `${nameOf(plan)} repayment on ${words}`, LAW)
  return asStep(onPay(before.plus(earnings), 'SoFar', 'the pay of the year so far').less(onPay(before, 'Before', 'the pay before')), plan)
}

const nameOf = (plan: LoanPlan): string => (plan === 'postgraduate' ? 'Postgraduate' : numberedPlanWords[plan])

const LAW = 'SI 2009/470 regs.29 and 44'

const asStep = (repayment: Amount, plan: LoanPlan): Amount =>
  repayment
    .namedIfAny(
      plan === 'postgraduate' ? 'postgraduateLoan' : 'studentLoan',
      plan === 'postgraduate' ? 'Postgraduate loan' : 'Student loan',
      LAW,
    )
    .means(say`Payroll takes whole pounds and drops the pence.`)
