import type { About } from '../../site/about.ts'

export const about = {
  slug: 'pension-relief',
  path: '/specialised-tax/pension-relief-calculator',
  name: 'Pension Tax Relief Calculator',
  category: 'personal',
  alsoOn: 'specialized',
  summary: 'What a pension contribution really costs you after tax relief.',
} as const satisfies About
