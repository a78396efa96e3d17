import { type Decimal, ZERO } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { TakeHomePay } from './take-home-pay.ts'

export const TAKE_HOME_OUTPUTS = [
  'grossIncome',
  'taxableIncome',
  'incomeTax',
  'nationalInsurance',
  'studentLoan',
  'pension',
  'netIncome',
  'effectiveRate',
  'personalAllowance',
  'pensionGross',
  'monthlyNetIncome',
  'annualAllowanceCharge',
] as const

/**
 * The record of take-home pay, with the names of the specification. Annual pounds except `monthlyNetIncome`, each rounded to the penny on
 * its own.
 */
export const takeHomeRecord = (pay: TakeHomePay): Readonly<Record<(typeof TAKE_HOME_OUTPUTS)[number], Decimal>> => ({
  grossIncome: roundToPenny(pay.facts.annualSalary),
  taxableIncome: roundToPenny(pay.incomeTax.taxableIncome),
  incomeTax: roundToPenny(pay.incomeTax.tax),
  nationalInsurance: roundToPenny(pay.nationalInsurance.contribution),
  studentLoan: roundToPenny(pay.studentLoan),
  pension: roundToPenny(pay.pension),
  netIncome: roundToPenny(pay.netIncome),
  effectiveRate: roundToPenny(pay.effectiveRate),
  personalAllowance: roundToPenny(pay.incomeTax.allowance.allowance),
  pensionGross: roundToPenny(pay.pensionGross),
  monthlyNetIncome: roundToPenny(pay.monthlyNetIncome),
  annualAllowanceCharge: roundToPenny(pay.aboveAllowance?.charged.charge ?? ZERO),
})
