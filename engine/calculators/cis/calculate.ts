import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { type ConstructionDeduction, constructionDeduction } from '../../rules/cis/deduction.ts'
import { paymentsInAYear } from '../../rules/cis/payments-in-a-year.ts'
import type { ConstructionIndustryRates } from '../../rules/cis/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** One payment, and a year of payments like it. Pounds, unrounded. */
export interface SubcontractorPay extends ConstructionDeduction {
  readonly inputs: Inputs
  readonly paymentsInAYear: Figure
  readonly annualGrossPayment: Decimal
  readonly annualLabourPayment: Decimal
  readonly annualCISDeductions: Decimal
  readonly annualNetPayment: Decimal
}

/**
 * What a contractor deducts from one payment to a subcontractor, and the totals for a year of the same payments. Pounds per payment and
 * pounds a year, unrounded. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year. FA 2004 s.61.
 */
export function calculate(inputs: Inputs, rates: ConstructionIndustryRates): SubcontractorPay {
  const { grossPayment, materialsCost, subcontractorStatus, paymentFrequency } = inputs
  const payment = constructionDeduction({ grossPayment, materialsCost, status: subcontractorStatus }, rates)
  const payments = paymentsInAYear(paymentFrequency, rates)
  const forAYear = (amount: Decimal) => amount.times(payments.value)
  return {
    inputs,
    ...payment,
    paymentsInAYear: payments,
    annualGrossPayment: forAYear(grossPayment),
    annualLabourPayment: forAYear(payment.labourPayment),
    annualCISDeductions: forAYear(payment.deduction),
    annualNetPayment: forAYear(payment.netPayment),
  }
}
