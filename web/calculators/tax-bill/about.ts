import type { About } from '../../site/about.ts'
import { BILL_PATH } from '../../site/bill-path.ts'

export const about = {
  slug: 'tax-bill',
  path: BILL_PATH,
  name: 'Self Assessment Tax Calculator',
  category: 'personal',
  badge: 'New',
  summary: 'Your whole tax bill, with every kind of income in one sum, and what to pay when.',
} as const satisfies About
