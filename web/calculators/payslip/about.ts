import type { About } from '../../site/about.ts'

export const about = {
  slug: 'payslip',
  path: '/personal-tax/payslip-calculator',
  name: 'Payslip Calculator',
  category: 'personal',
  hub: 'specialized',
  badge: 'New',
  summary: 'Each line of one payslip, to the penny, with any tax code and for any pay period.',
} as const satisfies About
