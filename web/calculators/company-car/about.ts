import type { About } from '../../site/about.ts'

export const about = {
  slug: 'company-car',
  path: '/specialised-tax/company-car-tax-calculator',
  name: 'Company Car Tax Calculator',
  category: 'specialized',
  summary: 'The tax you pay on a company car, per year and per month.',
} as const satisfies About
