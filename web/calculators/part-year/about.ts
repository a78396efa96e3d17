import type { About } from '../../site/about.ts'

export const about = {
  slug: 'part-year',
  path: '/specialised-tax/part-year-employment-calculator',
  name: 'Part-Year Employment Calculator',
  category: 'specialized',
  badge: 'New',
  summary: 'Tax and take-home pay for a job you had for part of the tax year.',
} as const satisfies About
