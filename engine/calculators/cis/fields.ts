import type { Fields } from '../../inputs/field.ts'
import { PAYMENT_FREQUENCIES } from '../../rules/cis/payments-in-a-year.ts'
import { SUBCONTRACTOR_STATUSES } from '../../rules/cis/subcontractor-status.ts'

export const fields = {
  grossPayment: { kind: 'money', label: 'Gross Payment' },
  materialsCost: { kind: 'money', label: 'Materials Cost' },
  subcontractorStatus: { kind: 'choice', label: 'Subcontractor Status', options: SUBCONTRACTOR_STATUSES, blank: 'registered' },
  paymentFrequency: { kind: 'choice', label: 'Payment Frequency', options: PAYMENT_FREQUENCIES, blank: 'monthly' },
} as const satisfies Fields
