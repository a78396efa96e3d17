import { ONE_HUNDRED } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { Result } from '../../result/result.ts'
import type { SubcontractorPay } from './calculate.ts'

export const OUTPUTS = [
  'labourPayment',
  'deductionRate',
  'cisDeduction',
  'netPayment',
  'annualGrossPayment',
  'annualLabourPayment',
  'annualCISDeductions',
  'annualNetPayment',
  'grossPayment',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately and the rate as a number, 20 for 20%. */
export const recordOf = (facts: SubcontractorPay) =>
  ({
    labourPayment: roundToPenny(facts.labourPayment),
    deductionRate: roundToPenny(facts.rate.value.times(ONE_HUNDRED)),
    cisDeduction: roundToPenny(facts.deduction),
    netPayment: roundToPenny(facts.netPayment),
    annualGrossPayment: roundToPenny(facts.annualGrossPayment),
    annualLabourPayment: roundToPenny(facts.annualLabourPayment),
    annualCISDeductions: roundToPenny(facts.annualCISDeductions),
    annualNetPayment: roundToPenny(facts.annualNetPayment),
    grossPayment: roundToPenny(facts.inputs.grossPayment),
  }) satisfies Record<(typeof OUTPUTS)[number], Result['record'][string]>
