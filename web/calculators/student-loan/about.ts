import type { About } from '../../site/about.ts'

export const about = {
  slug: 'student-loan',
  path: '/personal-tax/student-loan-repayment-calculator',
  name: 'PAYE Tax Calculator with Student Loan',
  category: 'personal',
  hub: 'specialized',
  badge: 'Enhanced',
  summary: 'What comes off your pay for your student loan, on top of tax and National Insurance.',
} as const satisfies About
