import type { About } from '../../site/about.ts'

export const about = {
  slug: 'capital-gains',
  path: '/specialised-tax/capital-gains-tax-calculator',
  name: 'Capital Gains Tax Calculator',
  category: 'personal',
  summary: 'The tax when you sell shares, a second home or something else for more than it cost you.',
} as const satisfies About
