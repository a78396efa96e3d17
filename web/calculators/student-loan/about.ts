import type { About } from '../../site/about.ts'

export const about = {
  slug: 'student-loan',
  path: '/personal-tax/student-loan-repayment-calculator',
  name: 'PAYE Tax Calculator with Student Loan',
  category: 'personal',
  hub: 'specialized',
  badge: 'Enhanced',
  summary: 'What comes off your pay for your student loan, on top of tax and National Insurance.',
  finds: [
    'student loan',
    'student finance',
    'loan repayment',
    'plan 1',
    'plan 2',
    'plan 4',
    'plan 5',
    'postgraduate loan',
    'postgrad loan',
    'graduate salary',
    'university loan',
    'student debt',
    'slc',
  ],
  fills: {
    field: 'annualSalary',
    per: 'any',
    also: ['region', 'studentLoanPlan', 'isPublicServicePension'],
    called: ['salary', 'wage', 'earn', 'take home'],
    beside: ['student loan', 'student finance', 'loan repayment', 'university loan', 'uni', 'graduate', 'postgraduate loan', 'slc'],
  },
} as const satisfies About
