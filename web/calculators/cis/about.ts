import type { About } from '../../site/about.ts'

export const about = {
  slug: 'cis',
  path: '/specialised-tax/cis-tax-calculator',
  name: 'CIS Tax Calculator',
  category: 'business',
  isInReturn: false,
  summary: 'What a contractor deducts from a subcontractor’s payment under the Construction Industry Scheme.',
} as const satisfies About
