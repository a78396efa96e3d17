import type { OptionOf } from '../../inputs/field.ts'
import { choice, money } from '../../inputs/kinds.ts'

export const fields = {
  grossPayment: money({ label: 'Gross Payment', isMain: true }),
  materialsCost: money({ label: 'Materials Cost' }),
  subcontractorStatus: choice({
    label: 'Subcontractor Status',
    options: ['registered', 'unregistered', 'gross'],
    blank: 'registered',
    words: { registered: 'Registered', unregistered: 'Not registered', gross: 'Gross payment status' },
  }),
  paymentFrequency: choice({
    label: 'Payment Frequency',
    options: ['weekly', 'monthly', 'quarterly', 'one-off'],
    blank: 'monthly',
    words: { weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly', 'one-off': 'One off' },
  }),
}

/** The status that HMRC gives a contractor who verifies a subcontractor. FA 2004 s.69. */
export type SubcontractorStatus = OptionOf<typeof fields.subcontractorStatus>

/** How often the same payment is made. */
export type PaymentFrequency = OptionOf<typeof fields.paymentFrequency>
