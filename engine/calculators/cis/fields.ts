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
