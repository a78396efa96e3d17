import type { About } from '../../site/about.ts'

export const about = {
  slug: 'vat',
  path: '/vat-calculator-uk',
  name: 'VAT Calculator',
  category: 'business',
  isInReturn: false,
  summary: 'Add VAT to a price or take it out, to the penny.',
} as const satisfies About
