import type { Decimal } from '../../money/decimal.ts'
import type { ExactRow } from '../../result/rows.ts'
import { figureOperand, inputOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { SubcontractorPay } from './calculate.ts'

/** The rows of the result: the payment and the deduction, then its labour and a year of the same payments. */
export const rowsOf = (facts: SubcontractorPay): ExactRow[] => [
  ...paymentRowsOf(facts),
  { key: 'labourPayment', label: 'Labour Payment', value: facts.labourPayment, isInSum: false },
  { key: 'annualGrossPayment', label: 'Annual Gross Payment', value: facts.annualGrossPayment, isInSum: false },
  { key: 'annualLabourPayment', label: 'Annual Labour Payment', value: facts.annualLabourPayment, isInSum: false },
  {
    key: 'annualCISDeductions',
    label: 'Annual CIS Deductions',
    value: facts.annualCISDeductions,
    isDeduction: true,
    isInSum: false,
  },
  { key: 'annualNetPayment', label: 'Annual Net Payment', value: facts.annualNetPayment, isInSum: false },
]

/** The rows for one payment, which add up. */
export const paymentRowsOf = ({ inputs, deduction, netPayment }: SubcontractorPay): ExactRow[] => [
  { key: 'grossPayment', label: 'Gross Payment', value: inputs.grossPayment },
  { key: 'cisDeduction', label: 'CIS Deduction', value: deduction, isDeduction: true },
  { key: 'netPayment', label: 'Net Payment', value: netPayment, isTotal: true },
]

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(facts: SubcontractorPay): Step[] {
  const grossPayment = inputOperand('grossPayment', facts.inputs.grossPayment)
  const materialsCost = inputOperand('materialsCost', facts.inputs.materialsCost)
  const labour = moneyStep(
    'labourPayment',
    'Labour payment',
    facts.labourPayment,
    '{grossPayment} − {materialsCost}',
    {
      grossPayment,
      materialsCost,
    },
    'FA 2004 s.61',
  )
  const deduction = moneyStep('cisDeduction', 'CIS deduction', facts.deduction, '{labour} × {rate}', {
    labour: stepOperand(labour),
    rate: figureOperand(facts.rate),
  })
  const net = moneyStep('netPayment', 'Net payment', facts.netPayment, '{grossPayment} − {deduction}', {
    grossPayment,
    deduction: stepOperand(deduction),
  })
  const payments = figureOperand(facts.paymentsInAYear)
  const forAYear = (key: string, label: string, value: Decimal, payment: Operand) =>
    moneyStep(key, label, value, '{payment} × {payments}', { payment, payments })
  return [
    labour,
    deduction,
    net,
    forAYear('annualGrossPayment', 'Annual gross payment', facts.annualGrossPayment, grossPayment),
    forAYear('annualLabourPayment', 'Annual labour payment', facts.annualLabourPayment, stepOperand(labour)),
    forAYear('annualCISDeductions', 'Annual CIS deductions', facts.annualCISDeductions, stepOperand(deduction)),
    forAYear('annualNetPayment', 'Annual net payment', facts.annualNetPayment, stepOperand(net)),
  ]
}
