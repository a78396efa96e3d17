import type { LoanPlan } from '../../../engine/rules/student-loans/plan.ts'
import type { StudentLoanRates } from '../../../engine/rules/student-loans/repayment.ts'
import { atLeastZero, minus, type Term, times, ZERO } from '../term.ts'
import type { Working } from '../working.ts'

/** Adds the step of a year’s repayment of one loan. SI 2009/470 reg.29; for postgraduate loans SI 2016/606. */
export function studentLoanRepayment(working: Working, plan: LoanPlan, earnings: Term, rates: StudentLoanRates): Term {
  const label = plan === 'postgraduate' ? 'Postgraduate loan' : `Plan ${plan.slice(-1)} student loan`
  const law = plan === 'postgraduate' ? 'SI 2016/606' : 'SI 2009/470 reg.29'
  const isRepayable = plan !== 'plan5' || working.method(rates.methods.studentLoans.plan5) === 'repayable'
  if (!isRepayable) return working.step(`studentLoan_${plan}`, label, ZERO, { law })
  const { threshold } = rates.studentLoans[plan]
  const rate = plan === 'postgraduate' ? rates.studentLoans.postgraduate.rate : rates.studentLoans.undergraduateRate
  const above = atLeastZero(minus(earnings, working.rate(threshold)))
  return working.step(`studentLoan_${plan}`, label, times(above, working.rate(rate)), { law })
}
