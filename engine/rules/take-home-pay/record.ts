import { roundToPenny } from '../../money/rounding.ts'
import type { Result } from '../../result/result.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/** The record of a take-home result as the specification names it, each amount rounded to the penny on its own. */
export const takeHomeRecord = (pay: TakeHomePay): Result['record'] => ({
  grossIncome: roundToPenny(pay.facts.annualSalary),
  personalAllowance: roundToPenny(pay.incomeTax.allowance.allowance),
  taxableIncome: roundToPenny(pay.incomeTax.taxableIncome),
  incomeTax: roundToPenny(pay.incomeTax.tax),
  nationalInsurance: roundToPenny(pay.nationalInsurance.contribution),
  studentLoan: roundToPenny(pay.studentLoan),
  pension: roundToPenny(pay.pension),
  pensionGross: roundToPenny(pay.pensionGross),
  netIncome: roundToPenny(pay.netIncome),
  monthlyNetIncome: roundToPenny(pay.monthlyNetIncome),
  effectiveRate: roundToPenny(pay.effectiveRate),
})
