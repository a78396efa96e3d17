import type { About } from '../../site/about.ts'

export const about = {
  slug: 'self-employed',
  path: '/self-employed-tax-calculator',
  name: 'Self-Employed Tax Calculator',
  category: 'personal',
  summary: 'The Income Tax and National Insurance on your business profit, and what you keep.',
} as const satisfies About
