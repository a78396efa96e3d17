import type { About } from '../../site/about.ts'

export const about = {
  slug: 'pension-allowance',
  path: '/specialised-tax/pension-tax-calculator',
  name: 'Pension Annual Allowance Calculator',
  category: 'specialized',
  badge: 'Enhanced',
  summary: 'How much can go into your pensions in a year, and the charge if you go over.',
} as const satisfies About
