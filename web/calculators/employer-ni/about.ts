import type { About } from '../about.ts'

export const about = {
  slug: 'employer-ni',
  path: '/business-tax/employer-ni-calculator',
  name: 'Employer National Insurance Calculator',
  title: 'Employer National Insurance Calculator',
  category: 'business',
  summary: 'What your staff cost you with the National Insurance that you pay on top of their wages.',
} as const satisfies About
