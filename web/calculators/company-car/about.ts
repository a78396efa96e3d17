import type { About } from '../about.ts'

export const about = {
  slug: 'company-car',
  path: '/specialised-tax/company-car-tax-calculator',
  name: 'Company Car Tax Calculator',
  title: 'Company Car Tax Calculator',
  category: 'specialized',
  summary: 'The taxable benefit of a company car and what it costs you a year and a month.',
} as const satisfies About
