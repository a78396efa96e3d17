import type { About } from '../../site/about.ts'

export const about = {
  slug: 'dividend-tax',
  path: '/personal-tax/dividend-tax-calculator',
  name: 'Dividend Tax Calculator',
  category: 'personal',
  summary: 'The tax on your dividends, on top of your other income, and how much you keep.',
} as const satisfies About
