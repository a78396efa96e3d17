import type { About } from '../../site/about.ts'

export const about = {
  slug: 'employer-ni',
  path: '/business-tax/employer-ni-calculator',
  name: 'Employer National Insurance Calculator',
  category: 'business',
  isInReturn: false,
  summary: 'What your staff cost you, including the National Insurance you pay on top of their wages.',
} as const satisfies About
