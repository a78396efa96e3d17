import type { About } from '../../site/about.ts'

export const about = {
  slug: 'national-insurance',
  path: '/national-insurance-calculator',
  name: 'National Insurance Calculator',
  category: 'personal',
  isInReturn: false,
  summary: 'What you and your employer pay on your wages, or what you pay on your profit if you are self-employed.',
  finds: ['national insurance', 'ni', 'nic', 'nics', 'ni contributions', 'class 1', 'national insurance on wages', 'employee ni', 'stamp'],
  fills: {
    field: 'earnings',
    per: 'year',
    called: ['national insurance', 'ni', 'nic', 'nics', 'class 1'],
    beside: ['wage', 'salary', 'earn', 'employee'],
  },
} as const satisfies About
