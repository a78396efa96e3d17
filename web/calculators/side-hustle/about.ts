import type { About } from '../../site/about.ts'

export const about = {
  slug: 'side-hustle',
  path: '/specialised-tax/side-hustle-tax-calculator',
  name: 'Side Hustle Tax Calculator',
  category: 'specialized',
  badge: 'Trending',
  summary: 'The extra tax on what you earn on top of your job, with or without the tax-free trading allowance.',
} as const satisfies About
