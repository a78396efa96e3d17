import type { About } from '../../site/about.ts'

export const about = {
  slug: 'ir35',
  path: '/specialised-tax/ir35-tax-calculator',
  name: 'IR35 Tax Calculator',
  category: 'specialized',
  summary: 'What a contractor takes home inside IR35 (taxed like an employee) and outside it, side by side.',
} as const satisfies About
