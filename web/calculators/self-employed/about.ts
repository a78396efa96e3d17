import type { About } from '../about.ts'

export const about = {
  slug: 'self-employed',
  path: '/self-employed-tax-calculator',
  name: 'Self-Employed Tax Calculator',
  title: 'Self-Employed Tax Calculator',
  category: 'personal',
  summary: 'Income Tax and National Insurance on the profit of your own business, and what is left.',
} as const satisfies About
