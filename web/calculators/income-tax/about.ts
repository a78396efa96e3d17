import type { About } from '../about.ts'

export const about = {
  slug: 'income-tax',
  path: '/income-tax-calculator',
  name: 'Income Tax Calculator',
  title: 'Income Tax Calculator',
  category: 'personal',
  badge: 'Most Popular',
  summary: 'What is left of your salary after Income Tax, National Insurance, student loan and pension, a year and a month.',
} as const satisfies About
