import type { About } from '../../site/about.ts'

export const about = {
  slug: 'rental-income',
  path: '/specialised-tax/rental-income-tax-calculator',
  name: 'Rental Income Tax Calculator',
  category: 'specialized',
  summary: 'The tax on rent from a home you let, after relief for mortgage interest.',
} as const satisfies About
