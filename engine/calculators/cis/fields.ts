import { choice, type Fields } from '../../inputs/field.ts'
import { PAYMENT_FREQUENCIES } from './payments-in-a-year.ts'
import { SUBCONTRACTOR_STATUSES } from './subcontractor-status.ts'

export const fields = {
  grossPayment: { kind: 'money', label: 'Gross Payment', isMain: true },
  materialsCost: { kind: 'money', label: 'Materials Cost' },
  subcontractorStatus: choice({
    label: 'Subcontractor Status',
    options: SUBCONTRACTOR_STATUSES,
    blank: 'registered',
    words: { registered: 'Registered', unregistered: 'Not registered', gross: 'Gross payment status' },
  }),
  paymentFrequency: choice({
    label: 'Payment Frequency',
    options: PAYMENT_FREQUENCIES,
    blank: 'monthly',
    words: { weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly', 'one-off': 'One off' },
  }),
} as const satisfies Fields
