import type { About } from '../../site/about.ts'

export const about = {
  slug: 'income-tax',
  path: '/income-tax-calculator',
  name: 'Income Tax Calculator',
  category: 'personal',
  badge: 'Most Popular',
  summary: 'Your take-home pay, per year and per month, after Income Tax, National Insurance, student loan and pension.',
} as const satisfies About
